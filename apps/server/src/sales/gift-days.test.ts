import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { compareSales } from '../../testing/compare-sales.ts';
import { atConsole } from '../../testing/console.ts';
import { chipsCart, ledgerOf, payWithGift, soldGift } from '../../testing/gifts.ts';
import { orderChips, signIn, submission } from '../../testing/orders.ts';
import { inEachServery } from '../../testing/servery.ts';

const ZONE = 'Australia/Perth';

inEachServery('the money of gift vouchers', (servery) => {
  test('is owed when they are sold, and a tender of a sale when they are spent', async () => {
    const owner = await atConsole(servery());
    const till = await signIn(servery().person({ AppMode: 'pos' }), 'staff@example.com');
    const today = Temporal.Instant.fromEpochMilliseconds(servery().clock.now)
      .toZonedDateTimeISO(ZONE)
      .toPlainDate()
      .toString();
    const day = { from_date: today, to_date: today };
    const before = await owner.call('ConsoleReports', day);
    const { id } = await soldGift(owner, { amount: '50.00', paid_with: 'cash' });
    await soldGift(owner, { amount: '10.00', paid_with: 'given' });
    const sold = await owner.call('ConsoleReports', day);
    expect(sold.gst).toEqual(before.gst);
    expect(sold.sums).toEqual(before.sums);
    expect(sold.gifts).toMatchObject({ sold: '50.00', given: '10.00', spent: '0.00', owed: '60.00' });
    expect(sold.gifts.sold_by).toMatchObject([{ key: 'cash', amount: '50.00', count: 1 }]);

    const pay = async () => {
      const { order_id } = await orderChips(servery().person());
      const tender = { tender: 'gift' as const, gift_id: id, tender_key: randomUUID() };
      await till.call('TillOrder.take_payment', { order_id, ...tender });
      return order_id;
    };
    await pay();
    const cold = { order_id: await pay(), tender: 'gift' as const, amount: '3.00', reason: 'Cold' };
    await till.call('TillOrder.refund', { ...cold, refund_key: randomUUID() });
    await owner.call('ConsoleOrder.cancel', { order_id: await pay(), reason: 'No potatoes' });
    const spent = await owner.call('ConsoleReports', day);
    expect(spent.gifts).toMatchObject({ sold: '50.00', spent: '13.00', owed: '47.00' });
    expect(Number(spent.gst.g1) - Number(before.gst.g1)).toBeCloseTo(13);
    expect(Number(spent.gst.a1)).toBeGreaterThan(Number(before.gst.a1));
    const at = { venueId: 1, zone: ZONE };
    await compareSales(servery(), at, { from: today, to: today });
  });

  test('is in the journals: owed in an account of its own', async () => {
    const owner = await atConsole(servery());
    const { today } = await owner.call('ConsoleReports', { from_date: '2026-01-01', to_date: '2026-01-02' });
    const { text } = await owner.call('ConsoleReports.export', {
      from_date: today,
      to_date: today,
      table: 'journal_xero',
    });
    const lines = text
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.split(','));
    const sum = (account: string, what: string) =>
      lines.filter((line) => line[3] === account && line[2] === what).map((line) => line[5]);
    expect(sum('855', 'Gift vouchers sold')).toEqual(['-60.00']);
    expect(sum('091', 'Gift vouchers sold')).toEqual(['50.00']);
    expect(sum('400', 'Gift vouchers given away')).toEqual(['10.00']);
    expect(sum('855', 'Gift voucher')).toEqual(['13.00']);
    const all = lines.reduce((total, line) => total + Math.round(Number(line[5]) * 100), 0);
    expect(all).toBe(0);
  });

  test('goes back on the day that one is taken back, and the day of its sale stays as it was', async () => {
    const dayOf = () => Temporal.Instant.fromEpochMilliseconds(servery().clock.now).toZonedDateTimeISO(ZONE);
    servery().clock.now += 24 * 3_600_000;
    const seller = await atConsole(servery());
    const first = dayOf().toPlainDate().toString();
    const { id, code } = await soldGift(seller, { amount: '70.00', paid_with: 'card' });
    servery().clock.now += 24 * 3_600_000;
    const owner = await atConsole(servery());
    const second = dayOf().toPlainDate().toString();
    const { gift } = await owner.call('ConsoleGifts.give_back', { gift_id: id, reason: 'Meant 7' });
    expect(gift).toMatchObject({ state: 'returned', balance: '0.00' });
    expect(gift.entries.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['sold', '70.00'],
      ['returned', '-70.00'],
    ]);
    const on = async (day: string) =>
      (await owner.call('ConsoleReports', { from_date: day, to_date: day })).gifts.sold_by.filter(
        ({ key }) => key === 'card',
      );
    expect(await on(first)).toMatchObject([{ key: 'card', amount: '70.00', count: 1 }]);
    expect(await on(second)).toMatchObject([{ key: 'card', amount: '-70.00', count: -1 }]);
    expect(await ledgerOf(servery(), id)).toBe(0);
    const again = { gift_id: id, reason: 'Twice' };
    expect((await owner.refused('ConsoleGifts.give_back', again)).message).toBe(
      'Somebody has changed this gift voucher. Look at it as it is now',
    );
    const cart = await chipsCart(servery().person());
    const wish = { ...cart.venue.at, code };
    expect((await cart.person.refused('ManageCart.use_gift', wish)).code).toBe('gift_spent');
    const { text } = await owner.call('ConsoleReports.export', {
      from_date: second,
      to_date: second,
      table: 'journal_xero',
    });
    expect(text).toMatch(/Gift vouchers sold,855,[^,]*,70\.00/);
  });

  test('cannot go back where some of it is spent, or in use for an order', async () => {
    const owner = await atConsole(servery());
    const { id, code } = await soldGift(owner, { amount: '50.00' });
    const cart = await chipsCart(servery().person());
    await payWithGift(cart, code);
    const seen = { expected_total: '16.00', expected_gift: '16.00' };
    const { order_id } = await cart.person.call('SubmitOrder', submission(cart.venue, seen));
    const wish = { gift_id: id, reason: 'Meant 5' };
    expect((await owner.refused('ConsoleGifts.give_back', wish)).code).toBe('gift_touched');
    const today = Temporal.Instant.fromEpochMilliseconds(servery().clock.now)
      .toZonedDateTimeISO(ZONE)
      .toPlainDate()
      .toString();
    await compareSales(servery(), { venueId: 1, zone: ZONE }, { from: today, to: today });
    await owner.call('ConsoleOrder.cancel', { order_id, reason: 'No potatoes' });
    const { gift } = await owner.call('ConsoleGifts.give_back', wish);
    expect(gift.state).toBe('returned');
    expect((await owner.refused('ConsoleGifts.give_back', { ...wish, gift_id: 'nobody' })).code).toBe(
      'no_gift',
    );
  });
});
