import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CARD_MEMORY, type CardTries, cardWait } from './card-velocity.ts';

const NOW = 100 * 86_400_000;
const NONE: CardTries = { session: [], card: [], address: [], venue: [] };
const times = (count: number, at = NOW): number[] => Array.from({ length: count }, () => at);
const guest = { inVenue: false };

test('slows a session down after three declined cards, and stops it after eight', () => {
  const wait = (count: number) => cardWait({ ...NONE, session: times(count) }, guest, NOW);
  expect([0, 2, 3, 5, 8].map(wait)).toEqual([0, 0, 30_000, 300_000, 3_600_000]);
});

test('a declined card costs those at the same address little until there are many', () => {
  const wait = (count: number) => cardWait({ ...NONE, address: times(count) }, guest, NOW);
  expect([7, 8, 20, 40].map(wait)).toEqual([0, 10_000, 120_000, 900_000]);
});

test('the same card is not tried for ever, from wherever', () => {
  const wait = (count: number) => cardWait({ ...NONE, card: times(count) }, guest, NOW);
  expect([2, 3, 5, 10].map(wait)).toEqual([0, 60_000, 900_000, 86_400_000]);
});

test('where a venue is flooded, a first try still goes through, and a second waits', () => {
  const attacked = { ...NONE, venue: times(60) };
  expect(cardWait(attacked, guest, NOW)).toBe(0);
  expect(cardWait({ ...attacked, session: times(1) }, guest, NOW)).toBe(60_000);
  expect(cardWait({ ...attacked, address: times(3) }, guest, NOW)).toBe(60_000);
  expect(cardWait({ ...NONE, session: times(1) }, guest, NOW)).toBe(0);
});

const past = fc.array(fc.integer({ min: NOW - 2 * 86_400_000, max: NOW }), { maxLength: 100 });
const anyTries = fc.record({ session: past, card: past, address: past, venue: past });

test('whatever guests do at its address and its venue, a till or kiosk is not slowed down by it', () => {
  fc.assert(
    fc.property(anyTries, (tries) => {
      const alone = { ...tries, address: [], venue: [] };
      expect(cardWait(tries, { inVenue: true }, NOW)).toBe(cardWait(alone, { inVenue: true }, NOW));
    }),
  );
});

test('more declined cards never shorten the wait', () => {
  fc.assert(
    fc.property(anyTries, fc.constantFrom('session', 'card', 'address', 'venue'), (tries, target) => {
      const more = { ...tries, [target]: [...tries[target], NOW] };
      expect(cardWait(more, guest, NOW)).toBeGreaterThanOrEqual(cardWait(tries, guest, NOW));
    }),
  );
});

test('nobody waits longer than a day', () => {
  fc.assert(
    fc.property(anyTries, (tries) => {
      expect(cardWait(tries, guest, NOW)).toBeLessThanOrEqual(CARD_MEMORY.windowMs);
    }),
  );
});

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const ATTACKED: CardTries = { ...NONE, venue: times(60) };

test.each([
  { target: 'card', before: NONE, inVenue: false, after: 5, windowMs: 24 * HOUR, waitMs: 15 * MINUTE },
  { target: 'card', before: NONE, inVenue: false, after: 10, windowMs: 24 * HOUR, waitMs: 24 * HOUR },
  { target: 'session', before: NONE, inVenue: false, after: 5, windowMs: HOUR, waitMs: 5 * MINUTE },
  { target: 'session', before: NONE, inVenue: false, after: 8, windowMs: HOUR, waitMs: HOUR },
  { target: 'address', before: NONE, inVenue: false, after: 8, windowMs: 15 * MINUTE, waitMs: 10_000 },
  { target: 'address', before: NONE, inVenue: false, after: 20, windowMs: HOUR, waitMs: 2 * MINUTE },
  { target: 'address', before: NONE, inVenue: false, after: 40, windowMs: HOUR, waitMs: 15 * MINUTE },
  { target: 'session', before: ATTACKED, inVenue: false, after: 3, windowMs: HOUR, waitMs: HOUR },
  { target: 'address', before: ATTACKED, inVenue: false, after: 3, windowMs: 15 * MINUTE, waitMs: MINUTE },
  { target: 'address', before: ATTACKED, inVenue: false, after: 8, windowMs: HOUR, waitMs: HOUR },
  { target: 'session', before: NONE, inVenue: true, after: 10, windowMs: 10 * MINUTE, waitMs: 20_000 },
])(
  'the wait of $waitMs ms of a $target begins with number $after, and looks back $windowMs ms',
  ({ target, before, inVenue, after, windowMs, waitMs }) => {
    const wait = (tries: number[]) => cardWait({ ...before, [target]: tries }, { inVenue }, NOW);
    const others = times(after - 1);
    expect(wait([...others, NOW])).toBe(waitMs);
    expect(wait([...others, NOW - windowMs + 1])).toBe(waitMs);
    expect(wait([...others, NOW - windowMs])).toBeLessThan(waitMs);
    expect(wait(others)).toBeLessThan(waitMs);
  },
);

test('a venue counts as attacked from the sixtieth declined card, to the last moment of ten minutes', () => {
  const wait = (venue: number[]) => cardWait({ ...NONE, venue, session: times(1) }, guest, NOW);
  const last = NOW - 10 * MINUTE + 1;
  expect([wait(times(60)), wait(times(60, last))]).toEqual([MINUTE, MINUTE]);
  expect([wait(times(59)), wait(times(60, last - 1))]).toEqual([0, 0]);
});
