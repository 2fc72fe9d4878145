import { EmptyState } from '@servery/ui/empty';
import { Row } from '@servery/ui/stack';
import { useLocation } from '@tanstack/react-router';
import { facts } from '#api/app-facts.ts';
import { Screen, ScreenTitle, SiteHeader, useTitle } from '#features/shell/index.ts';
import { GoButton } from '#state/links.tsx';

const NAMES: Readonly<Record<string, string>> = {
  orders: 'Your orders',
  rewards: 'Rewards',
  managecard: 'Payment card',
  addcard: 'Add a card',
  topup: 'Top up',
  feedback: 'Feedback',
  reset: 'Reset your password',
};

/** Stands where a link leads before the page itself is there. */
export function AccountSoonPage() {
  const name = useLocation({ select: ({ pathname }) => pathname.split('/').findLast(Boolean) ?? '' });
  const title = NAMES[name] ?? 'Account';
  useTitle(`${title}, ${facts.brand.name}`);
  return (
    <Screen header={<SiteHeader back={{ to: '/account', label: 'Account' }} />}>
      <ScreenTitle>{title}</ScreenTitle>
      <EmptyState
        title="This page is coming"
        action={
          <Row wrap justify="center">
            <GoButton to="/menu">Go to the menu</GoButton>
            <GoButton to="/account" kind="line">
              Your account
            </GoButton>
          </Row>
        }
      >
        {`Until then write to ${facts.brand.words.support_email}, and we take care of it.`}
      </EmptyState>
    </Screen>
  );
}
