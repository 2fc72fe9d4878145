import { catalogue } from '#texts/catalogue';

export const t = catalogue('rules-people', {
  orders: 'Orders',
  standingOrders: 'Standing Orders',
  billing: 'Billing',
  topUp: 'Top Up',
  changePassword: 'Change Password',
  changePin: 'Change PIN',
  rewards: 'Rewards',
  feedback: 'Feedback',
  logout: 'Logout',
  account: '{status} Account',
});
