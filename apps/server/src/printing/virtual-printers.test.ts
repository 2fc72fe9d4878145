import { ALARM_MS } from '@servery/domain/printing/routing';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { orderChips } from '../../testing/orders.ts';
import { printerAt, printJobs, removePrinters, virtualPrinter } from '../../testing/printers.ts';
import { type Sandbox, startSandbox } from '../../testing/sandbox.ts';
import { inEachServery } from '../../testing/servery.ts';
import { PRINT_LEASE_MS } from '#stores/print-jobs';

inEachServery('printers of the sandbox', (servery) => {
  let sandbox: Sandbox;
  beforeAll(async () => {
    sandbox = await startSandbox();
  });
  afterAll(() => sandbox.close());
  afterEach(() => removePrinters(servery()));

  const states = async () => (await printJobs(servery())).map(({ state }) => state);
  /** The job that looks after papers comes round. */
  const passes = async (ms: number, until: readonly string[]) => {
    servery().clock.now += ms;
    await expect.poll(states).toEqual(until);
  };

  test.each(['star', 'epson'] as const)(
    '%s prints the docket of an order once, as it was laid out',
    async (kind) => {
      const printer = await virtualPrinter(sandbox, kind, (await printerAt(servery(), { kind })).url);
      expect(await printer.turn()).toBe('nothing');
      const { pos_order_id } = await orderChips(servery().person());
      expect(await printer.turn()).toBe('printed');
      expect(await printer.turn()).toBe('nothing');
      const [paper = ''] = await printer.papers();
      expect(paper.split('\n').slice(0, 3)).toEqual([
        ' PICKUP             Web ',
        pos_order_id,
        'Due             12:15 pm',
      ]);
      expect(paper).toContain('1   Rosemary Chips');
      expect(await states()).toEqual(['printed']);
    },
  );

  test.each(['star', 'epson'] as const)(
    '%s prints after its paper is filled up, without calling it a copy',
    async (kind) => {
      const printer = await virtualPrinter(sandbox, kind, (await printerAt(servery(), { kind })).url);
      await orderChips(servery().person());
      await printer.is('paper_out');
      expect(await printer.turn()).toBe('not printed');
      expect(await states()).toEqual(['waiting']);
      await printer.is('ready');
      expect(await printer.turn()).toBe('printed');
      expect((await printer.papers())[0]).not.toContain('COPY');
    },
  );

  test.each(['star', 'epson'] as const)(
    '%s that loses the line after printing prints again, and says that it may be a copy',
    async (kind) => {
      const printer = await virtualPrinter(sandbox, kind, (await printerAt(servery(), { kind })).url);
      await orderChips(servery().person());
      await printer.is('mute');
      expect(await printer.turn()).toBe('no line');
      await printer.is('ready');
      expect(await printer.turn()).toBe('nothing');
      servery().clock.now += PRINT_LEASE_MS;
      expect(await printer.turn()).toBe('printed');
      const [again = '', first = ''] = await printer.papers();
      expect(first).not.toContain('COPY');
      expect(again).toContain('MAY BE A COPY');
    },
  );

  test('a printer that is written to gets its docket by itself', async () => {
    const printer = await virtualPrinter(sandbox, 'escpos');
    await printerAt(servery(), { kind: 'escpos', address: printer.address, columns: 42 });
    await orderChips(servery().person());
    await expect.poll(states).toEqual(['printed']);
    expect(await printer.papers()).toHaveLength(1);
    expect((await printer.papers())[0]).toContain('Rosemary Chips');
  });

  test.each([
    ['paper_out', 'Out of paper', ''],
    ['cover_open', 'Cover is open', ''],
    ['jam', 'Not connected', ''],
    ['line_lost', 'Not connected', ''],
    ['mute', 'Not connected', 'MAY BE A COPY'],
  ])('one with %s is tried again until it prints', async (condition, problem, mark) => {
    const printer = await virtualPrinter(sandbox, 'escpos');
    await printer.is(condition);
    await printerAt(servery(), { kind: 'escpos', address: printer.address });
    await orderChips(servery().person());
    await expect.poll(async () => (await printJobs(servery()))[0]?.problem).toBe(problem);
    await printer.is('ready');
    await passes(PRINT_LEASE_MS, ['printed']);
    expect((await printer.papers())[0]).toContain(mark);
  });

  test('what is not printed in time goes to the second printer, and the board is told', async () => {
    const second = await printerAt(servery(), { name: 'Counter', documents: ['receipt'] });
    const first = await printerAt(servery(), { kind: 'epson', backupId: second.id });
    const [broken, spare] = [
      await virtualPrinter(sandbox, 'epson', first.url),
      await virtualPrinter(sandbox, 'star', second.url),
    ];
    await broken.is('jam');
    await orderChips(servery().person());
    expect(await broken.turn()).toBe('not printed');
    expect(await spare.turn()).toBe('nothing');
    await passes(ALARM_MS, ['moved', 'waiting']);
    expect(await spare.turn()).toBe('printed');
    expect((await spare.papers())[0]).toContain('Rosemary Chips');
    await broken.is('ready');
    expect(await broken.turn()).toBe('nothing');
    expect(await printJobs(servery())).toMatchObject([
      { state: 'moved', alarm: 'open', problem: 'Paper jam' },
      { state: 'printed', alarm: '' },
    ]);
  });

  test('what the first printer may have printed says so on the second', async () => {
    const second = await printerAt(servery(), { name: 'Counter', documents: ['receipt'] });
    const first = await printerAt(servery(), { backupId: second.id });
    const [mute, spare] = [
      await virtualPrinter(sandbox, 'star', first.url),
      await virtualPrinter(sandbox, 'star', second.url),
    ];
    await mute.is('mute');
    await orderChips(servery().person());
    await mute.turn();
    await passes(ALARM_MS, ['moved', 'waiting']);
    await spare.turn();
    expect((await spare.papers())[0]).toContain('MAY BE A COPY');
  });

  test('without a second printer it is for the screen', async () => {
    await printerAt(servery());
    await orderChips(servery().person());
    await passes(ALARM_MS, ['shown']);
    expect(await printJobs(servery())).toMatchObject([{ alarm: 'open' }]);
  });
});
