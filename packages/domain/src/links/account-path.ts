const ACCOUNT: Readonly<Record<string, string>> = {
  acct: '/account',
  account: '/account',
  hist: '/account/orders',
  history: '/account/orders',
  orders: '/account/orders',
  rewards: '/account/rewards',
  cards: '/account/managecard',
  billing: '/account/managecard',
  managecard: '/account/managecard',
  withdraw: '/account/managecard',
  crypto: '/account/managecard',
  applepay: '/account/managecard',
  googlepay: '/account/managecard',
  addcard: '/account/addcard',
  topup: '/account/topup',
  feedback: '/account/feedback',
  reset: '/account/reset',
};

/** The account page that `act` names. */
export function accountPath(act: unknown): string | undefined {
  const name = typeof act === 'string' ? act.trim().toLowerCase() : '';
  return Object.hasOwn(ACCOUNT, name) ? ACCOUNT[name] : undefined;
}
