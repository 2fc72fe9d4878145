import { afterEach, expect, test } from 'vitest';
import { atConsole } from '../../../../testing/console.ts';
import { orderChips } from '../../../../testing/orders.ts';
import { printJobs, removePrinters, starPrinter } from '../../../../testing/printers.ts';
import { inEachServery } from '../../../../testing/servery.ts';

inEachServery('printers at the console', (servery) => {
  afterEach(() => removePrinters(servery()));
  const wanted = {
    name: 'Grill',
    kind: 'star',
    columns: '32',
    documents: ['kitchen'],
    stations: ['Grill'],
  } as const;

  test('adds one, which prints the next order, and removes it with its papers', async () => {
    const owner = await atConsole(servery());
    const { printer, path } = await owner.call('ConsolePrinters.add', wanted as never);
    expect(printer).toMatchObject({
      name: 'Grill',
      columns: 32,
      state_text: 'Not connected',
      seen: 0,
      backup_id: 0,
    });
    await orderChips(servery().person());
    expect(await starPrinter(servery().url + path).poll()).toMatchObject({ jobReady: true });
    const { printers } = await owner.call('ConsolePrinters');
    expect(printers).toMatchObject([
      { id: printer.id, state_text: 'Ready', seen: servery().clock.now / 1000 },
    ]);
    expect(JSON.stringify(printers)).not.toContain(path.split('/').at(-1));
    await owner.call('ConsolePrinters.remove', { printer_id: printer.id });
    expect(await printJobs(servery())).toEqual([]);
    expect((await fetch(servery().url + path, { method: 'POST', body: '{}' })).status).toBe(404);
    expect((await owner.refused('ConsolePrinters.remove', { printer_id: printer.id })).code).toBe(
      'no_printer',
    );
  });

  test('takes only addresses of the venue’s own network, and printers of its own as the second one', async () => {
    const owner = await atConsole(servery());
    const raw = { ...wanted, kind: 'escpos' };
    for (const more of [
      {},
      { address: '127.0.0.1:9100' },
      { address: '192.168.1.5:25' },
      { address: '10.0.0.5', backup_id: 999 },
    ])
      expect((await owner.refused('ConsolePrinters.add', { ...raw, ...more })).code).toBe('bad_printer');
    const { path, printer } = await owner.call('ConsolePrinters.add', {
      ...raw,
      address: '192.168.1.50',
    } as never);
    expect([path, printer.address]).toEqual(['', '192.168.1.50']);
  });

  test('is for those who manage the venue, and for their own printers', async () => {
    const kitchen = await atConsole(servery(), 'kitchen@example.com');
    expect((await kitchen.refused('ConsolePrinters.add', wanted)).code).toBe('forbidden');
    expect((await kitchen.refused('ConsolePrinters', {})).code).toBe('forbidden');
    const { printer } = await (await atConsole(servery())).call('ConsolePrinters.add', wanted as never);
    const harbour = await atConsole(servery(), 'owner@harbour.example.com');
    expect((await harbour.call('ConsolePrinters')).printers).toEqual([]);
    expect((await harbour.refused('ConsolePrinters.remove', { printer_id: printer.id })).code).toBe(
      'no_printer',
    );
  });
});
