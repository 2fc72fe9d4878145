import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { attemptIn, attemptsOf, inEachPayingServery, until } from '../../testing/cards.ts';
import { atCardProvider, atConsole } from '../../testing/console.ts';
import { orderChips } from '../../testing/orders.ts';
import { setProvider } from '../../testing/sandbox.ts';
import { balanceOf, newMember, topupBy } from '../../testing/topups.ts';
import type { Person } from '../../testing/servery.ts';

const ZONE = 'Australia/Perth';

inEachPayingServery('the money of balances', ({ servery, sandbox }) => {
  const day = () => {
    const now = Temporal.Instant.fromEpochMilliseconds(servery().clock.now).toZonedDateTimeISO(ZONE);
    const date = now.toPlainDate().toString();
    return { from_date: date, to_date: date };
  };
  const journal = async (owner: Person) => {
    const { text } = await owner.call('ConsoleReports.export', { ...day(), table: 'journal_xero' });
    const lines = text
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(','));
    const all = lines.reduce((sum, line) => sum + Math.round(Number(line[5]) * 100), 0);
    expect(all).toBe(0);
    return lines.map(([, , what, account, tax, amount]) => [what, account, tax, amount]);
  };
  const tomorrow = () => {
    servery().clock.now += 24 * 3_600_000;
  };

  const topUp = async (person: Person, state = 'captured') => {
    const { call, fields, key } = await topupBy(person, 'CC');
    await person.call(call, fields);
    return { key, attempt: await attemptIn(servery(), key, state) };
  };

  test('a top-up is owed and no sale, and its surcharge is income with GST of the day', async () => {
    const owner = await atConsole(servery());
    const mia = await newMember(servery());
    await topUp(mia);
    const report = await owner.call('ConsoleReports', day());
    expect(report.sales).toBe('0.00');
    expect(report.gst).toMatchObject({ taxable: '0.36', g1: '0.36', a1: '0.03' });
    expect(report.balances).toMatchObject({ topped_up: '30.00', surcharges: '0.36', spent: '0.00' });
    expect(report.balances.topped_up_by).toMatchObject([{ key: 'CC', count: 1, amount: '30.36' }]);
    expect(await journal(owner)).toEqual([
      ['Surcharges on top-ups', '200', 'GST on Income', '-0.36'],
      ['Top-ups: Card', '092', 'BAS Excluded', '30.36'],
      ['Top-ups', '850', 'BAS Excluded', '-30.00'],
    ]);
  });

  test('what a venue without GST takes on top has none', async () => {
    tomorrow();
    const owner = await atConsole(servery());
    const registered = (gst_registered: number) =>
      servery().server.db.write(({ q }) =>
        q.updateTable('venue').set({ gst_registered }).where('id', '=', 1).execute(),
      );
    await registered(0);
    await topUp(await newMember(servery()));
    await registered(1);
    const { gst } = await owner.call('ConsoleReports', day());
    expect(gst).toMatchObject({ taxable: '0.00', no_gst: '0.36', g1: '0.36', a1: '0.00' });
    expect((await journal(owner))[0]).toEqual(['Surcharges on top-ups', '200', 'BAS Excluded', '-0.36']);
  });

  test('one that its bank takes back comes off the day that it does, as far as it is still there', async () => {
    tomorrow();
    const local = Temporal.Instant.fromEpochMilliseconds(servery().clock.now).toZonedDateTimeISO(ZONE);
    const midnight = local.startOfDay().add({ days: 1 }).epochMilliseconds;
    servery().clock.now = midnight - 60_000;
    const first = day();
    const mia = await newMember(servery());
    await setProvider(sandbox(), 'card-steps', { mode: 'temporary', times: 1 });
    const { key } = await topUp(mia, 'placed');
    await orderChips(mia, { payment_method: 'BALANCE', expected_total: '8.00' });
    const { reference } = await until(servery(), async () =>
      (await attemptsOf(servery(), key)).find(({ checks }) => checks === 1),
    );
    await atCardProvider(sandbox(), { method: 'PUT', path: `/${reference}/void` });
    servery().clock.now = midnight;
    await attemptIn(servery(), key, 'open');
    expect(await balanceOf(mia)).toBe('0.00');
    const owner = await atConsole(servery());
    const on = async (span: ReturnType<typeof day>) => {
      const { balances, gst } = await owner.call('ConsoleReports', span);
      return [balances.topped_up, balances.topped_up_by[0]?.amount, balances.surcharges, gst.a1];
    };
    expect(await on(first)).toEqual(['30.00', '30.36', '0.36', '0.76']);
    expect(await on(day())).toEqual(['-22.00', '-30.36', '-0.36', '-0.03']);
    expect(await journal(owner)).toEqual([
      ['Surcharges on top-ups', '200', 'GST on Income', '0.36'],
      ['Top-ups: Card', '092', 'BAS Excluded', '-30.36'],
      ['Top-ups', '850', 'BAS Excluded', '22.00'],
      ['Orders not paid yet', '620', 'BAS Excluded', '8.00'],
    ]);
  });

  test('what the team gives is a cost, and what is paid out leaves for the bank', async () => {
    tomorrow();
    const owner = await atConsole(servery());
    const mia = await newMember(servery());
    const { id: customer_id, email } = (await mia.call('CustomerAccount')).customer;
    const gift = { customer_id, amount: '5.00', reason: 'Cold chips', submit_key: randomUUID() };
    await owner.call('ConsoleCustomers.credit', gift);
    await owner.call('ConsoleCustomers.credit', gift);
    await topUp(mia);
    await mia.call('WithdrawFunds');
    const { payouts } = await owner.call('ConsoleCases');
    const payout_id = payouts.find((each) => each.email === email)?.id ?? '';
    await owner.call('ConsoleCases.payout', { payout_id, outcome: 'paid' });
    const { balances, gst } = await owner.call('ConsoleReports', day());
    expect(balances).toMatchObject({ topped_up: '30.00', credited: '5.00', paid_out: '30.00' });
    expect(gst.g1).toBe('0.36');
    expect((await journal(owner)).slice(3)).toEqual([
      ['Added to balances by your team', '400', 'BAS Excluded', '5.00'],
      ['Added to balances by your team', '850', 'BAS Excluded', '-5.00'],
      ['Balances paid out', '850', 'BAS Excluded', '30.00'],
      ['Balances paid out', '851', 'BAS Excluded', '-30.00'],
    ]);
  });

  test('what a test customer puts on a balance is in no report', async () => {
    tomorrow();
    const owner = await atConsole(servery());
    const mia = await newMember(servery());
    const { id } = (await mia.call('CustomerAccount')).customer;
    await servery().server.db.write(({ q }) =>
      q.updateTable('customer').set({ status: 9 }).where('id', '=', id).execute(),
    );
    await topUp(mia);
    const { balances } = await owner.call('ConsoleReports', day());
    expect(balances).toMatchObject({ topped_up: '0.00', topped_up_by: [] });
  });
});
