import type { Cents } from '#money';
import { roundCash, tenderPart, type TenderKind, type TenderPart, type TenderWish } from '#payments/tender';
import { spread } from '#tax/spread';

/** Who pays together. What nobody has taken yet is the part `REST`. */
export const REST = 0;
/** So many people split one bill. */
export const MOST_PARTS = 12;

/** One piece of a line, and the parts that pay it: more than one share it equally. */
export type SplitUnit = { lineId: number; cents: Cents; parts: readonly number[] };

/** Each piece of every line, with nobody to pay it yet. The pieces of a line add up to its price. */
export const splitUnits = (lines: readonly { id: number; quantity: number; price: Cents }[]): SplitUnit[] =>
  lines.flatMap(({ id, quantity, price }) =>
    spread(
      price,
      Array.from({ length: quantity }, () => 1),
    ).map((cents) => ({ lineId: id, cents, parts: [REST] })),
  );

const unique = (parts: readonly number[]): number[] => [...new Set(parts)].toSorted((a, b) => a - b);

/** What one part pays of a piece is paid by another one instead. */
export const movedUnit = (unit: SplitUnit, from: number, to: number): SplitUnit => ({
  ...unit,
  parts: unique(unit.parts.map((part) => (part === from ? to : part))),
});

/** One more pays for a piece. */
export const sharedUnit = (unit: SplitUnit, part: number): SplitUnit => ({
  ...unit,
  parts: unique([...unit.parts, part]),
});

/** Divisible by every number of people that there can be, so that a third is a third. */
const WHOLE = 27_720;

/** What a part has on it, for comparison with the others. */
export const weightOf = (units: readonly SplitUnit[], part: number): number =>
  units.reduce(
    (sum, { cents, parts }) => (parts.includes(part) ? sum + (cents * WHOLE) / parts.length : sum),
    0,
  );

/** `open`: how much of a part is still to be paid, once somebody has begun to. */
export type SplitPart = { weight: number; open?: Cents | undefined };

/**
 * What each part has to pay of what is left of an order: together all of it, to the cent. Discounts, fees and a
 * surcharge follow what is on a part; one that somebody has begun to pay stays what it was.
 */
export function splitLeft(left: Cents, parts: readonly SplitPart[]): Cents[] {
  let rest = left;
  const begun = parts.map(({ open }) => {
    const held = Math.min(open ?? 0, rest);
    rest -= held;
    return held;
  });
  const waiting = parts.flatMap(({ open }, at) => (open === undefined ? [at] : []));
  if (waiting.length === 0) return begun.map((cents, at) => (at === begun.length - 1 ? cents + rest : cents));
  const weights = waiting.map((at) => parts[at]?.weight ?? 0);
  const noWeight = weights.every((weight) => weight === 0);
  const shares = spread(rest, noWeight ? weights.map((_, at) => (at === 0 ? 1 : 0)) : weights);
  return begun.map((cents, at) => cents + (shares[waiting.indexOf(at)] ?? 0));
}

/** What stands on the keypad for a part of which so much is due. Nothing typed is all of it. */
export type SplitPayment = { kind: TenderKind; due: Cents; typed: Cents; most?: Cents | undefined };

const amountOf = ({ kind, due, typed, most = due }: SplitPayment): Cents =>
  kind === 'cash' ? Math.min(typed || due, due) : typed || Math.min(due, most);

/**
 * The tender for a part. In cash it is what coins make up, and a cent or two are left for the others: only the one
 * who pays last is rounded. `open`: what is to be paid of the part after that.
 */
export function splitTender(
  left: Cents,
  payment: SplitPayment,
): { wish: TenderWish; part: TenderPart; open: Cents } | undefined {
  const { kind, due, typed, most = due } = payment;
  const inCash = kind === 'cash';
  const isAll = inCash && typed >= roundCash(due);
  const amount = isAll ? due : amountOf(payment);
  if (amount > due || amount > most) return undefined;
  const wish: TenderWish = { kind, amount, ...(inCash && typed > 0 && { received: typed }) };
  const taken = tenderPart(left, wish);
  if (!taken.ok) return undefined;
  const over = due - taken.part.cents;
  return { wish, part: taken.part, open: inCash && amount === due ? 0 : Math.max(0, over) };
}
