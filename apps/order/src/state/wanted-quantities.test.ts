import type { CartLine, CartOrder } from '@servery/contract/entities/cart';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyOrder } from '#state/device-venue.ts';
import { WantedQuantities, withQuantity } from '#state/wanted-quantities.ts';

const line = (slot: number, quantity: number) =>
  ({ cart_item_slot_id: slot, quantity, unit_price: '6.00', price: '6.00' }) as CartLine;
const cart = (quantities: Readonly<Record<number, number>>): CartOrder => ({
  ...emptyOrder,
  items: Object.entries(quantities).map(([slot, quantity]) => line(Number(slot), quantity)),
});
const quantitiesOf = (order: CartOrder) =>
  Object.fromEntries(order.items.map((each) => [each.cart_item_slot_id, each.quantity]));

test('shows the wished quantity and its price at once; none takes the line away', () => {
  expect(withQuantity(cart({ 1: 1 }), 1, 3)).toMatchObject({
    num_items: 3,
    items: [{ quantity: 3, price: '18.00' }],
  });
  expect(withQuantity(cart({ 1: 1, 2: 1 }), 1, 0).items).toHaveLength(1);
});

/** Taps on the steppers of two lines, with answers of the server arriving at any moment between them. */
const steps = fc.array(
  fc.oneof(
    fc.record({ slot: fc.constantFrom(1, 2), quantity: fc.integer({ min: 1, max: 9 }) }),
    fc.constant('answer' as const),
  ),
  { maxLength: 30 },
);

test('whatever the order of taps and answers, the last wish is what is shown and what the server holds', () => {
  fc.assert(
    fc.property(steps, (taken) => {
      const wanted = new WantedQuantities();
      const queue: { slot: number; quantity: number }[] = [];
      const server: Record<number, number> = { 1: 1, 2: 1 };
      const last: Record<number, number> = { 1: 1, 2: 1 };
      let shown = cart(server);
      const answerNext = () => {
        const next = queue.shift();
        if (!next || wanted.isOutdated(next.slot, next.quantity)) return;
        server[next.slot] = next.quantity;
        wanted.answered(next.slot, next.quantity);
        shown = wanted.over(cart(server));
      };
      for (const step of taken) {
        if (step === 'answer') answerNext();
        else {
          wanted.want(step.slot, step.quantity);
          queue.push(step);
          last[step.slot] = step.quantity;
          shown = wanted.over(shown);
        }
        expect(quantitiesOf(shown)).toEqual(last);
      }
      while (queue.length > 0) answerNext();
      expect(server).toEqual(last);
      expect(quantitiesOf(shown)).toEqual(last);
    }),
  );
});
