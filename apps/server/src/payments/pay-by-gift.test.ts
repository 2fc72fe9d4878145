import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { attemptsOf, chargesAt, inEachPayingServery, isCharge } from '../../testing/cards.ts';
import { atConsole } from '../../testing/console.ts';
import {
  cartByCard,
  chipsCart,
  chooseMethod,
  type GiftCart,
  ledgerOf,
  payWithGift,
  soldGift,
} from '../../testing/gifts.ts';
import { changeMenu, DUNE, signIn, submission, visit } from '../../testing/orders.ts';
import { redirectEnv } from '../../testing/redirects.ts';
import type { Person } from '../../testing/servery.ts';

inEachPayingServery(
  'a gift voucher at the checkout',
  ({ servery, sandbox }) => {
    let owner: Person;
    beforeAll(async () => {
      owner = await atConsole(servery());
    });
    const chips = (person = servery().person()) => chipsCart(person);
    const balanceOf = async (gift_id: string) =>
      (await owner.call('ConsoleGifts.show', { gift_id })).gift.balance;
    const charged = async (key: unknown) => {
      const ids = new Set((await attemptsOf(servery(), String(key))).map(({ id }) => id));
      const all = await chargesAt(sandbox());
      return all.filter((charge) => ids.has(charge.orderId) && isCharge(charge)).map(({ cents }) => cents);
    };

    test('pays what it has, the card the rest, and the surcharge is for the rest alone', async () => {
      const { id, code } = await soldGift(owner, { amount: '10.00' });
      const cart = await chips();
      await chooseMethod(cart, 'CC');
      const shown = await payWithGift(cart, code.toLowerCase());
      expect(shown).toMatchObject({
        grand_total: '16.07',
        surcharge_amount: '0.07',
        gift: { pays: '10.00', to_pay: '6.07', left: '0.00', problem: '' },
      });
      const fields = await cartByCard(cart, { expected_total: '16.07', expected_gift: '10.00' });
      const first = await cart.person.call('SubmitOrder', { ...fields, preorder: 0 });
      expect(first).toMatchObject({ order_total: '16.07', to_pay: '6.07' });
      expect(await balanceOf(id)).toBe('10.00');
      const { order_id } = await cart.person.call('SubmitOrder', fields);
      expect((await cart.person.call('SubmitOrder', fields)).order_id).toBe(order_id);
      expect(await charged(fields.submit_key)).toEqual([607]);
      const { order } = await cart.person.call('OrderStatusDetailed', { order_id });
      expect(order).toMatchObject({
        total: '16.07',
        paid: 1,
        payment_terms: 'Paid',
        payment_method: 'Card',
        gifts: [{ amount: '10.00', left: '0.00' }],
      });
      // The card's, though the voucher paid more.
      expect(order.transaction_id).not.toBe('');
      const seen = await owner.call('ConsoleOrder.show', { order_id });
      expect(seen.payments.map(({ method, amount }) => [method, amount])).toEqual([
        ['Card', '6.07'],
        ['Gift voucher', '10.00'],
      ]);
      expect(seen.payments[1]?.state_text).not.toContain('Taken by');
      expect(await ledgerOf(servery(), id)).toBe(0);
      expect(
        (await cart.person.call('Merchant', { menu_name: 'banksia-kitchen' })).order.gift,
      ).toBeUndefined();
    });

    test('pays for all of it, and no card is asked for', async () => {
      const { id, code } = await soldGift(owner, { amount: '20.00' });
      const cart = await chips();
      expect((await payWithGift(cart, code)).gift).toMatchObject({
        pays: '16.00',
        to_pay: '0.00',
        left: '4.00',
      });
      const fields = submission(cart.venue, {
        payment_method: 'GIFT',
        expected_total: '16.00',
        expected_gift: '16.00',
      });
      const placed = await cart.person.call('SubmitOrder', fields);
      expect(placed).toMatchObject({ order_total: '16.00', to_pay: '0.00', payment_method: 'GIFT' });
      const { order } = await cart.person.call('OrderStatusDetailed', { order_id: placed.order_id });
      expect(order).toMatchObject({ paid: 1, payment_terms: 'Paid', payment_method: 'Gift voucher' });
      expect(await balanceOf(id)).toBe('4.00');
      await owner.call('ConsoleOrder.cancel', { order_id: placed.order_id, reason: 'Out of chips' });
      expect(await balanceOf(id)).toBe('20.00');
      expect(await ledgerOf(servery(), id)).toBe(2000);
    });

    test('pays a part of what is paid in store, and the till takes the rest', async () => {
      const { code } = await soldGift(owner, { amount: '5.00' });
      const cart = await chips();
      await payWithGift(cart, code);
      const { order_id } = await cart.person.call('SubmitOrder', submission(cart.venue));
      const till = await signIn(servery().person({ AppMode: 'pos' }), 'staff@example.com');
      const rest = { order_id, tender: 'card' as const, tender_key: randomUUID() };
      const { order } = await till.call('TillOrder.take_payment', rest);
      expect(order).toMatchObject({ paid: 1, left: '0.00', total: '16.00' });
    });

    test('beside a balance, each pays its part', async () => {
      const { code } = await soldGift(owner, { amount: '10.00' });
      const person = await signIn(servery().person());
      const before = Number((await person.call('CustomerAccount')).customer.balance);
      const cart = await chips(person);
      await payWithGift(cart, code);
      const wish = { payment_method: 'BALANCE', expected_total: '16.00', expected_gift: '10.00' };
      await person.call('SubmitOrder', submission(cart.venue, wish));
      const after = Number((await person.call('CustomerAccount')).customer.balance);
      expect(Math.round((before - after) * 100)).toBe(600);
    });

    test('nothing is taken where its part is not what the customer has seen', async () => {
      const { id, code } = await soldGift(owner, { amount: '10.00' });
      const cart = await chips();
      await payWithGift(cart, code);
      for (const seen of [undefined, '9.00', '16.00']) {
        const fields = await cartByCard(cart, { expected_total: '16.07', expected_gift: seen });
        const refused = await cart.person.refused('SubmitOrder', fields);
        expect(refused).toMatchObject({ code: 'gift_changed', details: { pays: '10.00' } });
        expect(await attemptsOf(servery(), String(fields.submit_key))).toEqual([]);
      }
      expect(await balanceOf(id)).toBe('10.00');
    });

    describe('what cannot be paid with', () => {
      const refused = async (cart: GiftCart, code: string) =>
        (await cart.person.refused('ManageCart.use_gift', { ...cart.venue.at, code })).code;

      test('a code that nobody knows, a spent one, one that was stopped, and one of another brand', async () => {
        const cart = await chips();
        expect(await refused(cart, 'AAAA-BBBB-CCCC-DDDD')).toBe('gift_unknown');
        const { id, code } = await soldGift(owner, { amount: '10.00' });
        await owner.call('ConsoleGifts.stop', { gift_id: id, reason: 'Lost' });
        expect(await refused(cart, code)).toBe('gift_unusable');
        await owner.call('ConsoleGifts.resume', { gift_id: id });
        expect((await payWithGift(cart, code)).gift).toBeDefined();
        const elsewhere = servery().person(DUNE);
        const venue = await visit(elsewhere, 'dune-perth');
        expect(await refused({ person: elsewhere, venue }, code)).toBe('gift_unknown');
      });

      test('one that ends before the order is placed pays nothing, and nothing is charged for it', async () => {
        const { id, code } = await soldGift(owner, { amount: '10.00' });
        const cart = await chips();
        await payWithGift(cart, code);
        const fields = await cartByCard(cart, { expected_total: '16.07', expected_gift: '10.00' });
        await servery().server.db.write(({ q }) =>
          q.updateTable('gift_voucher').set({ ends_at: servery().clock.now }).where('id', '=', id).execute(),
        );
        expect((await cart.person.refused('SubmitOrder', fields)).code).toBe('gift_changed');
        const { order } = await chooseMethod(cart, 'CC');
        expect(order.gift).toMatchObject({ pays: '0.00', problem: 'This gift voucher has ended' });
        const { venue } = cart;
        const without = await cart.person.call('ManageCart.remove_gift', venue.at);
        expect(without.gift).toBeUndefined();
        expect(without.grand_total).toBe('16.19');
      });

      test('whoever guesses waits, and the till and the kiosk beside them do not', async () => {
        const { code } = await soldGift(owner, { amount: '10.00' });
        const cart = await chips();
        const codes: string[] = [];
        for (let tries = 0; tries < 10; tries += 1) codes.push(await refused(cart, 'AAAABBBBCCCCDDDD'));
        expect(new Set(codes)).toEqual(new Set(['gift_unknown']));
        expect(await refused(cart, code)).toBe('locked_out');
        expect(await refused(await chips(), code)).toBe('locked_out');
        const till = await signIn(servery().person({ AppMode: 'pos' }), 'staff@example.com');
        expect((await till.call('TillGift.find', { code })).balance).toBe('10.00');
        const kiosk = await signIn(servery().person({ AppMode: 'kiosk' }), 'kiosk@example.com');
        expect((await payWithGift(await chips(kiosk), code)).gift).toBeDefined();
        servery().clock.now += 15 * 60_000;
        expect((await payWithGift(cart, code)).gift).toMatchObject({ pays: '10.00' });
      });

      test('nothing at a till, where it is taken as a payment', async () => {
        const { code } = await soldGift(owner, { amount: '10.00' });
        const till = await signIn(servery().person({ AppMode: 'pos' }), 'staff@example.com');
        expect(await refused(await chips(till), code)).toBe('gift_at_till');
      });

      test('the voucher cannot be changed while money is on its way', async () => {
        const { code } = await soldGift(owner, { amount: '10.00' });
        const cart = await chips();
        await payWithGift(cart, code);
        const wish = {
          payment_method: 'CB',
          expected_total: '16.00',
          expected_gift: '10.00',
          preorder: 0,
        } as const;
        await cart.person.call('SubmitOrder', submission(cart.venue, wish));
        expect((await cart.person.refused('ManageCart.remove_gift', cart.venue.at)).code).toBe(
          'payment_under_way',
        );
        expect(await refused(cart, code)).toBe('payment_under_way');
      });
    });

    test('a customer is asked for one from the first that the brand has sold', async () => {
      await changeMenu(servery(), async ({ q }) => {
        await q.updateTable('cart').set({ gift_id: '' }).execute();
        await q.updateTable('gift_voucher').set({ brand_code: 'gone' }).execute();
      });
      const asked = async () => (await visit(servery().person())).merchant.takes_gifts;
      expect(await asked()).toBeUndefined();
      await soldGift(owner);
      expect(await asked()).toBe(1);
    });
  },
  redirectEnv,
);
