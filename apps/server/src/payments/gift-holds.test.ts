import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { attemptIn, CARDS, inEachPayingServery, ordersOfKey } from '../../testing/cards.ts';
import { atConsole } from '../../testing/console.ts';
import { cartByCard, chipsCart, chooseMethod, ledgerOf, payWithGift, soldGift } from '../../testing/gifts.ts';
import { signIn, submission } from '../../testing/orders.ts';
import { press, redirectEnv } from '../../testing/redirects.ts';
import type { Person } from '../../testing/servery.ts';

inEachPayingServery(
  'the part of a gift voucher, while the rest is paid',
  ({ servery }) => {
    let owner: Person;
    beforeAll(async () => {
      owner = await atConsole(servery());
    });
    const chips = (person = servery().person()) => chipsCart(person);
    const balanceOf = async (gift_id: string) =>
      (await owner.call('ConsoleGifts.show', { gift_id })).gift.balance;

    test('a declined card gives its part back to everybody, and the next card takes it', async () => {
      const { id, code } = await soldGift(owner, { amount: '10.00' });
      const [first, second] = [await chips(), await chips()];
      await payWithGift(first, code);
      await payWithGift(second, code);
      const seen = { expected_total: '16.07', expected_gift: '10.00' };
      const declined = await cartByCard(first, { ...seen, card: CARDS.declined });
      expect((await first.person.refused('SubmitOrder', declined)).code).toBe('payment_declined');
      expect(await balanceOf(id)).toBe('10.00');
      await second.person.call('SubmitOrder', await cartByCard(second, seen));
      // The first finds it spent, and is asked again.
      const again = await first.person.refused('SubmitOrder', await cartByCard(first, seen));
      expect(again).toMatchObject({ code: 'gift_changed', details: { pays: '0.00' } });
      const { order } = await chooseMethod(first, 'CC');
      expect(order).toMatchObject({
        grand_total: '16.19',
        gift: { pays: '0.00', problem: 'There’s nothing left on this gift voucher' },
      });
      expect(await ledgerOf(servery(), id)).toBe(0);
    });

    test('while its order is being paid for, nobody else spends it: online, or at the till', async () => {
      const { id, code } = await soldGift(owner, { amount: '10.00' });
      const [paying, other] = [await chips(), await chips()];
      await payWithGift(paying, code);
      const fields = submission(paying.venue, {
        payment_method: 'PP',
        expected_total: '16.09',
        expected_gift: '10.00',
      });
      const { payment_redirect: page, to_pay } = await paying.person.call('SubmitOrder', {
        ...fields,
        preorder: 0,
      });
      expect(to_pay).toBe('6.09');
      const wish = { ...other.venue.at, code };
      expect((await other.person.refused('ManageCart.use_gift', wish)).code).toBe('gift_held');
      const till = await signIn(servery().person({ AppMode: 'pos' }), 'staff@example.com');
      const unpaid = await other.person.call('SubmitOrder', submission(other.venue));
      const tender = { order_id: unpaid.order_id, tender: 'gift' as const, gift_id: id };
      const taking = { ...tender, tender_key: randomUUID() };
      expect((await till.refused('TillOrder.take_payment', taking)).code).toBe('gift_held');
      await press(page, 'approve');
      const { order_id } = await paying.person.call('SubmitOrder', fields);
      expect(await ordersOfKey(servery(), String(fields.submit_key))).toMatchObject([
        { ref: order_id, total: 1609, tendered: 1000, paid: 1 },
      ]);
      expect(await balanceOf(id)).toBe('0.00');
    });

    test('is free again when its customer pays in another way', async () => {
      const { code } = await soldGift(owner, { amount: '10.00' });
      const [paying, other] = [await chips(), await chips()];
      await payWithGift(paying, code);
      const wish = {
        payment_method: 'PP',
        expected_total: '16.09',
        expected_gift: '10.00',
        preorder: 0,
      } as const;
      await paying.person.call('SubmitOrder', submission(paying.venue, wish));
      expect((await other.person.refused('ManageCart.use_gift', { ...other.venue.at, code })).code).toBe(
        'gift_held',
      );
      await paying.person.call('ManageCart.update_checkout', {
        ...paying.venue.at,
        give_up_payment: 1,
        checkout_options: { payment_method: 'CC' },
      });
      expect((await payWithGift(other, code)).gift).toMatchObject({ pays: '10.00' });
    });

    test('money that comes while nobody is there places the order with its part, once', async () => {
      const { id, code } = await soldGift(owner, { amount: '10.00' });
      const cart = await chips();
      await payWithGift(cart, code);
      const fields = submission(cart.venue, {
        payment_method: 'PP',
        expected_total: '16.09',
        expected_gift: '10.00',
      });
      const { payment_redirect } = await cart.person.call('SubmitOrder', { ...fields, preorder: 0 });
      await press(payment_redirect, 'approve');
      servery().clock.now += 10 * 60_000;
      await attemptIn(servery(), String(fields.submit_key), 'captured');
      expect(await ordersOfKey(servery(), String(fields.submit_key))).toMatchObject([
        { total: 1609, tendered: 1000, paid: 1, payment_method: 'PP' },
      ]);
      expect(await ledgerOf(servery(), id)).toBe(0);
    });

    test('many who pay with one voucher at once never spend more than it has', async () => {
      const { id, code } = await soldGift(owner, { amount: '35.00' });
      const carts = await Promise.all(Array.from({ length: 6 }, () => chips()));
      for (const cart of carts) await payWithGift(cart, code);
      // Each for another time: those of one time wait for each other for its room.
      const noon = Temporal.Instant.fromEpochMilliseconds(servery().clock.now)
        .toZonedDateTimeISO('Australia/Perth')
        .add({ days: 1 })
        .with({ hour: 12, minute: 0, second: 0 });
      const wishes = carts.map(({ venue }, at) => {
        const due = Math.floor(noon.add({ hours: at }).epochMilliseconds / 1000);
        return submission(venue, { fulfilment_asap: 0, fulfilment_datetime: due });
      });
      const { order_total: total } = await carts[0]!.person.call('SubmitOrder', {
        ...wishes[0],
        preorder: 0,
      });
      const seen = { expected_total: total, expected_gift: total };
      const answers = await Promise.all(
        carts.map(({ person }, at) => person.send('SubmitOrder', { ...wishes[at], ...seen })),
      );
      expect(answers.filter(({ ResponseCode }) => ResponseCode === 'SUCCESS')).toHaveLength(2);
      expect(await ledgerOf(servery(), id)).toBe(3500 - 2 * Math.round(Number(total) * 100));
    });
  },
  redirectEnv,
);
