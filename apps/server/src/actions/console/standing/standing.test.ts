import { expect, test } from 'vitest';
import { inEachPayingServery, until } from '../../../../testing/cards.ts';
import { atConsole } from '../../../../testing/console.ts';
import { mailingEnv } from '../../../../testing/redirects.ts';
import { sentTo } from '../../../../testing/sandbox.ts';
import { endOf, keepStanding, memberWith, occurrencesOf, ordersFor } from '../../../../testing/standing.ts';

inEachPayingServery(
  'standing orders at the console',
  ({ servery, sandbox }) => {
    const to = (text: string) => {
      servery().clock.now = Date.parse(`${text}:00+08:00`);
    };
    const problemOf = (id: number, problem: boolean) =>
      until(servery(), async () => {
        const row = await servery().server.db.read(({ q }) =>
          q.selectFrom('standing_order').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
        );
        return (row.problem !== '') === problem && row;
      });
    const week = async (date?: string) => (await atConsole(servery())).call('ConsoleStanding', { date });
    const rowOf = async (id: number, date?: string) => (await week(date)).rows.find((row) => row.id === id);
    const statesOf = async (id: number, date?: string) =>
      (await rowOf(id, date))?.cells.map(({ state }) => state);

    test('are a week of who has what, with what became of each date', async () => {
      to('2026-11-16T12:00');
      const { mia } = await memberWith(servery(), { cents: 5000 });
      const { id } = await keepStanding(mia);
      expect(await rowOf(id)).toMatchObject({
        what: 'Rosemary Chips',
        when: expect.stringMatching(/^7:40\sam, /),
        status: 1,
        week_total: '72.00',
        pays: 'balance',
        pays_text: '$50.00',
      });
      // Monday's was too late when it was made.
      expect(await statesOf(id)).toEqual(['', 'coming', 'coming', 'coming', 'coming', '', '']);
      await mia.call('StandingOrders.skip', { standing_order_id: id, date: '2026-11-18', skip: 1 });
      to('2026-11-16T20:00');
      await endOf(servery(), id, '2026-11-17');
      expect(await statesOf(id)).toEqual(['', 'placed', 'left_out', 'coming', 'coming', '', '']);
      const counts = (await rowOf(id))?.cells.map(({ count }) => count);
      expect(counts).toEqual([0, 2, 2, 2, 2, 0, 0]);
      expect(await statesOf(id, '2026-11-25')).toEqual([
        'coming',
        'coming',
        'coming',
        'coming',
        'coming',
        '',
        '',
      ]);
      expect((await week('2026-11-25')).days[0]?.date).toBe('2026-11-23');
      await mia.call('StandingOrders.status', { standing_order_id: id, standing_order_data: { status: 0 } });
      expect(await rowOf(id)).toMatchObject({ status: 0, week_total: '0.00' });
      expect(await statesOf(id)).toEqual(['', 'placed', 'left_out', '', '', '', '']);
    });

    test('that nothing pays for are told of, once an hour, and go out unpaid when the venue says so', async () => {
      to('2026-11-17T12:00');
      const { mia, email } = await memberWith(servery(), { cents: 500 });
      const { id } = await keepStanding(mia);
      await problemOf(id, true);
      const owner = await atConsole(servery());
      const waiting = async () => (await week()).next?.waiting.find((one) => one.id === id);
      expect(await waiting()).toMatchObject({
        reason: 'It comes to $14.40. Your balance is $5.00, and no card is saved.',
        may_go_out: 1,
        goes_out: 0,
      });
      expect(await statesOf(id)).toEqual(['', '', 'problem', 'coming', 'coming', '', '']);
      expect(await rowOf(id)).toMatchObject({ pays: 'nothing' });
      const told = await owner.refused('ConsoleStanding.remind', { standing_order_id: id });
      expect(told.code).toBe('standing_told_before');
      to('2026-11-17T13:01');
      await owner.call('ConsoleStanding.remind', { standing_order_id: id });
      expect((await waiting())?.told).toBe(Math.floor(servery().clock.now / 1000));
      const mails = await until(servery(), async () => {
        const sent = (await sentTo(sandbox(), 'mail', email)).filter(({ subject }) =>
          /needs a change/.test(subject),
        );
        return sent.length === 2 && sent;
      });
      expect(mails[1]?.text).toContain('Your balance is $5.00');

      const out = { standing_order_id: id, date: '2026-11-18', on: 1 as const };
      const early = await owner.refused('ConsoleStanding.let_out', { ...out, date: '2026-11-19' });
      expect(early.code).toBe('standing_not_next');
      const late = await owner.refused('ConsoleStanding.let_out', { ...out, date: '2026-11-16' });
      expect(late.code).toBe('standing_date_gone');
      // Who asks at once is told of it: nothing waits for a job.
      await owner.call('ConsoleStanding.let_out', out);
      expect(await waiting()).toMatchObject({ goes_out: 1, reason: '' });
      await owner.call('ConsoleStanding.let_out', { ...out, on: 0 });
      expect(await waiting()).toMatchObject({
        goes_out: 0,
        may_go_out: 1,
        reason: expect.stringContaining('$5.00'),
      });
      await owner.call('ConsoleStanding.let_out', out);
      to('2026-11-17T20:00');
      expect(await endOf(servery(), id, '2026-11-18')).toMatchObject({ state: 'placed' });
      const [order] = await ordersFor(servery(), id);
      expect(order).toMatchObject({ paid: 0, payment_method: 'STORE', total: 1440 });
      expect((await mia.call('CustomerAccount')).customer.balance).toBe('5.00');
      // For that date alone.
      to('2026-11-18T20:00');
      expect(await endOf(servery(), id, '2026-11-19')).toMatchObject({
        state: 'skipped',
        reason: 'no_means',
      });
      // The dates that the next test jumps over are not to be worked meanwhile.
      await mia.call('StandingOrders.status', { standing_order_id: id, standing_order_data: { status: 0 } });
    });

    test('of a date are placed at once when the venue wants it, but for those that cannot be', async () => {
      to('2026-12-01T12:00');
      const able = await memberWith(servery(), { cents: 5000 });
      const poor = await memberWith(servery(), {});
      const { id } = await keepStanding(able.mia);
      const { id: poorId } = await keepStanding(poor.mia);
      await problemOf(poorId, true);
      const owner = await atConsole(servery());
      const { next } = await week();
      expect(next).toMatchObject({ date: '2026-12-02' });
      expect(next?.to_make.find(({ name }) => name === 'Rosemary Chips')?.times).toContainEqual({
        time: '07:40',
        count: (next?.orders ?? 0) * 2,
      });
      expect(await owner.call('ConsoleStanding.place', { date: '2026-12-02' })).toEqual({
        orders: next?.orders,
      });
      expect(await endOf(servery(), id, '2026-12-02')).toMatchObject({ state: 'placed' });
      // Saved again before its cut-off, it is not placed twice.
      await able.mia.call('StandingOrders.save', {
        standing_order_id: id,
        standing_order_data: { fulfilment_time: '08:05' },
      });
      to('2026-12-01T20:00');
      expect(await endOf(servery(), poorId, '2026-12-02')).toMatchObject({ state: 'skipped' });
      expect(await ordersFor(servery(), id)).toHaveLength(1);
      expect(await occurrencesOf(servery(), id)).toHaveLength(1);
      const gone = await owner.refused('ConsoleStanding.place', { date: '2026-12-02' });
      expect(gone.code).toBe('standing_date_gone');
    });

    test('are the business of those who may: a cook sees them, and does not let one go out', async () => {
      to('2026-11-17T12:00');
      const { mia } = await memberWith(servery(), {});
      const { id } = await keepStanding(mia);
      const cook = await atConsole(servery(), 'kitchen@example.com');
      expect((await cook.call('ConsoleStanding', {})).rows.some((row) => row.id === id)).toBe(true);
      const out = { standing_order_id: id, date: '2026-11-18', on: 1 };
      expect((await cook.refused('ConsoleStanding.let_out', out)).code).toBe('forbidden');
      expect((await cook.refused('ConsoleStanding.place', { date: '2026-11-18' })).code).toBe('forbidden');
    });
  },
  mailingEnv,
);
