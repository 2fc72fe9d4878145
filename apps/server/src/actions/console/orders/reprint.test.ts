import { ALARM_MS } from '@servery/domain/printing/routing';
import { afterEach, expect, test } from 'vitest';
import { atConsole } from '../../../../testing/console.ts';
import { orderChips } from '../../../../testing/orders.ts';
import { printerAt, printJobs, removePrinters, starPrinter } from '../../../../testing/printers.ts';
import { inEachServery } from '../../../../testing/servery.ts';

inEachServery('dockets at the console', (servery) => {
  afterEach(() => removePrinters(servery()));

  test('prints every docket of an order once more, as a copy', async () => {
    const { url } = await printerAt(servery(), { stations: ['Grill'] });
    await printerAt(servery(), { stations: ['Coffee'] });
    const { order_id } = await orderChips(servery().person());
    const console = await atConsole(servery());
    expect(await console.call('ConsoleOrder.reprint', { order_id })).toEqual({ papers: 1 });
    expect((await printJobs(servery())).map(({ copy }) => copy)).toEqual([0, 1]);
    const printer = starPrinter(url);
    const first = await printer.poll();
    await printer.get(first.jobToken!);
    await printer.confirm(first.jobToken!);
    const again = await printer.poll();
    expect(await (await printer.get(again.jobToken!)).text()).toMatch(/^ *COPY *\n/);
  });

  test('says so where there is no printer, and finds no order of another venue', async () => {
    const { order_id } = await orderChips(servery().person());
    expect((await (await atConsole(servery())).refused('ConsoleOrder.reprint', { order_id })).code).toBe(
      'no_printer',
    );
    const harbour = await atConsole(servery(), 'owner@harbour.example.com');
    expect((await harbour.refused('ConsoleOrder.reprint', { order_id })).code).toBe('order_not_found');
  });

  test('the board says what was not printed, why, and where it is, until somebody has seen it', async () => {
    const second = await printerAt(servery(), { name: 'Counter', documents: ['receipt'] });
    const { url } = await printerAt(servery(), { stations: ['Grill'], backupId: second.id });
    const { order_id, pos_order_id } = await orderChips(servery().person());
    const console = await atConsole(servery());
    await starPrinter(url).poll('410 Out of paper');
    expect((await console.call('ConsoleBoard')).unprinted).toEqual([]);
    servery().clock.now += ALARM_MS;
    await expect
      .poll(async () => (await console.call('ConsoleBoard')).unprinted)
      .toEqual([
        {
          id: expect.any(Number),
          order_id,
          number: pos_order_id,
          station: 'Grill',
          printer: 'Kitchen',
          problem: 'Out of paper',
          moved: 1,
          cancelled: 0,
        },
      ]);
    const harbour = await atConsole(servery(), 'owner@harbour.example.com');
    await harbour.call('ConsolePrinting.seen');
    expect((await harbour.call('ConsoleBoard')).unprinted).toEqual([]);
    expect((await console.call('ConsoleBoard')).unprinted).toHaveLength(1);
    await console.call('ConsolePrinting.seen');
    expect((await console.call('ConsoleBoard')).unprinted).toEqual([]);
  });
});
