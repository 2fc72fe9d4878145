import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { atConsole } from '../../../../testing/console.ts';
import { orderChips, signIn } from '../../../../testing/orders.ts';
import { inEachServery } from '../../../../testing/servery.ts';

const DAY = 86_400_000;

inEachServery('reports in the console', (servery) => {
  const dateOf = (at: number) =>
    Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO('Australia/Perth').toPlainDate().toString();
  const today = () => dateOf(servery().clock.now);
  const period = (from = today(), to = from) => ({ from_date: from, to_date: to });

  test('a sale at the till shows at once: by hour, product, channel, method and GST, with its refund', async () => {
    servery().clock.now += 7 * DAY;
    const till = await signIn(servery().person({ AppMode: 'pos' }), 'staff@example.com');
    const { order_id } = await orderChips(till, { tender_kind: 'cash', tender_received: '10.00' });
    const owner = await atConsole(servery());
    const before = await owner.call('ConsoleReports', period());
    expect(before).toMatchObject({
      part: 1,
      sales: '8.00',
      sales_before: '0.00',
      orders: 1,
      average: '8.00',
      products: [{ name: 'Rosemary Chips', count: 1, amount: '8.00', before: '0.00' }],
      channels: [{ key: 'counter', name: 'Counter', amount: '8.00' }],
      paid: [{ key: 'cash', name: 'Cash', count: 1, amount: '8.00' }],
      gst: { taxable: '8.00', gst_free: '0.00', g1: '8.00', a1: '0.73' },
      sums: { products: '8.00', paid: '8.00', owed: '0.00' },
    });
    expect(before.hours).toEqual([{ weekday: 2, hour: 12, orders: 1 }]);
    expect(before.categories).toHaveLength(1);
    await till.call('TillOrder.refund', {
      order_id,
      refund_key: randomUUID(),
      tender: 'cash',
      amount: '2.20',
      reason: 'Cold',
    });
    const after = await owner.call('ConsoleReports', period());
    expect(after).toMatchObject({
      sales: '5.80',
      gst: { g1: '5.80', a1: '0.53' },
      paid: [{ amount: '5.80' }],
    });
    expect(after.sums).toMatchObject({ refunded: '2.20', owed: '0.00' });
  });

  test('what is not paid yet is owed, and what was rounded for cash is said', async () => {
    servery().clock.now += 7 * DAY;
    const till = await signIn(servery().person({ AppMode: 'pos' }), 'staff@example.com');
    const { order_id } = await orderChips(servery().person());
    await servery().server.db.write(({ q }) =>
      q.updateTable('orders').set({ total: 802 }).where('ref', '=', order_id).execute(),
    );
    const owner = await atConsole(servery());
    expect((await owner.call('ConsoleReports', period())).sums).toMatchObject({ paid: '0.00', owed: '8.02' });
    const pay = (amount: { amount?: string }) =>
      till.call('TillOrder.take_payment', { order_id, tender_key: randomUUID(), tender: 'cash', ...amount });
    await pay({ amount: '3.00' });
    expect((await owner.call('ConsoleReports', period())).sums).toMatchObject({ paid: '3.00', owed: '5.02' });
    await pay({});
    const { sums } = await owner.call('ConsoleReports', period());
    expect(sums).toMatchObject({ paid: '8.00', rounding: '-0.02', owed: '0.00' });
  });

  test('an order that is cancelled on its own day is no sale', async () => {
    servery().clock.now += 7 * DAY;
    const { order_id } = await orderChips(servery().person());
    const owner = await atConsole(servery());
    await owner.call('ConsoleOrder.cancel', { order_id, reason: 'Out of chips' });
    expect(await owner.call('ConsoleReports', period())).toMatchObject({ sales: '0.00', orders: 0 });
  });

  test('how long orders take, and whether they are ready on time', async () => {
    servery().clock.now += 7 * DAY;
    const { order_id } = await orderChips(servery().person());
    const owner = await atConsole(servery());
    const move = (from: number, to: number) => owner.call('ConsoleOrder.move', { order_id, from, to });
    await move(1, 3);
    servery().clock.now += 90_000;
    await move(3, 4);
    expect(await owner.call('ConsoleReports', period())).toMatchObject({ make_seconds: 90, on_time: 100 });
  });

  test('today is compared with the day before until the same time', async () => {
    servery().clock.now += 7 * DAY;
    await orderChips(servery().person());
    servery().clock.now += DAY - 60_000;
    const owner = await atConsole(servery());
    expect((await owner.call('ConsoleReports', period())).sales_before).toBe('0.00');
    servery().clock.now += 120_000;
    const later = await owner.call('ConsoleReports', period());
    expect(later).toMatchObject({ sales_before: '8.00', days: [{ before: '8.00', part: 1 }] });
  });

  test.each([
    ['ends before it begins', '2026-11-02', '2026-11-01'],
    ['is longer than 400 days', '2025-01-01', '2026-11-01'],
    ['begins in the future', '2099-01-01', '2099-01-02'],
  ])('refuses a period that %s', async (_name, from, to) => {
    const owner = await atConsole(servery());
    expect((await owner.refused('ConsoleReports', period(from, to))).code).toBe('bad_period');
    const file = { ...period(from, to), table: 'days' };
    expect((await owner.refused('ConsoleReports.export', file)).code).toBe('bad_period');
  });

  test('a product with a formula for a name stays text in the file', async () => {
    servery().clock.now += 7 * DAY;
    const { order_id } = await orderChips(servery().person());
    await servery().server.db.write(({ q }) =>
      q
        .updateTable('order_line')
        .set({ name: '=HYPERLINK("https://evil.example")' })
        .where('order_id', 'in', q.selectFrom('orders').select('id').where('ref', '=', order_id))
        .execute(),
    );
    const owner = await atConsole(servery());
    const file = await owner.call('ConsoleReports.export', { ...period(), table: 'products' });
    expect(file.file_name).toBe(`products-${today()}.csv`);
    expect(file.text).toContain(`"'=HYPERLINK(""https://evil.example"")",1,8.00,0.00`);
    const gst = await owner.call('ConsoleReports.export', { ...period(), table: 'gst' });
    expect(gst.text).toContain('All sales (G1),8.00\r\nGST on sales (1A),0.73\r\n');
  });

  test('the accountant writes the codes of the books, and the journal for Xero has them', async () => {
    servery().clock.now += 7 * DAY;
    await orderChips(await signIn(servery().person({ AppMode: 'pos' }), 'staff@example.com'));
    const owner = await atConsole(servery());
    const held = await owner.call('ConsoleReports.accounts');
    expect(held.xero.sales).toBe('200');
    const codes = { ...held.xero, sales: '41000' };
    expect(await owner.call('ConsoleReports.save_accounts', { program: 'xero', codes })).toMatchObject({
      xero: { sales: '41000' },
      myob: held.myob,
    });
    const { text } = await owner.call('ConsoleReports.export', { ...period(), table: 'journal_xero' });
    const day = today().split('-').toReversed().join('/');
    expect(text.split('\r\n').slice(1, 3)).toEqual([
      `Sales at Banksia Kitchen ${today()},${day},Cash,091,BAS Excluded,8.00,,,,`,
      `Sales at Banksia Kitchen ${today()},${day},Sales with GST,41000,GST on Income,-8.00,,,,`,
    ]);
  });

  test.each(['kitchen@example.com', 'counter@example.com'])('%s may not see them', async (email) => {
    const user = await atConsole(servery(), email);
    expect((await user.refused('ConsoleReports', period())).code).toBe('forbidden');
  });
});
