import { beforeAll, expect, test } from 'vitest';
import { attemptIn, attemptsOf, inEachPayingServery, ordersOfKey } from '../../testing/cards.ts';
import { atConsole } from '../../testing/console.ts';
import { editorOf } from '../../testing/edits.ts';
import {
  cartByCard,
  chipsCart,
  chooseMethod,
  type GiftCart,
  ledgerOf,
  payWithGift,
  soldGift,
} from '../../testing/gifts.ts';
import { submission } from '../../testing/orders.ts';
import { press, redirectEnv } from '../../testing/redirects.ts';
import type { Person } from '../../testing/servery.ts';
import { markUnpaid } from '#stores/unpaid-orders';

const PAYPAL = { payment_method: 'PP', expected_total: '16.09', expected_gift: '10.00' } as const;

inEachPayingServery(
  'money that comes after a voucher has changed',
  ({ servery }) => {
    let owner: Person;
    beforeAll(async () => {
      owner = await atConsole(servery());
    });
    const chips = () => chipsCart(servery().person());
    const leave = async ({ person, venue }: GiftCart, more: object) => {
      const fields = submission(venue, more);
      const { payment_redirect: page } = await person.call('SubmitOrder', { ...fields, preorder: 0 });
      return { fields, key: String(fields.submit_key), page };
    };
    /** Nobody comes back to the page: the job finds it paid. */
    const comes = async ({ key, page }: { key: string; page: string }) => {
      await press(page, 'approve');
      servery().clock.now += 10 * 60_000;
      await attemptIn(servery(), key, 'captured');
      return ordersOfKey(servery(), key);
    };
    const giveUp = ({ person, venue }: GiftCart) =>
      person.call('ManageCart.update_checkout', {
        ...venue.at,
        give_up_payment: 1,
        checkout_options: { payment_method: 'CC' },
      });

    test('places what was agreed, though the voucher has more by then', async () => {
      const { id, code } = await soldGift(owner, { amount: '10.00' });
      const [first, second] = [await chips(), await chips()];
      await payWithGift(first, code);
      await payWithGift(second, code);
      await leave(first, PAYPAL);
      const { order } = await chooseMethod(second, 'PP');
      expect(order.gift).toMatchObject({ pays: '0.00', to_pay: '16.24' });
      expect(order.gift?.problem).toMatch(/is being used for another order/);
      const away = await leave(second, {
        payment_method: 'PP',
        expected_total: '16.24',
        expected_gift: '0.00',
      });
      await giveUp(first);
      expect(await comes(away)).toMatchObject([{ total: 1624, tendered: 0, paid: 1 }]);
      expect(await ledgerOf(servery(), id)).toBe(1000);
    });

    test('places what was agreed, though a voucher was added while it was on its way', async () => {
      const { id, code } = await soldGift(owner, { amount: '10.00' });
      const cart = await chips();
      const away = await leave(cart, { payment_method: 'PP', expected_total: '16.24' });
      await payWithGift(cart, code);
      expect(await comes(away)).toMatchObject([{ total: 1624, tendered: 0, paid: 1 }]);
      expect(await ledgerOf(servery(), id)).toBe(1000);
    });

    test('places what was agreed, though the voucher has ended since; one that was stopped pays nothing', async () => {
      const { id, code } = await soldGift(owner, { amount: '10.00' });
      const cart = await chips();
      await payWithGift(cart, code);
      const away = await leave(cart, PAYPAL);
      const endsAt = servery().clock.now + 60_000;
      await servery().server.db.write(({ q }) =>
        q.updateTable('gift_voucher').set({ ends_at: endsAt }).where('id', '=', id).execute(),
      );
      expect(await comes(away)).toMatchObject([{ total: 1609, tendered: 1000, paid: 1 }]);
      expect(await ledgerOf(servery(), id)).toBe(0);

      const stopped = await soldGift(owner, { amount: '10.00' });
      const other = await chips();
      await payWithGift(other, stopped.code);
      const gone = await leave(other, PAYPAL);
      await owner.call('ConsoleGifts.stop', { gift_id: stopped.id, reason: 'Stolen' });
      await press(gone.page, 'approve');
      servery().clock.now += 10 * 60_000;
      await attemptIn(servery(), gone.key, 'refunding', 'refunded');
      expect(await ordersOfKey(servery(), gone.key)).toEqual([]);
      expect(await ledgerOf(servery(), stopped.id)).toBe(1000);
    });

    test('keeps nothing of a voucher once the cart is an order, whatever else was begun for it', async () => {
      const { id, code } = await soldGift(owner, { amount: '10.00' });
      const cart = await chips();
      await payWithGift(cart, code);
      const away = await leave(cart, PAYPAL);
      const fields = await cartByCard(cart, { expected_total: '16.07', expected_gift: '10.00' });
      const { order_id } = await cart.person.call('SubmitOrder', fields);
      await attemptIn(servery(), away.key, 'failed');
      await owner.call('ConsoleOrder.cancel', { order_id, reason: 'No potatoes' });
      const other = await chips();
      expect((await payWithGift(other, code)).gift).toMatchObject({ pays: '10.00' });
      expect(await ledgerOf(servery(), id)).toBe(1000);
    });

    test('goes back to the card first where an order is made smaller', async () => {
      const { id, code } = await soldGift(owner, { amount: '10.00' });
      const cart = await chips();
      await payWithGift(cart, code);
      const fields = await cartByCard(cart, { expected_total: '16.07', expected_gift: '10.00' });
      const { order_id } = await cart.person.call('SubmitOrder', fields);
      await attemptIn(servery(), String(fields.submit_key), 'captured');
      const editor = await editorOf(servery(), order_id, owner);
      const line = (await editor.form()).lines[0];
      await editor.edit({ lines: [{ id: line?.id ?? 0, quantity: 1 }] });
      const { total } = await editor.row();
      const [attempt] = await attemptsOf(servery(), String(fields.submit_key));
      expect(attempt).toMatchObject({ amount: 607, refunded: 607 });
      const onVoucher = 1607 - total - 607;
      expect(await ledgerOf(servery(), id)).toBe(onVoucher);
      // The bank takes its money back after all: what the voucher got stays with it, and what it paid is enough.
      const { id: orderId } = await editor.row();
      await servery().server.db.write((tx) => markUnpaid(tx, { orderId, attemptId: attempt?.id ?? '' }));
      expect(await editor.row()).toMatchObject({
        paid: 1,
        prepaid: 0,
        given_back: onVoucher,
        tendered: 1000,
      });
    });
  },
  redirectEnv,
);
