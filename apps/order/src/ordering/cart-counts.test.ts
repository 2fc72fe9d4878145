import type { CartLine } from '@servery/contract/entities/cart';
import { expect, test } from 'vitest';
import { countsOf, itemsText } from '#ordering/cart-counts.ts';

const line = (menu_item_id: number, quantity: number) => ({ menu_item_id, quantity }) as CartLine;

test('counts a product over all of its lines', () => {
  const counts = countsOf({ items: [line(7, 1), line(9, 2), line(7, 3)] });
  expect([counts.get(7), counts.get(9), counts.get(1)]).toEqual([4, 2, undefined]);
});

test('one item is not many', () => {
  expect([itemsText(1), itemsText(0), itemsText(3)]).toEqual(['1 item', '0 items', '3 items']);
});
