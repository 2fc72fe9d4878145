import { isGuest } from '@servery/domain/people/roles';
import { IconUserRound } from '@servery/ui/foundations/icon';
import { useQuery } from '@tanstack/react-query';
import { facts } from '#api/app-facts.ts';
import { customerQuery } from '#api/queries.ts';
import { GoText } from '#shared/links.tsx';
import { useCan } from '#shared/can.ts';
import { common } from '#shared/common-texts.ts';
import { t } from '#features/shell/texts.ts';

export function AccountLink({ className }: { className?: string }) {
  const can = useCan();
  const { data: customer } = useQuery(customerQuery());
  if (!can('account') || facts.brand.flags.hide_account) return null;
  const signedIn = customer !== undefined && !isGuest(customer);
  const [first = ''] = (customer?.name ?? '').split(' ');
  return (
    <GoText
      to={signedIn ? '/account' : '/login'}
      tone="inherit"
      icon={<IconUserRound size="l" />}
      className={className}
    >
      {signedIn ? first || t.account : common.signIn}
    </GoText>
  );
}
