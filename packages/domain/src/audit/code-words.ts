import { methodText, paymentFlow } from '#payments/methods';
import { catalogue } from '#texts/catalogue';

/** Fields of ours that their name does not say. */
const FIELDS: Readonly<Record<string, string>> = catalogue('audit-fields', {
  asap_minutes: 'Ready in',
  block_capacity: 'Orders per time',
  ready_minutes: 'Ready in',
  abn: 'ABN',
  gst_registered: 'Registered for GST',
});

/** Values that are codes wherever they stand. */
const VALUES: Readonly<Record<string, string>> = catalogue('audit-codes', {
  journal_xero: 'Xero journal',
  journal_myob: 'MYOB journal',
  place_order: 'Order button',
  deliver: 'Delivery',
  pickup: 'Pickup',
});

const own = (words: Readonly<Record<string, string>>, code: string): string | undefined =>
  Object.hasOwn(words, code) ? words[code] : undefined;

/** What people read where a code stands; nothing for a text of somebody's own. */
export const codeWords = (text: string): string | undefined =>
  own(VALUES, text) ?? (paymentFlow(text) === undefined ? undefined : methodText(text));

export const fieldWords = (field: string): string | undefined => own(FIELDS, field);
