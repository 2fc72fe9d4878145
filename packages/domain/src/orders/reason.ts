import { catalogue } from '#texts/catalogue';

/** Why money goes back, to be picked at the till and at the console. */
export const refundReasons: Readonly<Record<string, string>> = catalogue('refund-reasons', {
  missing: 'Missing',
  late: 'Late',
  wrong: 'Something wrong',
  asked: 'Customer asked',
});

const LONGEST = 200;

/** A chosen reason and words of one's own, as one sentence for the customer. */
export const reasonText = (preset: string, own: string): string =>
  [preset, own.trim()]
    .filter((part) => part !== '')
    .join('. ')
    .slice(0, LONGEST);
