import type { CallOutput } from '@servery/contract/registry';
import { isEmailConnected } from '#identity/profile';
import { accountTitle } from '#people/account-title';
import { t } from '#people/texts';

type Account = CallOutput<'CustomerAccount'>;
type Hidden = { hide_security: boolean; hide_logout: boolean };

const PAGES = [
  { id: 'profile', to: '/account' },
  {
    id: 'orders',
    to: '/account/orders',
    get label() {
      return t.orders;
    },
  },
  {
    id: 'standing',
    to: '/account/standingorders',
    get label() {
      return t.standingOrders;
    },
  },
  {
    id: 'rewards',
    to: '/account/rewards',
    get label() {
      return t.rewards;
    },
  },
  {
    id: 'billing',
    to: '/account/managecard',
    get label() {
      return t.billing;
    },
  },
  {
    id: 'topup',
    to: '/account/topup',
    get label() {
      return t.topUp;
    },
  },
  {
    id: 'feedback',
    to: '/account/feedback',
    get label() {
      return t.feedback;
    },
  },
  {
    id: 'password',
    to: '/account/password',
    get label() {
      return t.changePassword;
    },
  },
  {
    id: 'pin',
    to: '/account/pin',
    get label() {
      return t.changePin;
    },
  },
  {
    id: 'logout',
    to: '/logout',
    get label() {
      return t.logout;
    },
  },
] as const;
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
  return PAGES.filter(({ id }) => isShown[id] ?? true).map((page) => ({
    id: page.id,
    to: page.to,
    label: 'label' in page ? page.label : accountTitle(customer.status),
  }));
}
