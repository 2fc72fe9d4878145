import { expect, test } from 'vitest';
import { newOrderRef } from '#stores/order-refs';

test('every order has an address of its own, of 128 bits, however many are drawn', () => {
  const refs = Array.from({ length: 2000 }, newOrderRef);
  expect(new Set(refs).size).toBe(refs.length);
  for (const ref of refs) expect(ref).toMatch(/^[\w-]{22}$/);
});
