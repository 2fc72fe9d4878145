import { lazy, Suspense } from 'react';
import { Desk } from '#app/desk.tsx';
import { PaymentsScreen } from '#features/payments/payments-screen.tsx';

/** Set up once, and looked at by few: nobody else waits for it. */
const AccountsSection = lazy(async () => {
  const { AccountsSection: section } = await import('#features/accounts/accounts-section.tsx');
  return { default: section };
});

export const PaymentsRoute = () => (
  <Desk>
    {(user) => (
      <PaymentsScreen user={user}>
        {user.permissions.includes('manage_payments') && (
          <Suspense fallback={null}>
            <AccountsSection />
          </Suspense>
        )}
      </PaymentsScreen>
    )}
  </Desk>
);
