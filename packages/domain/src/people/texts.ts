import { catalogue } from '#texts/catalogue';

export const t = catalogue('rules-people', {
  account: '{status} Account',
  owner: 'Owner',
  manager: 'Manager',
  kitchen: 'Kitchen',
  counter: 'Counter',
  accountant: 'Accountant',
});
