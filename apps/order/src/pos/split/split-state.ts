import type { CallOutput } from '@servery/contract/registry';
import { type Cents, parseCents } from '@servery/domain/money';
import {
  MOST_PARTS,
  movedUnit,
  REST,
  sharedUnit,
  splitLeft,
  splitUnits,
  type SplitUnit,
  weightOf,
} from '@servery/domain/payments/split';

type Shown = CallOutput<'TillOrder.show'>;

/** `open`: what is still to be paid of it, once somebody has begun to. */
export type Part = { id: number; open?: Cents; paid: readonly { method: string; cents: Cents }[] };
export type Split = {
  orderId: string;
  units: readonly SplitUnit[];
  parts: readonly Part[];
  active: number;
};

const part = (id: number): Part => ({ id, paid: [] });

export const beginSplit = ({ order, lines }: Shown): Split => ({
  orderId: order.id,
  units: splitUnits(
    lines.map(({ id, quantity, price }) => ({ id, quantity, price: parseCents(price) ?? 0 })),
  ),
  parts: [part(REST), part(1)],
  active: 1,
});

const partOf = (split: Split, id: number): Part => split.parts.find((each) => each.id === id) ?? part(id);
/** What somebody has begun to pay is no longer moved about. */
export const isBegun = (split: Split, id: number): boolean => partOf(split, id).open !== undefined;
export const isPaid = (split: Split, id: number): boolean => partOf(split, id).open === 0;
export const hasBegun = (split: Split): boolean => split.parts.some(({ open }) => open !== undefined);

const changed = (split: Split, at: number, change: (unit: SplitUnit) => SplitUnit): Split => ({
  ...split,
  units: split.units.map((unit, index) => (index === at ? change(unit) : unit)),
});

/** To the part in hand; out of that, back to what is not split yet. */
export function moveUnit(split: Split, at: number, from: number): Split {
  const to = from === split.active ? REST : split.active;
  if (isBegun(split, from) || isBegun(split, to)) return split;
  return changed(split, at, (unit) => movedUnit(unit, from, to));
}

export function shareUnit(split: Split, at: number, from: number): Split {
  const withPart = from === split.active ? REST : split.active;
  if (isBegun(split, from) || isBegun(split, withPart)) return split;
  return changed(split, at, (unit) => sharedUnit(unit, withPart));
}

export function moveAll(split: Split): Split {
  if (isBegun(split, split.active)) return split;
  return { ...split, units: split.units.map((unit) => movedUnit(unit, REST, split.active)) };
}

export function addPart(split: Split): Split {
  const id = Math.max(...split.parts.map((each) => each.id)) + 1;
  return id > MOST_PARTS ? split : { ...split, parts: [...split.parts, part(id)], active: id };
}

export const activate = (split: Split, id: number): Split =>
  isPaid(split, id) ? split : { ...split, active: id };

/** Everything is shared by so many; asked for before anybody has begun to pay. */
export function splitEvenly(split: Split, people: number): Split {
  const ids = Array.from({ length: people }, (_, at) => at + 1);
  return {
    ...split,
    units: split.units.map((unit) => ({ ...unit, parts: ids })),
    parts: [REST, ...ids].map(part),
    active: 1,
  };
}

/** What each part has to pay of what is left, by its id. */
export function dueOf(split: Split, left: Cents): ReadonlyMap<number, Cents> {
  const amounts = splitLeft(
    left,
    split.parts.map(({ id, open }) => ({ weight: weightOf(split.units, id), open })),
  );
  return new Map(split.parts.map(({ id }, at) => [id, amounts[at] ?? 0]));
}

/** Whose turn it is after a part is paid: the next one with something on it, or a new one. */
function nextPart(split: Split): Split {
  const next = split.parts.find(
    ({ id, open }) => id !== REST && open !== 0 && (open !== undefined || weightOf(split.units, id) > 0),
  );
  if (next) return { ...split, active: next.id };
  const empty = split.parts.find(({ id, open }) => id !== REST && open === undefined);
  return empty ? { ...split, active: empty.id } : addPart(split);
}

export function payPart(split: Split, payment: { method: string; cents: Cents; open: Cents }): Split {
  const { method, cents, open } = payment;
  const parts = split.parts.map((each) =>
    each.id === split.active ? { ...each, open, paid: [...each.paid, { method, cents }] } : each,
  );
  const paid = { ...split, parts };
  return open === 0 ? nextPart(paid) : paid;
}
