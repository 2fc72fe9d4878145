import type { Customer } from '@servery/contract/entities/customer';
import { networkError } from '@servery/domain/messages/texts';
import { isGuest } from '@servery/domain/people/roles';
import { Card } from '@servery/ui/card';
import { IconLogOut, IconUtensils } from '@servery/ui/icon';
import { List } from '@servery/ui/list';
import { Loading, Skeleton } from '@servery/ui/skeleton';
import { Display, Text } from '@servery/ui/text';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { facts } from '#api/app-facts.ts';
import { customerQuery } from '#api/queries.ts';
import css from '#features/sign-in/sign-in.module.css';
import { LoadFailed, Screen, ScreenTitle, SiteHeader, useTitle } from '#features/shell/index.ts';
import { GoRow } from '#state/row-link.tsx';
import { price } from '#state/money.ts';

function Account({ customer }: { customer: Customer }) {
  const [first = 'there'] = customer.name.split(' ');
  return (
    <div className={css.page}>
      <ScreenTitle>{`Hello, ${first || 'there'}`}</ScreenTitle>
      <Text tone="soft">
        {customer.name} · {customer.email}
      </Text>
      <div className={css.cards}>
        <Card as="section" aria-label="Account Balance">
          <Text size={15} tone="soft">
            Account Balance
          </Text>
          <Display as="p" size={32}>
            {price('$', customer.balance)}
          </Display>
        </Card>
        <Card as="section" look="highlight" aria-label="Points">
          <Text size={15} tone="highlight">
            Points
          </Text>
          <Display as="p" size={32}>
            {customer.points_balance}
          </Display>
        </Card>
      </div>
      <List label="Account">
        <GoRow to="/menu" icon={<IconUtensils />} title="Order Now" />
        <GoRow to="/logout" icon={<IconLogOut />} title="Sign out" />
      </List>
    </div>
  );
}

export function AccountPage() {
  const customer = useQuery(customerQuery());
  useTitle(`Account, ${facts.brand.name}`);
  if (customer.data && isGuest(customer.data))
    return <Navigate to="/login" state={{ from: '/account' } as Record<string, unknown>} replace />;
  return (
    <Screen header={<SiteHeader />}>
      {customer.data ? (
        <Account customer={customer.data} />
      ) : customer.error ? (
        <LoadFailed
          error={customer.error}
          title="Your account did not load"
          whenNoAnswer={networkError('FE-AUTH-0')}
          retry={() => void customer.refetch()}
        />
      ) : (
        <Loading label="Loading your account" className={css.page}>
          <h1 className="visually-hidden">Account</h1>
          <Skeleton shape="title" height="2rem" />
          <Skeleton shape="block" height="112px" />
        </Loading>
      )}
    </Screen>
  );
}
