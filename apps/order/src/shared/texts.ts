import { catalogue } from '@servery/domain/texts/catalogue';

export const t = catalogue('state', {
  items: '{count} {count|item|items}',
  closed: 'Closed',
  everyDay: 'Every day',
  readyAround: 'ready around {time}',
  toYou: 'We bring it to you',
  people: '{count} people',
  busy: 'We’re busy, so it takes a little longer',
  readyIn: 'Ready in about {minutes} min',
});
