import { catalogue } from '#texts/catalogue';

/** Of the papers that a venue looks at before it prints them. */
export const paperTexts = catalogue('sample-papers', {
  paper: 'Receipts and dockets',
  burger: 'Beef burger',
  noPickles: 'No pickles',
  chips: 'Chips',
  curry: 'Chickpea curry',
  pickles: 'pickles',
  grill: 'Grill',
  bowls: 'Bowls',
  who: 'Mia K.',
  pickup: 'Pickup',
  card: 'Card',
  paid: 'Paid',
});
