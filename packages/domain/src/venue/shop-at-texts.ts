import { catalogue } from '#texts/catalogue';

export const t = catalogue('rules-shop-at', {
  onDay: '{time}, {day}',
  asap: 'As soon as possible',
  asapIn: 'ready in about {time}',
  opens: 'opens {time}',
  notice: '{time} notice',
  openNow: 'open then',
  closed: 'closed',
  never: 'Can’t be ordered',
  noHours: 'has no hours',
  noPoints: 'has no slots or places',
  notThen: 'Not at this time',
});
