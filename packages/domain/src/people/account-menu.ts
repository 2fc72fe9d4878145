import type { CallOutput } from '@servery/contract/registry';
import { isEmailConnected } from '#identity/profile';
import { accountTitle } from '#people/account-title';
import { catalogue } from '#texts/catalogue';

type Account = CallOutput<'CustomerAccount'>;
type Hidden = { hide_security: boolean; hide_logout: boolean };

const PAGES = [
  { id: 'profile', to: '/account' },
  { id: 'orders', to: '/account/orders' },
  { id: 'standing', to: '/account/standingorders' },
  { id: 'rewards', to: '/account/rewards' },
  { id: 'billing', to: '/account/managecard' },
  { id: 'topup', to: '/account/topup' },
  { id: 'feedback', to: '/account/feedback' },
  { id: 'password', to: '/account/password' },
  { id: 'pin', to: '/account/pin' },
  { id: 'logout', to: '/logout' },
] as const;
/** The first is called after whose account it is. */
const LABEL: Readonly<Record<Exclude<AccountPageId, 'profile'>, string>> = catalogue('account-pages', {
  orders: 'Orders',
  standing: 'Standing Orders',
  rewards: 'Rewards',
  billing: 'Billing',
  topup: 'Top Up',
  feedback: 'Feedback',
  password: 'Change Password',
  pin: 'Change PIN',
  logout: 'Logout',
});
export type AccountPageId = (typeof PAGES)[number]['id'];
export type AccountEntry = { id: AccountPageId; to: string; label: string };

/** The venue has them switched on for this account; a kiosk orders for whoever stands before it, and not again. */
export const hasStandingOrders = ({ customer, account }: Account): boolean =>
  account.is_standing_orders_enabled === 1 && customer.status !== 3;

/** The pages of an account that its holder has: what the venue switched off, or a provider looks after, is left out. */
export function accountMenu({ customer, account }: Account, hidden: Hidden): AccountEntry[] {
  const isShown: Readonly<Partial<Record<AccountPageId, boolean>>> = {
    standing: hasStandingOrders({ customer, account }),
    rewards: account.is_loyalty_schemes_enabled === 1,
    topup: account.is_topup_enabled === 1,
    password: !hidden.hide_security && !isEmailConnected(customer),
    pin: !hidden.hide_security,
    logout: !hidden.hide_logout,
  };
  return PAGES.filter(({ id }) => isShown[id] ?? true).map(({ id, to }) => ({
    id,
    to,
    label: id === 'profile' ? accountTitle(customer.status) : LABEL[id],
  }));
}
