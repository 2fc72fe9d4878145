import { afterEach, expect, test } from 'vitest';
import { DUNE, orderChips, signIn } from '../../../../testing/orders.ts';
import { printerAt, printJobs, removePrinters } from '../../../../testing/printers.ts';
import { inEachServery } from '../../../../testing/servery.ts';

inEachServery('dockets that are printed again at the till', (servery) => {
  afterEach(() => removePrinters(servery()));
  const atTill = () => signIn(servery().person({ AppMode: 'pos' }), 'staff@example.com');

  test('come out at the kitchen’s printer, marked as copies, and not for a whole roll', async () => {
    await printerAt(servery());
    const till = await atTill();
    const { order_id } = await orderChips(servery().person());
    expect(await till.call('TillOrder.reprint', { order_id })).toEqual({ papers: 1 });
    const jobs = await printJobs(servery());
    expect(jobs.map(({ kind, copy }) => [kind, copy])).toEqual([
      ['kitchen', 0],
      ['kitchen', 1],
    ]);
    for (let copy = 2; copy <= 20; copy += 1) await till.call('TillOrder.reprint', { order_id });
    expect((await till.refused('TillOrder.reprint', { order_id })).code).toBe('too_many_copies');
  });

  test('say so where the kitchen has no printer', async () => {
    await printerAt(servery(), { documents: ['receipt'] });
    const { order_id } = await orderChips(servery().person());
    expect((await (await atTill()).refused('TillOrder.reprint', { order_id })).code).toBe('no_printer');
  });

  test('are for staff of the order’s own venue alone', async () => {
    await printerAt(servery());
    const { order_id } = await orderChips(servery().person());
    const kiosk = await signIn(servery().person({ AppMode: 'kiosk' }), 'kiosk@example.com');
    const member = await signIn(servery().person(), 'member@example.com');
    for (const other of [kiosk, member])
      expect((await other.refused('TillOrder.reprint', { order_id })).code).toBe('forbidden');
    const dune = await signIn(servery().person({ ...DUNE, AppMode: 'pos' }), 'staff@dune.example.com');
    expect((await dune.refused('TillOrder.reprint', { order_id })).code).toBe('order_not_found');
    expect(await printJobs(servery())).toHaveLength(1);
  });
});
