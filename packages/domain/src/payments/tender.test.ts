import fc from 'fast-check';
import { expect, test } from 'vitest';
import { receivedFor, tenderKinds, tenderOf } from '#payments/tender';

const cents = fc.integer({ min: 0, max: 10_000_000 });

test('what is handed over is what is owed and what goes back, or something is left', () => {
  fc.assert(
    fc.property(cents, cents, (total, received) => {
      const { left, change, enough } = tenderOf(total, received);
      expect(received + left).toBe(total + change);
      expect(enough).toBe(left === 0);
      expect(Math.min(left, change)).toBe(0);
    }),
  );
});

test('only cash can be more than what is owed, and less than that is never taken', () => {
  fc.assert(
    fc.property(fc.constantFrom(...tenderKinds), cents, fc.option(cents), (kind, total, said) => {
      const taken = receivedFor(kind, total, said ?? undefined);
      if (!taken.ok) expect([kind, (said ?? 0) < total]).toEqual(['cash', true]);
      else {
        expect(taken.received - taken.change).toBe(total);
        if (kind !== 'cash') expect(taken.change).toBe(0);
      }
    }),
  );
});

test('takes cash, a card on a machine of the venue’s own, and whatever else', () => {
  expect(tenderKinds).toEqual(['cash', 'card', 'other']);
});

test('cash of which nothing is said is what is owed', () => {
  expect(receivedFor('cash', 1250, undefined)).toEqual({ ok: true, received: 1250, change: 0 });
});
