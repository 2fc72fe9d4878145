import { expect, test } from 'vitest';
import { add, visit } from '../../../testing/orders.ts';
import { inEachShop } from '../../../testing/shop.ts';

inEachShop('adding to the cart', (shop) => {
  test('answers the updated order [ORD-197]', async () => {
    const person = shop().person();
    const venue = await visit(person);
    const order = await add(person, venue, 'Rosemary Chips', 2);
    expect(order.num_items).toBe(2);
    expect(order.grand_total).toBe('16.00');
  });
});
