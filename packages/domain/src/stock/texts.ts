import { catalogue } from '#texts/catalogue';

export const t = catalogue('rules-stock', {
  soldOut: 'Sold out',
  soldOutBackTomorrow: 'Sold out, back tomorrow',
  onlyLeft: 'Only {count} left',
  lastHeld: 'The last one is being paid for. Try again in a few minutes.',
});
