import { expect, test, vi } from 'vitest';
import { lineSender } from '#features/product/choose-only.ts';
import type { LineWanted } from '#ordering/use-cart.ts';

const line: LineWanted = { menu_item_id: 7, quantity: 2, options: { group_1: '3' }, cart_item_slot_id: -1 };

test('where only the choice is wanted it goes into the order at hand, and no call is made', async () => {
  const call = vi.fn<() => Promise<{ ok: boolean }>>();
  const order: LineWanted[] = [];
  const send = lineSender(call, (chosen) => void order.push(chosen));
  expect(await send(line)).toEqual({ ok: true });
  expect(order).toEqual([line]);
  expect(call).not.toHaveBeenCalled();
});

test('otherwise it goes to the server, and the server’s answer counts', async () => {
  const call = vi.fn<(sent: LineWanted) => Promise<{ ok: boolean }>>(() => Promise.resolve({ ok: false }));
  expect(await lineSender(call, undefined)(line)).toEqual({ ok: false });
  expect(call).toHaveBeenCalledExactlyOnceWith(line);
});
