import { texts } from '@servery/domain/messages/texts';
import { isGuest } from '@servery/domain/people/roles';
import { EmptyState } from '@servery/ui/empty';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useMatch } from '@tanstack/react-router';
import { facts } from '#api/app-facts.ts';
import { customerQuery } from '#api/queries.ts';
import { type Back, Screen, ScreenTitle, SiteHeader, useTitle } from '#features/shell/index.ts';
import { GoButton } from '#state/links.tsx';

type Props = { title: string; says: string; back?: Back };

function NotOffered({ title, says, back }: Props) {
  useTitle(`${title}, ${facts.brand.name}`);
  return (
    <Screen header={<SiteHeader {...(back && { back })} />}>
      <ScreenTitle>{title}</ScreenTitle>
      <EmptyState title={says} action={<GoButton to="/menu">Go to the menu</GoButton>} />
    </Screen>
  );
}

export const LogsPage = () => <NotOffered title="Logs" says={texts.logsOff} />;
export const TestsPage = () => <NotOffered title="Tests" says={texts.testsOff} />;

/** '/account/invoices' is about invoices. */
function titleOf(pathname: string): string {
  const name = pathname.split('/').findLast(Boolean) ?? '';
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

const ACCOUNT: Back = { to: '/account', label: 'Account' };

/** A page of the account that is not offered is for nobody but its members all the same. */
export function AccountNotOfferedPage() {
  const { data: customer, isPending } = useQuery(customerQuery());
  // Of this page itself: the address is already that of the next one while somebody is sent away.
  const pathname = useMatch({ strict: false, select: (match) => match.pathname });
  if (customer && isGuest(customer))
    return <Navigate to="/login" state={{ from: pathname } as Record<string, unknown>} replace />;
  if (isPending) return <Screen header={<SiteHeader back={ACCOUNT} />}>{null}</Screen>;
  return <NotOffered title={titleOf(pathname)} says={texts.unavailable} back={ACCOUNT} />;
}
