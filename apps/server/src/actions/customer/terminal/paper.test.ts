import { beforeAll, expect, test } from 'vitest';
import { inEachPayingServery, until } from '../../../../testing/cards.ts';
import { printerAt, printJobs, removePrinters } from '../../../../testing/printers.ts';
import { setProvider } from '../../../../testing/sandbox.ts';
import type { Person } from '../../../../testing/servery.ts';
import {
  atScreen,
  chipsByTerminal,
  linklyEnv,
  pairTerminal,
  pinpadAt,
} from '../../../../testing/terminals.ts';

inEachPayingServery(
  'paper of a pinpad',
  ({ servery, sandbox }) => {
    const pinpad = () => pinpadAt(sandbox(), 'kiosk-1');
    let kiosk: Person;
    let posGuid = '';
    beforeAll(async () => {
      kiosk = await atScreen(servery());
      posGuid = await pairTerminal(kiosk, sandbox(), 'kiosk-1');
    });
    const paid = async (): Promise<string> => {
      await pinpad().hands('tap');
      const { fields } = await chipsByTerminal(kiosk);
      const { eftpos } = await kiosk.call('SubmitOrder', { ...fields, preorder: 0 });
      await until(
        servery(),
        async () => (await kiosk.call('Linkly.transaction', eftpos)).state === 'approved',
      );
      await pinpad().hands('person');
      return (await kiosk.call('SubmitOrder', fields)).order_id;
    };
    const slips = async () => (await printJobs(servery())).filter(({ kind }) => kind === 'eftpos');

    test('the receipt comes out of the screen’s own printer by itself, once, and again as a copy for whoever asks [ACC-237]', async () => {
      await printerAt(servery(), { name: 'All', documents: ['eftpos'] });
      const own = await printerAt(servery(), { name: 'Kiosk', documents: ['eftpos'], device: posGuid });
      const order_id = await paid();
      const first = await kiosk.call('Linkly.receipt', { order_id, by_itself: 1 });
      expect(first.queued).toBe(1);
      await kiosk.call('Linkly.receipt', { order_id, by_itself: 1 });
      const [slip, ...others] = await slips();
      expect(others).toEqual([]);
      expect(slip).toMatchObject({ printer_id: own.id, copy: 0, state: 'waiting' });
      expect(slip?.document).toMatch(/CUSTOMER COPY.*PURCHASE +AUD \$16\.00/);
      expect((await kiosk.call('Linkly.receipt', { order_id })).queued).toBe(1);
      expect((await slips()).map(({ copy }) => copy)).toEqual([0, 1]);
      await removePrinters(servery());
    });

    test('without a printer, or where the pinpad prints it, nothing comes out by itself', async () => {
      const order_id = await paid();
      expect((await kiosk.call('Linkly.receipt', { order_id, by_itself: 1 })).queued).toBe(0);
      await printerAt(servery(), { name: 'All', documents: ['eftpos'] });
      const prints = (receipt_auto_print: number) =>
        servery().server.db.write(({ q }) =>
          q.updateTable('terminal').set({ receipt_auto_print }).where('pos_guid', '=', posGuid).execute(),
        );
      await prints(1);
      expect((await kiosk.call('Linkly.receipt', { order_id, by_itself: 1 })).queued).toBe(0);
      expect(await slips()).toEqual([]);
      expect((await kiosk.call('Linkly.receipt', { order_id })).queued).toBe(1);
      await prints(0);
      await removePrinters(servery());
    });

    test('a receipt that the vendor does not give is said in its words [ACC-239]', async () => {
      const order_id = await paid();
      await servery().server.db.write(({ q }) =>
        q.updateTable('terminal_payment').set({ receipt: '' }).execute(),
      );
      await setProvider(sandbox(), 'terminal-questions', { mode: 'temporary', times: 2 });
      const failed = await kiosk.refused('Linkly.receipt', { order_id });
      expect(failed.message).toBe('Print Receipt Failed. Status Code 503');
      await setProvider(sandbox(), 'terminal-questions', { mode: 'temporary', times: 1 });
      expect((await kiosk.call('Linkly.receipt', { order_id })).lines.join('\n')).toContain('CUSTOMER COPY');
    });

    test('the day’s totals come out of the printer that has them', async () => {
      const staff = await atScreen(servery(), 'staff');
      const pos_guid = await pairTerminal(staff, sandbox(), 'counter-1');
      expect((await staff.call('Linkly.settlement', { pos_guid })).queued).toBe(0);
      const { id } = await printerAt(servery(), { name: 'Office', documents: ['settlement'] });
      servery().clock.now += 1000;
      expect((await staff.call('Linkly.settlement', { pos_guid })).queued).toBe(1);
      const [slip] = await printJobs(servery());
      expect(slip).toMatchObject({ printer_id: id, kind: 'settlement', order_id: null });
      expect(slip?.document).toContain('PURCHASES');
      await removePrinters(servery());
    });
  },
  linklyEnv,
);
