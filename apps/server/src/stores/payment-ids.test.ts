import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newPaymentId, venueOfPaymentId } from '#stores/payment-ids';

test('the id of a payment is a UUID of its own that says whose it is, also of money given back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 0xff_ff_ff_ff }), (venue) => {
      const [one, two] = [newPaymentId(venue), newPaymentId(venue)];
      expect(one).not.toBe(two);
      expect(one).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
      expect([venueOfPaymentId(one), venueOfPaymentId(`${two}-b`)]).toEqual([venue, venue]);
    }),
  );
});

test('what others call their payments says nothing', () => {
  for (const id of ['', 'elsewhere-1', randomUUID(), `${newPaymentId(1)}x`])
    expect(venueOfPaymentId(id)).toBeUndefined();
});
