import { runs } from '@servery/contract/testing/runs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  MOST_PARTS,
  movedUnit,
  REST,
  sharedUnit,
  splitLeft,
  splitTender,
  splitUnits,
  type SplitUnit,
  weightOf,
} from '#payments/split';
import { tenderKinds } from '#payments/tender';

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);
const LINES = [
  { id: 1, quantity: 2, price: 3980 },
  { id: 2, quantity: 1, price: 800 },
];

test('a bill falls into pieces that nobody pays yet, and that add up to its lines', () => {
  const units = splitUnits(LINES);
  expect(units.map(({ lineId, cents }) => [lineId, cents])).toEqual([
    [1, 1990],
    [1, 1990],
    [2, 800],
  ]);
  expect(units.every(({ parts }) => parts.length === 1 && parts[0] === REST)).toBe(true);
  expect(splitUnits([{ id: 1, quantity: 3, price: 1000 }]).map(({ cents }) => cents)).toEqual([
    333, 334, 333,
  ]);
});

test('a piece is moved, shared, and moved back', () => {
  const [chips] = splitUnits([{ id: 2, quantity: 1, price: 800 }]) as [SplitUnit];
  const moved = movedUnit(chips, REST, 1);
  expect(moved.parts).toEqual([1]);
  const shared = sharedUnit(moved, 2);
  expect(shared.parts).toEqual([1, 2]);
  expect(movedUnit(shared, 2, REST).parts).toEqual([REST, 1]);
  expect(movedUnit(shared, 2, 1).parts).toEqual([1]);
  // Whoever does not pay for it has nothing to give away.
  expect(movedUnit(shared, 3, REST).parts).toEqual([1, 2]);
  expect(weightOf([shared], 1)).toBe(weightOf([shared], 2));
  expect(weightOf([shared], REST)).toBe(0);
});

test('a discount and a surcharge follow what is on a part', () => {
  const units = splitUnits(LINES).map((unit, at) => movedUnit(unit, REST, at === 2 ? 2 : 1));
  const parts = [REST, 1, 2].map((part) => ({ weight: weightOf(units, part) }));
  expect(splitLeft(4780, parts)).toEqual([0, 3980, 800]);
  expect(splitLeft(2390, parts)).toEqual([0, 1990, 400]);
  expect(splitLeft(4828, parts)).toEqual([0, 4020, 808]);
});

test('an even split is even to the cent', () => {
  const units = splitUnits(LINES).map((unit) => ({ ...unit, parts: [1, 2, 3] }));
  const amounts = splitLeft(
    4780,
    [1, 2, 3].map((part) => ({ weight: weightOf(units, part) })),
  );
  expect(amounts).toEqual([1593, 1594, 1593]);
});

test('a part that was begun stays what it was, whatever the others do', () => {
  expect(splitLeft(5000, [{ weight: 0 }, { weight: 900, open: 1040 }, { weight: 100 }])).toEqual([
    0, 1040, 3960,
  ]);
  expect(splitLeft(5000, [{ weight: 500 }, { weight: 900, open: 1040 }, { weight: 500 }])).toEqual([
    1980, 1040, 1980,
  ]);
  // Another till has taken money meanwhile.
  expect(splitLeft(700, [{ weight: 500 }, { weight: 900, open: 1040 }])).toEqual([0, 700]);
  // Nobody else is there: the last one pays what is over.
  expect(
    splitLeft(5000, [
      { weight: 1, open: 1000 },
      { weight: 1, open: 2000 },
    ]),
  ).toEqual([1000, 4000]);
});

test('in cash a part is what coins make up, and the last one is rounded', () => {
  const first = splitTender(2084, { kind: 'cash', due: 1042, typed: 2000 });
  expect(first).toMatchObject({ part: { cents: 1040, change: 960, rounding: 0 }, open: 0 });
  const last = splitTender(1044, { kind: 'cash', due: 1044, typed: 0 });
  expect(last).toMatchObject({ part: { cents: 1044, received: 1045, rounding: 1 }, open: 0 });
  const some = splitTender(6350, { kind: 'cash', due: 3040, typed: 2000 });
  expect(some).toMatchObject({ part: { cents: 2000, change: 0 }, open: 1040 });
});

test('no more is taken than is due, or than there is', () => {
  expect(splitTender(5000, { kind: 'card', due: 1000, typed: 1001 })).toBeUndefined();
  expect(splitTender(5000, { kind: 'balance', due: 1000, typed: 0, most: 600 })).toMatchObject({
    part: { cents: 600 },
    open: 400,
  });
  expect(splitTender(5000, { kind: 'balance', due: 1000, typed: 700, most: 600 })).toBeUndefined();
  expect(splitTender(5000, { kind: 'cash', due: 2, typed: 0 })).toBeUndefined();
});

const step = fc.record({
  unit: fc.nat(),
  from: fc.integer({ min: 0, max: 3 }),
  to: fc.integer({ min: 0, max: 3 }),
  shares: fc.boolean(),
  pays: fc.option(
    fc.record({
      part: fc.integer({ min: 0, max: 3 }),
      kind: fc.constantFrom(...tenderKinds),
      typed: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 9000 })),
    }),
    { nil: undefined },
  ),
});
const line = fc.record({
  quantity: fc.integer({ min: 1, max: 4 }),
  price: fc.integer({ min: 0, max: 5000 }),
});

test('however a bill is split, shared and paid, its parts add up to the total, and in the end nothing is left', () => {
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 6 }),
      fc.integer({ min: 1, max: 30_000 }),
      fc.array(step, { maxLength: 25 }),
      (lines, total, steps) => {
        let units = splitUnits(lines.map((each, id) => ({ ...each, id })));
        const open: (number | undefined)[] = [undefined, undefined, undefined, undefined];
        let left = total;
        let taken = 0;
        const due = () =>
          splitLeft(
            left,
            open.map((each, part) => ({ weight: weightOf(units, part), open: each })),
          );
        const pay = (part: number, kind: (typeof tenderKinds)[number], typed: number) => {
          const made = splitTender(left, { kind, due: due()[part] ?? 0, typed });
          if (!made) return;
          taken += made.part.cents;
          left -= made.part.cents;
          open[part] = made.open;
        };
        for (const { unit: at, from, to, shares, pays } of steps) {
          units = units.map((unit, index) => {
            if (index !== at % units.length) return unit;
            return shares ? sharedUnit(unit, to) : movedUnit(unit, from, to);
          });
          expect(sum(due())).toBe(left);
          expect(due().every((cents) => cents >= 0)).toBe(true);
          if (pays) pay(pays.part, pays.kind, pays.typed);
          expect(taken + sum(due())).toBe(total);
        }
        for (let round = 0; round < 4 && left > 0; round += 1)
          for (const part of [0, 1, 2, 3]) pay(part, 'card', 0);
        expect([taken, left]).toEqual([total, 0]);
      },
    ),
    runs(3),
  );
});

test('twelve people divide every piece exactly', () => {
  for (let people = 1; people <= MOST_PARTS; people += 1) {
    const parts = Array.from({ length: people }, (_, at) => at + 1);
    expect(Number.isInteger(weightOf([{ lineId: 1, cents: 1, parts }], 1))).toBe(true);
  }
});
