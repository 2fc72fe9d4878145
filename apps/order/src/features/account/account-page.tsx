import { accountTitle, mayDeleteAccount } from '@servery/domain/people/account-title';
import css from '#features/account/account.module.css';
import { AccountFigures } from '#features/account/account-figures.tsx';
import { AccountFrame } from '#features/account/account-frame.tsx';
import { DeleteAccount } from '#features/account/delete-account.tsx';
import { LiveOrders } from '#features/account/live-orders.tsx';
import { ProfileForm } from '#features/account/profile-form.tsx';
import { PushCard } from '#features/account/push-card.tsx';
import { UsualOrder } from '#features/account/usual-order.tsx';
import { useMedia, WITH_TICKET } from '#state/use-media.ts';

export function AccountPage() {
  const isWide = useMedia(WITH_TICKET);
  return (
    <AccountFrame
      title={({ customer }) => accountTitle(customer.status)}
      aside={({ customer, account }) => (
        <aside aria-label="More of your account" className={css.aside}>
          {isWide && <UsualOrder />}
          {mayDeleteAccount(customer.status) && (
            <DeleteAccount balance={customer.balance} sign={account.currency_sign} />
          )}
        </aside>
      )}
    >
      {(held) => (
        <>
          <LiveOrders />
          <AccountFigures account={held} />
          <ProfileForm key={held.customer.id} customer={held.customer} />
          <PushCard />
        </>
      )}
    </AccountFrame>
  );
}
