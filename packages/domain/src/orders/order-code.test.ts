import { expect, test } from 'vitest';
import { orderRefIn } from '#orders/order-code';

const REF = 'mJ3zV0p9TqX-4_sLk2Yw7Q';

test.each([
  [`https://order.example.com/account/orders/${REF}`, REF],
  [`https://order.example.com/account/orders/${REF}?from=receipt`, REF],
  [`https://order.example.com/kiosk/order/${REF}`, REF],
  [REF, REF],
  ['104', undefined],
  ['Mia Kovac', undefined],
  ['0491 570 156', undefined],
  ['https://order.example.com/menu/banksia-kitchen', undefined],
  ['', undefined],
])('finds the order of a scanned code: %s', (scanned, ref) => {
  expect(orderRefIn(scanned)).toBe(ref);
});
