import { type Cents, formatCents } from '@servery/domain/money';
import {
  roundCash,
  type TenderKind,
  type TenderPart,
  tenderPart,
  type TenderWish,
} from '@servery/domain/payments/tender';
import { typedCents } from '#pos/pay/change.ts';

/** What stands on the keypad: cash that was handed over, or how much is paid by another tender. */
export type Keyed = {
  kind: TenderKind;
  digits: string;
  /** A share of what is left that one of several people pays. */
  share: Cents | undefined;
  /** More than that cannot be paid by it: what is on a balance. */
  most?: Cents | undefined;
};

/** What would be taken; `covers`: nothing is left then. */
export type KeyedTender = { wish: TenderWish; part: TenderPart; covers: boolean };

/** What another tender than cash pays: what is typed, a share, or as much as it can. */
const amountOf = (left: Cents, { digits, share, most = left }: Keyed): Cents =>
  typedCents(digits) || Math.min(share ?? left, most);

function wishOf(left: Cents, keyed: Keyed): TenderWish | undefined {
  const { kind, digits, share, most = left } = keyed;
  const typed = typedCents(digits);
  const amount = amountOf(left, keyed);
  if (kind !== 'cash') return amount <= most ? { kind, amount } : undefined;
  const target = share ?? left;
  if (typed >= roundCash(target))
    return digits === '' ? undefined : { kind, amount: target, received: typed };
  return share === undefined && typed > 0 ? { kind, amount: typed, received: typed } : undefined;
}

/** Nothing while too little stands there, or more than is left. */
export function keyedTender(left: Cents, keyed: Keyed): KeyedTender | undefined {
  const wish = left > 0 ? wishOf(left, keyed) : undefined;
  if (!wish) return undefined;
  const taken = tenderPart(left, wish);
  return taken.ok ? { wish, part: taken.part, covers: taken.part.cents === left } : undefined;
}

export type Amounts = { left: Cents; rounding: Cents; received: Cents; change: Cents };

/** The figures of the screen while the keypad is used. */
export function keyedAmounts(left: Cents, keyed: Keyed): Amounts {
  const typed = typedCents(keyed.digits);
  if (keyed.kind !== 'cash') return { left, rounding: 0, received: amountOf(left, keyed), change: 0 };
  const target = keyed.share ?? left;
  const due = roundCash(target);
  return {
    left: Math.max(0, (target === left ? due : left) - Math.min(typed, due)),
    rounding: target === left ? due - left : 0,
    received: typed,
    change: Math.max(0, typed - due),
  };
}

/** An equal share of what is left, as coins make it up; the last one pays what is over. */
export const shareOf = (left: Cents, people: number): Cents => roundCash(left / people);

/** As the calls want it. */
export const amountField = (cents: Cents | undefined): string | undefined =>
  cents === undefined ? undefined : formatCents(cents);

type Asked = Pick<Keyed, 'digits' | 'share'> & { left: Cents };

/** What would be asked of the pinpad: what is typed, a share, or all that is left. Cash that was typed may be more. */
export const pinpadCents = ({ digits, share, left }: Asked): Cents => {
  const most = Math.min(share ?? left, left);
  return Math.min(typedCents(digits) || most, most);
};
