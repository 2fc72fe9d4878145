import { ALARM_MS } from '@servery/domain/printing/routing';
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

  const added = async (owner: Awaited<ReturnType<typeof atConsole>>, more: object = {}) => {
    const { printer, path } = await owner.call('ConsolePrinters.add', { ...wanted, ...more } as never);
    return { ...printer, star: starPrinter(servery().url + path), url: servery().url + path };
  };

  test('adds one, which prints the next order, and knows what waits and when it printed', async () => {
    const owner = await atConsole(servery());
    const { star, id, url, ...printer } = await added(owner);
    expect(printer).toMatchObject({
      name: 'Grill',
      columns: 32,
      health: 'new',
      state_text: 'Not connected',
      seen: 0,
      printed: 0,
      waiting: 0,
      backup_id: 0,
    });
    const { order_id, pos_order_id } = await orderChips(servery().person());
    const { jobToken } = await star.poll();
    const now = servery().clock.now / 1000;
    const { printers, stations } = await owner.call('ConsolePrinters');
    expect(printers).toMatchObject([{ id, health: 'ready', state_text: 'Ready', seen: now, waiting: 1 }]);
    expect(stations).toContain('Grill');
    expect(JSON.stringify(printers)).not.toContain(url.split('/').at(-1));
    await star.get(jobToken!);
    await star.confirm(jobToken!);
    expect((await owner.call('ConsolePrinters')).printers).toMatchObject([{ printed: now, waiting: 0 }]);
    expect((await owner.call('ConsolePrinters.papers', { printer_id: id })).papers).toMatchObject([
      {
        kind: 'kitchen',
        order_id,
        number: pos_order_id,
        station: 'Grill',
        state: 'printed',
        copy: 0,
        at: now,
      },
    ]);
  });

  test('says that one is out of paper, and that one was not heard of for a while', async () => {
    const owner = await atConsole(servery());
    const { star } = await added(owner);
    await star.poll('410 Out of paper');
    const health = async () => (await owner.call('ConsolePrinters')).printers.map((each) => each.health);
    expect((await owner.call('ConsolePrinters')).printers[0]).toMatchObject({
      health: 'problem',
      state_text: 'Out of paper',
    });
    servery().clock.now += 121_000;
    expect(await health()).toEqual(['silent']);
    await star.poll();
    expect(await health()).toEqual(['ready']);
  });

  test('changes what it prints and keeps its address, and never makes it its own second printer', async () => {
    const owner = await atConsole(servery());
    const { id, star } = await added(owner);
    const second = await added(owner, { name: 'Counter', documents: ['receipt'] });
    const change = (more: object) => ({ ...wanted, printer_id: id, ...more }) as never;
    const { printer } = await owner.call(
      'ConsolePrinters.change',
      change({ name: ' Pass ', columns: '48', stations: [], backup_id: second.id }),
    );
    expect(printer).toMatchObject({ name: 'Pass', columns: 48, stations: [], backup_id: second.id });
    await orderChips(servery().person());
    const { jobToken } = await star.poll();
    expect(await (await star.get(jobToken!)).text()).not.toContain('GRILL');
    for (const more of [{ backup_id: id }, { address: '192.168.1.5' }])
      expect((await owner.refused('ConsolePrinters.change', change(more))).code).toBe('bad_printer');
    const away = await owner.refused('ConsolePrinters.change', change({ printer_id: 999_999 }));
    expect(away.code).toBe('no_such_printer');
  });

  test('prints a test page, one at a time, and does not alarm anybody when it does not come', async () => {
    const owner = await atConsole(servery());
    const { id, star } = await added(owner);
    for (let taps = 0; taps < 3; taps += 1) await owner.call('ConsolePrinters.test', { printer_id: id });
    expect(await printJobs(servery())).toHaveLength(1);
    const { jobToken } = await star.poll();
    const page = await (await star.get(jobToken!)).text();
    expect(page).toMatch(/^ +TEST PAGE/);
    expect(page).toContain('Banksia Kitchen');
    await star.confirm(jobToken!);
    servery().clock.now += 1000;
    await owner.call('ConsolePrinters.test', { printer_id: id });
    servery().clock.now += ALARM_MS;
    await expect.poll(async () => (await printJobs(servery())).at(-1)?.state).toBe('dropped');
    expect((await printJobs(servery())).map(({ alarm }) => alarm)).toEqual(['', '']);
  });

  test('prints a paper again as a copy, and not for ever', async () => {
    const owner = await atConsole(servery());
    const { id, star } = await added(owner);
    await orderChips(servery().person());
    const first = await star.poll();
    await star.get(first.jobToken!);
    await star.confirm(first.jobToken!);
    const [paper] = (await owner.call('ConsolePrinters.papers', { printer_id: id })).papers;
    await owner.call('ConsolePrinters.reprint', { paper_id: paper!.id });
    const copy = await star.poll();
    expect((await (await star.get(copy.jobToken!)).text()).split('\n')[0]?.trim()).toBe('COPY');
    for (let times = 1; times < 20; times += 1)
      await owner.call('ConsolePrinters.reprint', { paper_id: paper!.id });
    const over = await owner.refused('ConsolePrinters.reprint', { paper_id: paper!.id });
    expect(over.code).toBe('too_many_copies');
    expect((await owner.refused('ConsolePrinters.reprint', { paper_id: 999_999 })).code).toBe(
      'no_such_paper',
    );
  });

  test('a slip that belongs to no order is printed again too', async () => {
    const owner = await atConsole(servery());
    const { id, star } = await added(owner);
    await owner.call('ConsolePrinters.test', { printer_id: id });
    const { jobToken } = await star.poll();
    await star.get(jobToken!);
    await star.confirm(jobToken!);
    servery().clock.now += 1000;
    await owner.call('ConsolePrinters.reprint', { paper_id: Number((await printJobs(servery()))[0]?.id) });
    const again = await star.poll();
    const lines = (await (await star.get(again.jobToken!)).text()).split('\n').map((line) => line.trim());
    expect(lines.slice(0, 2)).toEqual(['COPY', 'TEST PAGE']);
  });

  test('a removed printer gets nothing, until the removal is taken back', async () => {
    const owner = await atConsole(servery());
    const { id, star, url } = await added(owner);
    const other = await added(owner, { name: 'Pass', backup_id: id });
    await owner.call('ConsolePrinters.remove', { printer_id: id });
    expect((await fetch(url, { method: 'POST', body: '{}' })).status).toBe(404);
    const shown = async () =>
      (await owner.call('ConsolePrinters')).printers.map(({ name, backup_id }) => [name, backup_id]);
    expect(await shown()).toEqual([['Pass', 0]]);
    for (const sub of ['remove', 'test', 'papers'] as const)
      expect((await owner.refused(`ConsolePrinters.${sub}`, { printer_id: id })).code).toBe(
        'no_such_printer',
      );
    await owner.call('ConsolePrinters.restore', { printer_id: id });
    expect(await shown()).toEqual([
      ['Grill', 0],
      ['Pass', id],
    ]);
    await orderChips(servery().person());
    expect(await star.poll()).toMatchObject({ jobReady: true });
    const twice = await owner.refused('ConsolePrinters.restore', { printer_id: other.id });
    expect(twice.code).toBe('no_such_printer');
  });

  test('what a removed printer had still to print goes to the screen, and the board says so', async () => {
    const owner = await atConsole(servery());
    const { id } = await added(owner);
    const { pos_order_id } = await orderChips(servery().person());
    await owner.call('ConsolePrinters.remove', { printer_id: id });
    servery().clock.now += ALARM_MS;
    await expect.poll(async () => (await printJobs(servery()))[0]?.state).toBe('shown');
    const { unprinted } = await owner.call('ConsoleBoard');
    expect(unprinted).toMatchObject([{ number: pos_order_id, printer: 'Grill', moved: 0 }]);
  });

  test('keeps the last ten that were removed, and forgets the others with their papers', async () => {
    const owner = await atConsole(servery());
    const first = await added(owner);
    await owner.call('ConsolePrinters.test', { printer_id: first.id });
    const second = await added(owner, { backup_id: first.id });
    await owner.call('ConsolePrinters.remove', { printer_id: first.id });
    for (let count = 0; count < 10; count += 1) {
      servery().clock.now += 1000;
      await owner.call('ConsolePrinters.remove', { printer_id: (await added(owner)).id });
    }
    expect(await printJobs(servery())).toEqual([]);
    expect((await owner.refused('ConsolePrinters.restore', { printer_id: first.id })).code).toBe(
      'no_such_printer',
    );
    expect((await owner.call('ConsolePrinters')).printers).toMatchObject([{ id: second.id, backup_id: 0 }]);
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
    for (const sub of ['remove', 'test', 'papers', 'restore'] as const)
      expect((await kitchen.refused(`ConsolePrinters.${sub}`, { printer_id: 1 })).code).toBe('forbidden');
    expect((await kitchen.refused('ConsolePrinters.reprint', { paper_id: 1 })).code).toBe('forbidden');
    const { printer } = await (await atConsole(servery())).call('ConsolePrinters.add', wanted as never);
    const harbour = await atConsole(servery(), 'owner@harbour.example.com');
    expect((await harbour.call('ConsolePrinters')).printers).toEqual([]);
    for (const sub of ['remove', 'test', 'papers', 'restore'] as const)
      expect((await harbour.refused(`ConsolePrinters.${sub}`, { printer_id: printer.id })).code).toBe(
        'no_such_printer',
      );
    await (await atConsole(servery())).call('ConsolePrinters.test', { printer_id: printer.id });
    const [page] = await printJobs(servery());
    expect((await harbour.refused('ConsolePrinters.reprint', { paper_id: page!.id })).code).toBe(
      'no_such_paper',
    );
  });
});
