import { catalogue } from '@servery/domain/texts/catalogue';

export const t = catalogue('console-plan', {
  plan: 'What changes',
  adds: '{count} added',
  changes: '{count} changed',
  removes: '{count} removed',
  and: ', ',
  more: '{names} and {count} more',
});

export const partNames = catalogue('console-plan-parts', {
  facts: 'Details',
  fulfilment: 'Ways to order',
  zones: 'Delivery zones',
  points: 'Slots, stops and pickup places',
  payments: 'Payment methods',
  menus: 'Menu settings',
  promos: 'Promos',
  rewards: 'Rewards',
  home: 'Home page',
  news: 'News',
  people: 'People',
});
