import type { Cents } from '#money';
import { moneyIn, type OrderMoney } from '#order-edit/settle';
import { catalogue } from '#texts/catalogue';

/** What a person takes at the counter with nobody else's help. card: on a machine that is not connected to us. */
export const counterKinds = ['cash', 'card', 'other'] as const;
/** What an order can be paid with at the counter, in parts and in any mix. eftpos: on the pinpad of the till. */
export const tenderKinds = [...counterKinds, 'balance', 'gift', 'eftpos'] as const;
export type CounterKind = (typeof counterKinds)[number];
export type TenderKind = (typeof tenderKinds)[number];

const TEXT: Readonly<Record<TenderKind, string>> = catalogue('rules-payments-text', {
  cash: 'Cash',
  card: 'Card machine',
  other: 'Other',
  balance: 'Account balance',
  gift: 'Gift voucher',
  eftpos: 'Eftpos',
});
export const tenderText = (kind: TenderKind): string => TEXT[kind];

/** What is left to pay at the counter of an order, in parts or not; of one that was edited, beside what it has. */
export const leftToPay = (order: OrderMoney): Cents => (order.paid === 1 ? 0 : order.total - moneyIn(order));

const SMALLEST_COIN: Cents = 5;

/** Coins end at 5 c: …1 and …2 go down, …3 and …4 up, …6 and …7 down, …8 and …9 up. */
export const roundCash = (cents: Cents): Cents => Math.round(cents / SMALLEST_COIN) * SMALLEST_COIN;

/** `amount`: how much of what is left is to be paid, all of it where nothing is said. `received`: the cash that was handed over, exact where nothing is said. */
export type TenderWish = { kind: TenderKind; amount?: Cents | undefined; received?: Cents | undefined };

/** `cents` of the order are paid by it. What is kept of what was handed over is `cents + rounding`. */
export type TenderPart = {
  kind: TenderKind;
  cents: Cents;
  rounding: Cents;
  received: Cents;
  change: Cents;
};
type TenderProblem = { code: 'tender_short'; left: Cents } | { code: 'tender_too_much'; left: Cents };
export type TenderResult = { ok: true; part: TenderPart } | ({ ok: false } & TenderProblem);

/** What has to be handed over in cash, and how much of the order that pays. Only cash that pays the rest is rounded. */
function cashFor(left: Cents, amount: Cents): { due: Cents; cents: Cents } {
  const part = roundCash(amount);
  return amount === left || part >= left ? { due: roundCash(left), cents: left } : { due: part, cents: part };
}

function cashPart(left: Cents, amount: Cents, said: Cents | undefined): TenderResult {
  const { due, cents } = cashFor(left, amount);
  const received = said === undefined ? due : roundCash(said);
  if (received < due || cents === 0) return { ok: false, code: 'tender_short', left: due - received };
  const part = { cents, rounding: due - cents, received, change: received - due };
  return { ok: true, part: { kind: 'cash', ...part } };
}

/** What one payment at the counter does for an order of which so much is left to pay. */
export function tenderPart(left: Cents, { kind, amount = left, received }: TenderWish): TenderResult {
  if (amount > left) return { ok: false, code: 'tender_too_much', left };
  if (amount <= 0) return { ok: false, code: 'tender_short', left };
  if (kind === 'cash') return cashPart(left, amount, received);
  return { ok: true, part: { kind, cents: amount, rounding: 0, received: amount, change: 0 } };
}

/** What is shown while cash is counted: all that is left, rounded, against what lies on the counter. */
export type Counted = { due: Cents; rounding: Cents; left: Cents; change: Cents; enough: boolean };

export function countCash(total: Cents, received: Cents): Counted {
  const due = roundCash(total);
  return {
    due,
    rounding: due - total,
    left: Math.max(0, due - received),
    change: Math.max(0, received - due),
    enough: received >= due,
  };
}
