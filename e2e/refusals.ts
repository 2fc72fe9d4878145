/** What the server may say against an order, and the button that mends it. */
export const MENDS: readonly { label: string; words: readonly string[] }[] = [
  {
    label: 'Change Time',
    words: [
      'time has past',
      'Minimum notice',
      'available between',
      'is available from',
      'is available until',
      'closed between',
      'after last orders',
    ],
  },
  {
    label: 'Change Date',
    words: [
      'Last orders for the selected date',
      'not available on the selected day',
      'menu is not available',
      'earliest date',
    ],
  },
  { label: 'Change', words: ['location is not available'] },
  { label: 'Change Slot', words: ['delivery slot'] },
  { label: 'Change', words: ['delivery stop', 'delivery location'] },
  { label: 'Change', words: ['table number', 'booking', 'number of people'] },
  { label: 'Back to Cart', words: ['Product unavailable', 'minimum order', 'not available for'] },
  { label: 'Choose', words: ['fulfilment type', 'delivery only', 'pickup only', 'takeaway only'] },
  { label: 'Add Instruction', words: ['instruction', 'instructions', 'car reg'] },
  { label: 'Edit Voucher/Promo Code', words: ['promo', 'coupon'] },
];

/** Those that lead to signing in, which nobody does at a kiosk or at the counter. */
export const SIGN_INS: typeof MENDS = [
  { label: 'Sign in / Sign up', words: ['Account required'] },
  { label: 'Sign in / Reset password', words: ['active customer', 'already registered'] },
  { label: 'Reset password', words: ['Active Facebook customer'] },
  { label: 'Sign in with Apple', words: ['Active Apple customer'] },
  { label: 'Sign in with Google', words: ['Active Google customer'] },
];

/** Every refusal with its button, one by one. */
export const eachOf = (table: typeof MENDS): { label: string; message: string }[] =>
  table.flatMap(({ label, words }) => words.map((phrase) => ({ label, message: `Sorry, ${phrase}, today` })));

/** One refusal for each button: the web goes through every one of them, and so do the tests of the rule. */
export const oneForEach = (table: typeof MENDS): ReturnType<typeof eachOf> =>
  table.flatMap(({ label, words }) => eachOf([{ label, words: words.slice(0, 1) }]));
