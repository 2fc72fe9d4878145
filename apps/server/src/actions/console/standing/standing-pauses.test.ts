import { expect, test } from 'vitest';
import { inEachPayingServery, until } from '../../../../testing/cards.ts';
import { atConsole } from '../../../../testing/console.ts';
import { mailingEnv } from '../../../../testing/redirects.ts';
import { sentTo } from '../../../../testing/sandbox.ts';
import { endOf, keepStanding, memberWith, occurrencesOf } from '../../../../testing/standing.ts';

inEachPayingServery(
  'a pause of standing orders',
  ({ servery, sandbox }) => {
    const to = (text: string) => {
      servery().clock.now = Date.parse(`${text}:00+08:00`);
    };
    const rowOf = (id: number) =>
      servery().server.db.read(({ q }) =>
        q.selectFrom('standing_order').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
      );
    const nextIs = (id: number, date: string) =>
      until(servery(), async () => {
        const row = await rowOf(id);
        return row.next_date === date && row;
      });
    const mailed = async (email: string, words: RegExp) =>
      (await sentTo(sandbox(), 'mail', email)).filter(({ subject }) => words.test(subject));
    const pause = async (first_day: string, last_day: string, note?: string) =>
      (await atConsole(servery())).call('ConsoleStanding.pause', { first_day, last_day, note });
    const resume = async (pause_id: number) =>
      (await atConsole(servery())).call('ConsoleStanding.resume', { pause_id });

    test('has nothing placed on its days, says so to who keeps one, and goes on behind them', async () => {
      to('2026-11-17T12:00');
      const { mia, email } = await memberWith(servery(), { cents: 9000 });
      const { id } = await keepStanding(mia);
      await nextIs(id, '2026-11-18');
      const { orders, pause_id } = await pause('2026-11-18', '2026-11-19', 'We’re at the beach.');
      expect(orders).toBe(1);
      await nextIs(id, '2026-11-20');
      const { standing_order } = await mia.call('StandingOrders.load', { standing_order_id: id });
      expect(standing_order).toMatchObject({
        next: { date: '2026-11-20' },
        store_pause:
          'Banksia Kitchen has paused standing orders: Wed 18 Nov to Thu 19 Nov. We’re at the beach.',
      });
      const owner = await atConsole(servery());
      const week = await owner.call('ConsoleStanding');
      expect(week.pauses).toEqual([
        { id: pause_id, from: '2026-11-18', to: '2026-11-19', note: 'We’re at the beach.' },
      ]);
      const cells = week.rows.find((row) => row.id === id)?.cells.map(({ state }) => state);
      expect(cells).toEqual(['', '', 'venue_paused', 'venue_paused', 'coming', '', '']);

      to('2026-11-17T12:03');
      const [mail] = await until(servery(), async () => {
        const found = await mailed(email, /pauses standing orders/);
        return found.length > 0 && found;
      });
      expect(mail?.subject).toBe('Banksia Kitchen pauses standing orders: Wed 18 Nov to Thu 19 Nov');
      expect(mail?.text).toContain('We’re at the beach.');
      expect(mail?.text).toContain('Your next one is for Fri 20 Nov.');

      // Its cut-offs pass, and nothing is placed until Friday's.
      to('2026-11-19T20:00');
      await endOf(servery(), id, '2026-11-20');
      expect((await occurrencesOf(servery(), id)).map(({ on_date, state }) => [on_date, state])).toEqual([
        ['2026-11-20', 'placed'],
      ]);
      await mia.call('StandingOrders.status', { standing_order_id: id, standing_order_data: { status: 0 } });
    });

    test('that is taken back at once is told to nobody, and one that ends early is', async () => {
      to('2026-11-23T12:00');
      const { mia, email } = await memberWith(servery(), { cents: 9000 });
      const { id } = await keepStanding(mia);
      await nextIs(id, '2026-11-24');
      const first = await pause('2026-11-24', '2026-11-25');
      await nextIs(id, '2026-11-26');
      await resume(first.pause_id);
      await nextIs(id, '2026-11-24');
      to('2026-11-23T12:05');
      // Saturday and Sunday take nothing from it; Wednesday and Thursday do, though they come after its next.
      const weekend = await pause('2026-11-28', '2026-11-29');
      expect(weekend.orders).toBe(0);
      // Mails that wait for the first one must not tell of another.
      expect(weekend.pause_id).not.toBe(first.pause_id);
      const second = await pause('2026-11-25', '2026-11-26');
      expect(second.orders).toBe(1);
      await until(servery(), async () => (await rowOf(id)).warned === `told ${second.pause_id}`);
      expect((await rowOf(id)).next_date).toBe('2026-11-24');
      to('2026-11-23T12:10');
      await until(servery(), async () => (await mailed(email, /pauses standing orders/)).length > 0);
      await resume(second.pause_id);
      await until(servery(), async () => (await mailed(email, /are back on/)).length > 0);
      const told = (await mailed(email, /pauses standing orders|are back on/)).map(({ subject }) => subject);
      expect(told.toSorted()).toEqual([
        'Banksia Kitchen pauses standing orders: Wed 25 Nov to Thu 26 Nov',
        'Standing orders at Banksia Kitchen are back on',
      ]);
      await mia.call('StandingOrders.status', { standing_order_id: id, standing_order_data: { status: 0 } });
    });

    test('is refused where it cannot be', async () => {
      to('2026-11-30T12:00');
      const owner = await atConsole(servery());
      const refused = async (first_day: string, last_day: string) =>
        (await owner.refused('ConsoleStanding.pause', { first_day, last_day })).code;
      expect(await refused('2026-11-29', '2026-12-01')).toBe('standing_pause_past');
      expect(await refused('2026-12-02', '2026-12-01')).toBe('standing_pause_past');
      expect(await refused('2026-12-01', '2027-03-03')).toBe('standing_pause_long');
      const { pause_id } = await pause('2026-12-24', '2027-01-02');
      expect(await refused('2027-01-02', '2027-01-05')).toBe('standing_pause_overlaps');
      await resume(pause_id);
      expect((await owner.refused('ConsoleStanding.resume', { pause_id })).code).toBe('standing_pause_gone');
      const other = await pause('2026-12-24', '2027-01-02');
      const triedBy = async (email: string) => {
        const person = await atConsole(servery(), email);
        return (await person.refused('ConsoleStanding.resume', { pause_id: other.pause_id })).code;
      };
      expect(await triedBy('counter@example.com')).toBe('forbidden');
      // Of another venue's owner it is not there.
      expect(await triedBy('owner@dune.example.com')).toBe('standing_pause_gone');
      expect((await owner.call('ConsoleStanding')).pauses).toHaveLength(1);
      await resume(other.pause_id);
    });
  },
  mailingEnv,
);
