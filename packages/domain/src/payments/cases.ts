import { catalogue } from '#texts/catalogue';
import { t } from '#payments/texts';

/** How an open case can be ended from the console, besides saying that it was settled. */
export type CaseRemedy = 'refund' | 'again' | 'none';

type CaseWords = { title: string; happened: string; todo: string };

/** What is open, in the words of the person who has to look at it. */
const CASES: Readonly<Record<string, CaseWords>> = {
  provider_silent: catalogue('payment-case-provider-silent', {
    title: 'We don’t know if this was paid',
    happened: 'The provider didn’t say if it took this payment. There’s no order for it.',
    todo: 'Look it up at the provider. If it was taken, void or refund it there.',
  }),
  amount_differs: catalogue('payment-case-amount-differs', {
    title: 'A different amount was taken',
    happened: 'The provider’s amount is different from ours.',
    todo: 'Compare both. If it’s too much, refund the difference. If it’s too little, ask the customer.',
  }),
  capture_refused: catalogue('payment-case-capture-refused', {
    title: 'The order isn’t paid',
    happened: 'The order was placed, but the provider wouldn’t release the money it held.',
    todo: 'Ask the customer to pay another way.',
  }),
  capture_silent: catalogue('payment-case-capture-silent', {
    title: 'The order may not be paid',
    happened: 'The order was placed, but the provider hasn’t confirmed the payment.',
    todo: 'Look it up at the provider. If it wasn’t paid, submit it for settlement there.',
  }),
  void_silent: catalogue('payment-case-void-silent', {
    title: 'Money is held without an order',
    happened: 'There’s no order, and the provider hasn’t confirmed it released the money.',
    todo: 'Ask the provider again, or void it there.',
  }),
  refund_silent: catalogue('payment-case-refund-silent', {
    title: 'A refund isn’t confirmed',
    happened: 'The provider hasn’t confirmed this refund.',
    todo: 'Look it up at the provider first. If it isn’t there, ask again.',
  }),
  refund_refused: catalogue('payment-case-refund-refused', {
    title: 'A refund was refused',
    happened: 'The provider refused this refund.',
    todo: 'Ask again if the problem is gone, or refund it another way.',
  }),
  refund_at_terminal: catalogue('payment-case-refund-at-terminal', {
    title: 'A refund to make on the pinpad',
    happened: 'This was paid on a pinpad. The card has to be there to get its money back.',
    todo: 'With the customer and their card at the pinpad, ask again. The pinpad then shows the refund.',
  }),
  refund_unclaimed: catalogue('payment-case-refund-unclaimed', {
    title: 'A refund is waiting to be claimed',
    happened:
      'The provider holds the money until the customer opens a link. We couldn’t email or text the customer.',
    todo: 'Give the customer the link, then mark this as settled.',
  }),
  paid_in_part_or_late: catalogue('payment-case-paid-in-part-or-late', {
    title: 'Paid too late, or too little',
    happened: 'The payment came too late or was too small. There’s no order for it.',
    todo: 'Look it up at the provider and refund what was paid.',
  }),
  charge_without_order: catalogue('payment-case-charge-without-order', {
    title: 'Paid, but no order',
    happened: 'The provider has this payment, but there’s no order for it.',
    todo: 'Refund it, unless it was taken outside this system on purpose.',
  }),
  order_without_charge: catalogue('payment-case-order-without-charge', {
    title: 'An order without a payment',
    happened: 'The order is marked paid, but the provider has no such payment.',
    todo: 'Look it up at the provider. If it isn’t there, ask the customer to pay.',
  }),
  refund_missing: catalogue('payment-case-refund-missing', {
    title: 'A refund never arrived',
    happened: 'We marked this refund as done, but the provider has none.',
    todo: 'Look it up at the provider first. If it isn’t there, request it again.',
  }),
  refund_unknown: catalogue('payment-case-refund-unknown', {
    title: 'A refund we didn’t request',
    happened: 'Someone refunded this at the provider, not from here.',
    todo: 'Find out who and why. Here, the order still counts as paid in full.',
  }),
};

/** The same problems of money for a balance: there is no order to speak of. */
const TOPUP_CASES: Readonly<Record<string, CaseWords>> = {
  provider_silent: catalogue('payment-case-topup-provider-silent', {
    title: 'We don’t know if this top-up was paid',
    happened: 'The provider didn’t say if it took this payment. It isn’t on the customer’s balance.',
    todo: 'Look it up at the provider. If it was taken, void or refund it there.',
  }),
  capture_refused: catalogue('payment-case-topup-capture-refused', {
    title: 'A top-up wasn’t paid',
    happened:
      'The top-up was on the customer’s balance, but the provider wouldn’t release the money it held. We took back what was left of it.',
    todo: 'If some of it is already spent, ask the customer to pay it another way.',
  }),
  capture_silent: catalogue('payment-case-topup-capture-silent', {
    title: 'A top-up may not be paid',
    happened: 'The top-up is on the customer’s balance, but the provider hasn’t confirmed the payment.',
    todo: 'Look it up at the provider. If it wasn’t paid, submit it for settlement there.',
  }),
  paid_in_part_or_late: catalogue('payment-case-topup-part-or-late', {
    title: 'Paid too late, or too little',
    happened: 'The payment came too late or was too small. It isn’t on the customer’s balance.',
    todo: 'Look it up at the provider and refund what was paid.',
  }),
};

const OTHER: CaseWords = catalogue('payment-case-other', {
  title: 'A payment to look into',
  happened: 'Something about this payment doesn’t match.',
  todo: 'Look it up at the provider.',
});

const REMEDY: Readonly<Record<string, CaseRemedy>> = {
  void_silent: 'again',
  refund_silent: 'again',
  refund_refused: 'again',
  refund_at_terminal: 'again',
  charge_without_order: 'refund',
  refund_missing: 'again',
};

export type CaseText = { problem: string; title: string; happened: string; todo: string; remedy: CaseRemedy };

/** `problem` is a name, and what the provider said behind a colon. */
export function caseText(problem: string, about: 'order' | 'topup' = 'order'): CaseText {
  const [name = '', ...said] = problem.split(': ');
  const words = (about === 'topup' ? TOPUP_CASES[name] : undefined) ?? CASES[name] ?? OTHER;
  const happened =
    said.length > 0 ? t.itSaid({ happened: words.happened, said: said.join(': ') }) : words.happened;
  const { title, todo } = words;
  return { problem: name, title, happened, todo, remedy: REMEDY[name] ?? 'none' };
}
