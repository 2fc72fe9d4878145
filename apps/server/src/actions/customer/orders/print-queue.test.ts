import { afterEach, expect, test } from 'vitest';
import { orderChips, signIn } from '../../../../testing/orders.ts';
import { printerAt, printJobs, removePrinters, starPrinter } from '../../../../testing/printers.ts';
import { inEachServery } from '../../../../testing/servery.ts';

inEachServery('PrintQueue', (servery) => {
  afterEach(() => removePrinters(servery()));
  const at = async (mode: 'kiosk' | 'pos') =>
    signIn(servery().person({ AppMode: mode }), mode === 'kiosk' ? 'kiosk@example.com' : 'staff@example.com');

  test('has the receipt printed at the venue, and says COPY the next time [ACC-275]', async () => {
    const { url } = await printerAt(servery(), { name: 'Counter', documents: ['receipt'] });
    const { order_id } = await orderChips(servery().person());
    const till = await at('pos');
    const asked = { order_id, pos_guid: 'till-1' };
    expect(await till.call('PrintQueue.add', asked)).toEqual({ queued: 1, printer: 'Counter', copy: 0 });
    expect(await (await at('kiosk')).call('PrintQueue.add', asked)).toMatchObject({ queued: 1, copy: 1 });
    const printer = starPrinter(url);
    const papers: string[] = [];
    for (let turn = 0; turn < 2; turn += 1) {
      const { jobToken } = await printer.poll();
      papers.push(await (await printer.get(jobToken!)).text());
      await printer.confirm(jobToken!);
    }
    expect(papers[0]).toContain('Tax invoice');
    expect(papers[0]).toContain('(08) 5550 0142');
    expect(papers[0]).toMatch(new RegExp(`^http.*/account/orders/${order_id}$`, 'm'));
    expect(papers[0]).not.toContain('COPY');
    expect(papers[1]?.split('\n')[0]?.trim()).toBe('COPY');
    expect(await printer.poll()).toEqual({ jobReady: false });
  });

  test('goes to the printer of the till that asks', async () => {
    await printerAt(servery(), { name: 'All', documents: ['receipt'] });
    await printerAt(servery(), { name: 'Till 2', documents: ['receipt'], device: 'till-2' });
    const { order_id } = await orderChips(servery().person());
    const till = await at('pos');
    expect(await till.call('PrintQueue.add', { order_id, pos_guid: 'till-2' })).toMatchObject({
      printer: 'Till 2',
    });
    expect(await till.call('PrintQueue.add', { order_id, pos_guid: 'till-3' })).toMatchObject({
      printer: 'All',
    });
  });

  test('leaves it to the device where the venue has no printer for receipts', async () => {
    await printerAt(servery());
    const { order_id } = await orderChips(servery().person());
    expect(await (await at('pos')).call('PrintQueue.add', { order_id })).toEqual({
      queued: 0,
      printer: '',
      copy: 0,
    });
  });

  test('is for kiosks and tills of the venue, and not for a whole roll', async () => {
    await printerAt(servery(), { documents: ['receipt'] });
    const { order_id } = await orderChips(servery().person());
    const member = await signIn(servery().person());
    expect((await member.refused('PrintQueue.add', { order_id })).code).toBe('order_not_found');
    expect((await servery().person().refused('PrintQueue.add', { order_id })).auth).toBe(true);
    const till = await at('pos');
    expect((await till.refused('PrintQueue.add', { order_id: 'x' })).code).toBe('order_not_found');
    for (let copy = 0; copy <= 20; copy += 1) await till.call('PrintQueue.add', { order_id });
    expect((await till.refused('PrintQueue.add', { order_id })).code).toBe('too_many_copies');
    expect(await printJobs(servery())).toHaveLength(21);
  });
});
