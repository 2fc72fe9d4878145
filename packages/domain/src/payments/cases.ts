import { catalogue } from '#texts/catalogue';
import { t } from '#payments/texts';

/** How an open case can be ended from the console, besides saying that it was settled. */
export type CaseRemedy = 'refund' | 'again' | 'none';

type CaseWords = { title: string; happened: string; todo: string };

/** What is open, in the words of the person who has to look at it. */
const CASES: Readonly<Record<string, CaseWords>> = {
  provider_silent: catalogue('payment-case-provider-silent', {
    title: 'Nobody knows whether this was paid',
    happened: 'The provider never said whether it took this payment. There is no order for it.',
    todo: 'Look it up at the provider. If it was taken, void or refund it there.',
  }),
  amount_differs: catalogue('payment-case-amount-differs', {
    title: 'Another amount was taken',
    happened: 'The provider has another amount than we do.',
    todo: 'Compare both. If too much was taken, refund the difference; if too little, ask the customer.',
  }),
  capture_refused: catalogue('payment-case-capture-refused', {
    title: 'The order is not paid',
    happened: 'The order was placed, but the provider would not pay out what it held.',
    todo: 'Ask the customer to pay another way.',
  }),
  capture_silent: catalogue('payment-case-capture-silent', {
    title: 'The order may not be paid',
    happened: 'The order was placed, but the provider has not confirmed that it was paid.',
    todo: 'Look it up at the provider, and submit it for settlement there if it was not.',
  }),
  void_silent: catalogue('payment-case-void-silent', {
    title: 'Money is held without an order',
    happened: 'There is no order, and the provider has not confirmed that it let go of the money.',
    todo: 'Ask the provider again, or void it there.',
  }),
  refund_silent: catalogue('payment-case-refund-silent', {
    title: 'A refund is not confirmed',
    happened: 'The provider has not confirmed this refund.',
    todo: 'Look it up at the provider first. If it is not there, ask again.',
  }),
  refund_refused: catalogue('payment-case-refund-refused', {
    title: 'A refund was refused',
    happened: 'The provider would not refund this.',
    todo: 'Ask again if the reason has passed, or give the money back another way.',
  }),
  refund_unclaimed: catalogue('payment-case-refund-unclaimed', {
    title: 'A refund waits to be fetched',
    happened:
      'The provider has set the money aside, and sends it only once the customer has opened a link. Nobody could be written to.',
    todo: 'Hand the link over to the customer, then mark it as settled.',
  }),
  paid_in_part_or_late: catalogue('payment-case-paid-in-part-or-late', {
    title: 'Paid too late, or too little',
    happened:
      'Something was paid after the time had run out, or less than was due. There is no order for it.',
    todo: 'Look it up at the provider and give back what was paid.',
  }),
  charge_without_order: catalogue('payment-case-charge-without-order', {
    title: 'Paid, but there is no order',
    happened: 'The provider has this payment, and there is no order for it.',
    todo: 'Refund it, unless it was taken outside of this system on purpose.',
  }),
  order_without_charge: catalogue('payment-case-order-without-charge', {
    title: 'An order without its payment',
    happened: 'The order counts as paid, but the provider has no such payment.',
    todo: 'Look it up at the provider. If it is not there, ask the customer to pay.',
  }),
  refund_missing: catalogue('payment-case-refund-missing', {
    title: 'A refund never arrived',
    happened: 'We noted this refund as done, but the provider has none.',
    todo: 'Look it up at the provider first. If it is not there, ask for it again.',
  }),
  refund_unknown: catalogue('payment-case-refund-unknown', {
    title: 'A refund that we did not ask for',
    happened: 'Somebody has refunded this at the provider, not from here.',
    todo: 'Find out who and why; the order here still counts as paid in full.',
  }),
};

const OTHER: CaseWords = catalogue('payment-case-other', {
  title: 'A payment to look into',
  happened: 'Something about this payment does not match.',
  todo: 'Look it up at the provider.',
});

const REMEDY: Readonly<Record<string, CaseRemedy>> = {
  void_silent: 'again',
  refund_silent: 'again',
  refund_refused: 'again',
  charge_without_order: 'refund',
  refund_missing: 'again',
};

export type CaseText = { problem: string; title: string; happened: string; todo: string; remedy: CaseRemedy };

/** `problem` is a name, and what the provider said behind a colon. */
export function caseText(problem: string): CaseText {
  const [name = '', ...said] = problem.split(': ');
  const words = CASES[name] ?? OTHER;
  const happened =
    said.length > 0 ? t.itSaid({ happened: words.happened, said: said.join(': ') }) : words.happened;
  const { title, todo } = words;
  return { problem: name, title, happened, todo, remedy: REMEDY[name] ?? 'none' };
}
