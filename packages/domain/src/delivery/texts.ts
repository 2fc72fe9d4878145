import { catalogue } from '#texts/catalogue';

export const t = catalogue('rules-delivery', {
  orderBy: 'Order by {time}',
  theDayBefore: '{by} the day before',
  daysBefore: '{by}, {days} days before',
});
