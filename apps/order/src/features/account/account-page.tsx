import { accountTitle, mayDeleteAccount } from '@servery/domain/people/account-title';
import { isMember } from '@servery/domain/people/roles';
import css from '#features/account/account.module.css';
import { AccountFigures } from '#features/account/account-figures.tsx';
import { AccountFrame, type AccountPart } from '#features/account/account-frame.tsx';
import { DeleteAccount } from '#features/account/delete-account.tsx';
import { LiveOrders } from '#features/account/live-orders.tsx';
import { NewsCard } from '#features/account/news-card.tsx';
import { ProfileForm } from '#features/account/profile-form.tsx';
import { PushCard } from '#features/account/push-card.tsx';
import { UsualOrder } from '#features/account/usual-order.tsx';
import { useMedia, WITH_TICKET } from '#shared/use-media.ts';
import { t } from '#features/account/texts.ts';

function Beside({ account: { customer, account } }: AccountPart) {
  const isWide = useMedia(WITH_TICKET);
  return (
    <aside aria-label={t.moreOfYourAccount} className={css.aside}>
      {isWide && <UsualOrder />}
      {mayDeleteAccount(customer.status) && (
        <DeleteAccount balance={customer.balance} sign={account.currency_sign} />
      )}
    </aside>
  );
}

export function AccountPage() {
  return (
    <AccountFrame title={({ customer }) => accountTitle(customer.status)} aside={Beside}>
      {(account) => (
        <>
          <LiveOrders />
          <AccountFigures account={account} />
          <ProfileForm key={account.customer.id} customer={account.customer} />
          {isMember(account.customer.status) && <NewsCard customer={account.customer} />}
          <PushCard />
        </>
      )}
    </AccountFrame>
  );
}
