import type { HomeBlock } from '@servery/contract/entities/home';
import { accountTarget } from '@servery/domain/home/block-address';
import { isGuest } from '@servery/domain/people/roles';
import { IconChevronRight } from '@servery/ui/icon';
import { Display, Text } from '@servery/ui/text';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { facts } from '#api/app-facts.ts';
import { customerQuery } from '#api/queries.ts';
import css from '#features/home/home.module.css';
import { price } from '#state/money.ts';
import { useCan } from '#variants/can.ts';

export function AccountCard({ block }: { block: HomeBlock }) {
  const can = useCan();
  const { data: customer } = useQuery(customerQuery());
  if (!can('account') || facts.brand.flags.hide_account) return null;
  const member = customer && !isGuest(customer) ? customer : undefined;
  const [first = ''] = (member?.name ?? '').split(' ');
  const page = accountTarget(block.target);
  return (
    <Link
      to={member ? page : '/login'}
      state={(member ? {} : { next: page }) as Record<string, unknown>}
      className={css.member}
    >
      <span>
        <Text as="span" size={15} tone="soft">
          {block.title || 'My Account'}
        </Text>
        <Display as="div" size={24}>
          {member ? `Hello, ${first}` : 'Sign in'}
        </Display>
        <Text as="span" size={15} tone="soft">
          {member ? `${member.points_balance} points` : 'Your details, balance and points'}
        </Text>
      </span>
      {member ? (
        <span className={css.balance}>
          Account Balance
          <b>{price('$', member.balance)}</b>
        </span>
      ) : (
        <IconChevronRight size="l" />
      )}
    </Link>
  );
}
