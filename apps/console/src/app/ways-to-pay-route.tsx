import { lazy } from 'react';
import { Desk } from '#app/desk.tsx';
import { WaysToPayScreen } from '#features/ways-to-pay/index.ts';

/** Few connect an account, and once: nobody else waits for it. */
const ConnectAccount = lazy(async () => {
  const { ConnectAccount: sheet } = await import('#features/accounts/accounts-section.tsx');
  return { default: sheet };
});

export const WaysToPayRoute = () => (
  <Desk>{(user) => <WaysToPayScreen user={user} connectAccount={ConnectAccount} />}</Desk>
);
