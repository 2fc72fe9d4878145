import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { compareSales } from '../../testing/compare-sales.ts';
import { atConsole } from '../../testing/console.ts';
import { soldGift } from '../../testing/gifts.ts';
import { orderChips, signIn } from '../../testing/orders.ts';
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
});
