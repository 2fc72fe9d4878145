import { asJson } from '@servery/contract/client/as-json';
import { paperSettings } from '@servery/contract/entities/paper';
import { USUAL_PAPER } from '@servery/domain/printing/usual-paper';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { atConsole } from '../../../../testing/console.ts';
import { orderChips } from '../../../../testing/orders.ts';
import { printerAt, removePrinters, virtualPrinter } from '../../../../testing/printers.ts';
import { type Sandbox, startSandbox } from '../../../../testing/sandbox.ts';
import { inEachServery, type Person } from '../../../../testing/servery.ts';

test('where a venue says nothing, the usual is printed', () => {
  expect(paperSettings.parse({})).toEqual(USUAL_PAPER);
});

inEachServery('what is printed', (servery) => {
  let owner: Person;
  let sandbox: Sandbox;
  beforeAll(async () => {
    owner = await atConsole(servery());
    sandbox = await startSandbox();
  });
  afterAll(() => sandbox.close());
  const save = async (change: Partial<typeof USUAL_PAPER>) => {
    const { version, value } = await owner.call('ConsolePaper');
    return owner.call('ConsolePaper.save', { version, paper: asJson({ ...value, ...change }) });
  };

  test('is as the venue wants it from the next docket on, and as before once that is taken back', async () => {
    const printer = await virtualPrinter(sandbox, 'star', (await printerAt(servery(), { kind: 'star' })).url);
    const lastDocket = async () => {
      await orderChips(servery().person());
      await printer.turn();
      return (await printer.papers())[0] ?? '';
    };
    const named = await lastDocket();
    const { edit_id, saved } = await save({ docket_name: false });
    expect(saved.value.docket_name).toBe(false);
    const nameless = await lastDocket();
    expect(nameless.split('\n')).toHaveLength(named.split('\n').length - 1);
    expect((await owner.call('ConsolePaper.history', {})).edits[0]).toMatchObject({
      id: edit_id,
      lines: ['Receipts and dockets: name on dockets'],
    });
    await owner.call('ConsolePaper.undo', { edit_id });
    expect((await lastDocket()).split('\n')).toHaveLength(named.split('\n').length);
    await removePrinters(servery());
  });

  test('is not saved on top of somebody else’s change, and no longer than paper is', async () => {
    const { version, value } = await owner.call('ConsolePaper');
    await save({ receipt_end: 'See you soon' });
    const late = { version, paper: asJson({ ...value, receipt_end: 'Goodbye' }) };
    expect((await owner.refused('ConsolePaper.save', late)).code).toBe('part_changed');
    const fresh = await owner.call('ConsolePaper');
    expect(fresh.value.receipt_end).toBe('See you soon');
    const long = { version: fresh.version, paper: asJson({ ...value, receipt_top: 'x'.repeat(301) }) };
    expect((await owner.send('ConsolePaper.save', long)).ResponseCode).toBe('ERROR');
    expect((await save({})).edit_id).toBe(0);
  });
});
