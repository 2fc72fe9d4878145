import { type Cents, formatCents, moneyText, parseCents } from '#money';
import { type OrderMoney, paidAtOnce } from '#order-edit/settle';
import { isAtTerminal, methodText, paymentFlow } from '#payments/methods';
import { catalogue } from '#texts/catalogue';
import { t } from '#payments/texts';

export type Paid = { amount: Cents; refunded: Cents };

/** What of a payment is still ours to give back. */
export const leftToRefund = ({ amount, refunded }: Paid): Cents => Math.max(amount - refunded, 0);

export type RefundRefusal = 'nothing_to_refund' | 'refund_too_large';

/** Cents that may go back, or why not. Without an amount it is all that is left. */
export function refundCents(paid: Paid | undefined, amount: string | undefined): Cents | RefundRefusal {
  const left = paid ? leftToRefund(paid) : 0;
  if (left === 0) return 'nothing_to_refund';
  const cents = amount === undefined ? left : (parseCents(amount) ?? 0);
  return cents <= 0 || cents > left ? 'refund_too_large' : cents;
}

/** What somebody typed into the amount's field, as the wire wants it: '4', '4.5', '$4,50' are all meant. */
export function typedAmount(typed: string): string | undefined {
  const text = typed
    .trim()
    .replace(/^\$\s*/, '')
    .replace(',', '.');
  const cents = text === '' ? undefined : parseCents(text.endsWith('.') ? text.slice(0, -1) : text);
  return cents === undefined ? undefined : formatCents(cents);
}

const STATE: Readonly<Record<string, string>> = catalogue('rules-payments-state', {
  wanted: 'On its way',
  done: 'Refunded',
  open: 'Not refunded. See Payments',
  closed: 'Settled by hand',
});
export const refundStateText = (state: string): string => STATE[state] ?? state;

const WAITS: Readonly<Record<string, string>> = catalogue('rules-payments-waits', {
  'not settled yet': 'Card payments settle overnight. We’ll send the part refund after that.',
  'not taken yet': 'We’re taking the payment first, then we’ll refund it.',
});

/** Why a refund is not done yet, in words for the venue. */
export function refundWaitText(state: string, problem: string): string {
  if (state !== 'wanted' || problem === '' || problem === 'asked') return '';
  return WAITS[problem] ?? t.refundWaits({ problem });
}

/** Where the money goes: 'card', 'PayPal account' … after 'to the' or 'to your'. */
export function refundTarget(method: string): string {
  const flow = paymentFlow(method);
  if (flow === 'authorise' || flow === 'terminal') return t.card;
  if (flow === 'balance') return t.balance;
  if (flow === 'gift') return t.gift;
  return method === 'PP' ? t.paypalAccount : methodText(method).toLowerCase();
}

/** Of what was taken by hand. */
export const handTarget = (): string => t.customerByHand;

/** Whether a refund may be a link by which the customer fetches it: only the refund itself can tell. */
export const isSentByLink = (method: string): boolean => method === 'CB';

export const refundLinkText = (): string => t.claimByLink;

/** When the customer has it, in words for the customer. */
export function arrivalText(method: string): string {
  const flow = paymentFlow(method);
  if (flow === 'authorise' || flow === 'terminal') return t.arrivesOnCard;
  if (flow === 'balance') return t.arrivedInBalance;
  if (flow === 'gift') return t.arrivedOnGift;
  if (method === 'PP') return t.arrivesAtPaypal;
  return t.onItsWay;
}

/** The same before anything went back. */
export function promiseText(method: string): string {
  if (isAtTerminal(method)) return t.atCounter;
  return isSentByLink(method) ? t.willWrite : arrivalText(method);
}

export type BackTo = { method: string; cents: Cents };

/** Money that goes back, one sum for each method; those of which nothing does are left out. */
export function byMethod(parts: readonly BackTo[]): BackTo[] {
  const sums = new Map<string, Cents>();
  for (const { method, cents } of parts) sums.set(method, (sums.get(method) ?? 0) + cents);
  return [...sums].map(([method, cents]) => ({ method, cents })).filter(({ cents }) => cents > 0);
}

/** What goes back of a cancelled order: by itself to whom it came from, and what somebody has to hand back. */
export type MoneyBack = { toMethods: readonly BackTo[]; byHand: Cents };

type PaidParts = {
  order: Omit<OrderMoney, 'given_back'> & { payment_method: string };
  /** What providers, balances and gift vouchers paid. */
  attempts: readonly (Paid & { method: string })[];
  /** Taken by hand, and handed back so far. */
  inHand: Cents;
  handedBack: Cents;
};

export function moneyBack({ order, attempts, inHand, handedBack }: PaidParts): MoneyBack {
  // What is paid later and yet was not taken in parts came to the venue itself.
  const atVenue = paymentFlow(order.payment_method) === 'later' ? paidAtOnce(order) : 0;
  return {
    toMethods: byMethod(attempts.map((paid) => ({ method: paid.method, cents: leftToRefund(paid) }))),
    byHand: leftToRefund({ amount: inHand + atVenue, refunded: handedBack }),
  };
}

const dollarsOf = (cents: Cents): string => moneyText('$', formatCents(cents));

function goesBackText({ method, cents }: BackTo, isRest: boolean): string {
  const facts = { amount: dollarsOf(cents), target: refundTarget(method) };
  if (paymentFlow(method) === 'gift') return t.goesBackToGift(facts);
  if (isAtTerminal(method)) return t.onPinpad(facts);
  return isRest ? t.restGoesBack(facts) : t.goesBack(facts);
}

/** What cancelling an order does to its money, before somebody confirms it. */
export function cancelMoneyText({ toMethods, byHand, refunded }: MoneyBack & { refunded: Cents }): string {
  const isRest = refunded > 0 && toMethods.length === 1 && byHand === 0;
  const said = toMethods.map((part) => goesBackText(part, isRest));
  if (byHand > 0) said.push(t.paidInStore({ amount: dollarsOf(byHand) }));
  if (said.length > 0) return said.join(' ');
  return refunded > 0 ? t.allRefunded : t.nothingPaid;
}
