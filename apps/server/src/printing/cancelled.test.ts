import { ALARM_MS } from '@servery/domain/printing/routing';
import { afterEach, expect, test } from 'vitest';
import { atConsole } from '../../testing/console.ts';
import { orderChips } from '../../testing/orders.ts';
import { printerAt, printJobs, removePrinters, starPrinter } from '../../testing/printers.ts';
import { inEachServery } from '../../testing/servery.ts';
import { PRINT_LEASE_MS } from '#stores/print-jobs';

type Star = ReturnType<typeof starPrinter>;

/** What comes out of it now. */
async function printed(star: Star): Promise<string> {
  const { jobToken } = await star.poll();
  const text = await (await star.get(jobToken!)).text();
  await star.confirm(jobToken!);
  return text;
}

inEachServery('a cancelled order', (servery) => {
  afterEach(() => removePrinters(servery()));
  const cancel = async (order_id: string, how: 'cancel' | 'reject' = 'cancel') =>
    (await atConsole(servery())).call(`ConsoleOrder.${how}`, { order_id, reason: 'The oven is out' });
  const kinds = async () => (await printJobs(servery())).map(({ kind, state }) => `${kind} ${state}`);

  test.each(['cancel', 'reject'] as const)(
    'by %s is taken back once where its docket came out',
    async (how) => {
      const grill = starPrinter((await printerAt(servery(), { stations: ['Grill'] })).url);
      const coffee = starPrinter((await printerAt(servery(), { stations: ['Coffee'] })).url);
      const { order_id, pos_order_id } = await orderChips(servery().person());
      expect(await printed(grill)).toContain('Rosemary Chips');
      await cancel(order_id, how);
      const paper = await printed(grill);
      expect(paper).toMatch(/^GRILL\n CANCELLED +Web *$/m);
      expect(paper).toMatch(new RegExp(`^${pos_order_id}$`, 'm'));
      expect(paper).toMatch(/^DO NOT MAKE\n-1 {2}Rosemary Chips$/m);
      expect(paper).toContain('"The oven is out"');
      expect(paper).toMatch(/^Alex Owner +Printed/m);
      expect(await grill.poll()).toEqual({ jobReady: false });
      expect(await coffee.poll()).toEqual({ jobReady: false });
      await (await atConsole(servery())).refused('ConsoleOrder.cancel', { order_id, reason: 'Again' });
      expect(await kinds()).toEqual(['kitchen printed', 'change printed']);
    },
  );

  test('whose docket was not printed yet prints nothing at all', async () => {
    const star = starPrinter((await printerAt(servery())).url);
    const { order_id } = await orderChips(servery().person());
    await cancel(order_id);
    expect(await star.poll()).toEqual({ jobReady: false });
    expect(await kinds()).toEqual(['kitchen dropped']);
  });

  test('whose docket may be on paper is taken back too', async () => {
    const star = starPrinter((await printerAt(servery())).url);
    const { order_id } = await orderChips(servery().person());
    const { jobToken } = await star.poll();
    await star.get(jobToken!);
    await cancel(order_id);
    servery().clock.now += PRINT_LEASE_MS;
    const late = await star.poll();
    expect((await star.get(late.jobToken!)).status).toBe(404);
    expect(await printed(star)).toContain('CANCELLED');
    expect(await kinds()).toEqual(['kitchen dropped', 'change printed']);
  });

  test('is taken back at the second printer where its docket came out there', async () => {
    const second = await printerAt(servery(), { name: 'Counter', documents: ['receipt'] });
    await printerAt(servery(), { backupId: second.id });
    const { order_id } = await orderChips(servery().person());
    servery().clock.now += ALARM_MS;
    await expect.poll(kinds).toEqual(['kitchen moved', 'kitchen waiting']);
    const spare = starPrinter(second.url);
    await printed(spare);
    await cancel(order_id);
    expect(await printed(spare)).toContain('CANCELLED');
    expect(await kinds()).toEqual(['kitchen moved', 'kitchen printed', 'change printed']);
  });

  test('that cannot be taken back on paper is told on the board', async () => {
    const star = starPrinter((await printerAt(servery())).url);
    const { order_id, pos_order_id } = await orderChips(servery().person());
    await printed(star);
    await cancel(order_id);
    servery().clock.now += ALARM_MS;
    await expect.poll(kinds).toEqual(['kitchen printed', 'change shown']);
    const { unprinted } = await (await atConsole(servery())).call('ConsoleBoard');
    expect(unprinted).toMatchObject([{ number: pos_order_id, moved: 0, cancelled: 1 }]);
  });
});
