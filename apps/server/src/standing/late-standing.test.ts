import { beforeEach, expect, test } from 'vitest';
import { atConsole } from '../../testing/console.ts';
import { inEachPayingServery, until } from '../../testing/cards.ts';
import { findCustomer } from '#stores/people';
import { removeCard, replaceCard } from '#stores/saved-cards';
import { endOf, keepStanding, memberWith, occurrencesOf } from '../../testing/standing.ts';

const MINUTE = 60_000;
const perth = (text: string): number => Date.parse(`${text}:00+08:00`);

inEachPayingServery('standing orders whose job comes late', ({ servery }) => {
  const db = () => servery().server.db;
  const setType = (set: { min_notice?: number }) =>
    db().write(async ({ q }) => {
      await q
        .updateTable('fulfilment_type')
        .set(set)
        .where('code', '=', 'pickup')
        .where('venue_id', '=', 1)
        .execute();
      await q
        .updateTable('menu')
        .set((row) => ({ version: row('version', '+', 1) }))
        .execute();
    });
  const stateOn = async (id: number, date: string) =>
    (await occurrencesOf(servery(), id)).find(({ on_date }) => on_date === date);
  const rowOf = (id: number) =>
    db().read(({ q }) =>
      q.selectFrom('standing_order').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    );
  const planned = (id: number, date: string) =>
    until(servery(), async () => (await rowOf(id)).next_date === date);
  /** As if whoever was to work them had died: only what is planned from now on is worked. */
  const dropJobs = () =>
    db().write(({ q }) =>
      q
        .updateTable('standing_order')
        .set((row) => ({ plan: row('plan', '+', 1) }))
        .execute(),
    );
  const keep = async () => {
    const { mia } = await memberWith(servery(), { cents: 9000 });
    return { mia, id: (await keepStanding(mia)).id };
  };
  const pause = async (days: { first_day: string; last_day: string }) =>
    (await atConsole(servery())).call('ConsoleStanding.pause', days);
  const resume = async (pause_id: number) =>
    (await atConsole(servery())).call('ConsoleStanding.resume', { pause_id });
  beforeEach(async () => {
    await setType({ min_notice: 0 });
    await db().write(({ q }) => q.updateTable('standing_pause').set({ ended_at: 1 }).execute());
  });

  test.each([
    ['a moment', 1, 'placed', ''],
    ['five minutes', 5 * MINUTE, 'placed', ''],
    ['longer, so that there is no time left to make it', 5 * MINUTE + 1, 'skipped', 'time_unavailable'],
  ])(
    'are in time by their own moment where the notice decides: late by %s',
    async (_what, late, state, reason) => {
      servery().clock.now = perth('2026-11-17T12:00');
      await setType({ min_notice: 12 * 60 });
      const { id } = await keep();
      expect((await rowOf(id)).next_cut_off).toBe(perth('2026-11-17T19:40'));
      servery().clock.now = perth('2026-11-17T19:40') + late;
      const end = await endOf(servery(), id, '2026-11-18');
      expect(end).toMatchObject({ state, reason, created_at: servery().clock.now });
    },
  );

  test('lose no day to a pause of others that is made a moment before', async () => {
    servery().clock.now = perth('2026-11-17T12:00');
    const { id } = await keep();
    servery().clock.now = perth('2026-11-17T20:00') - 250;
    const { pause_id } = await pause({
      first_day: '2026-11-20',
      last_day: '2026-11-24',
    });
    servery().clock.now += 500;
    expect(await endOf(servery(), id, '2026-11-18')).toMatchObject({ state: 'placed' });
    await planned(id, '2026-11-19');
    servery().clock.now = perth('2026-11-18T20:00') - 250;
    await resume(pause_id);
    servery().clock.now += 500;
    expect(await endOf(servery(), id, '2026-11-19')).toMatchObject({ state: 'placed' });
    await planned(id, '2026-11-20');
  });

  test('lose no day that a pause gives back a moment before its end', async () => {
    servery().clock.now = perth('2026-11-17T12:00');
    const { id } = await keep();
    const { pause_id } = await pause({
      first_day: '2026-11-18',
      last_day: '2026-11-19',
    });
    await planned(id, '2026-11-20');
    servery().clock.now = perth('2026-11-17T20:00') - 250;
    await resume(pause_id);
    servery().clock.now += 500;
    expect(await endOf(servery(), id, '2026-11-18')).toMatchObject({ state: 'placed' });
  });

  test('are placed although a pause of that day comes a moment after, and not where it came before', async () => {
    servery().clock.now = perth('2026-11-17T12:00');
    const [early, late] = [await keep(), await keep()];
    await planned(late.id, '2026-11-18');
    await dropJobs();
    servery().clock.now = perth('2026-11-17T20:00') + 1;
    await pause({ first_day: '2026-11-18', last_day: '2026-11-19' });
    expect(await endOf(servery(), early.id, '2026-11-18')).toMatchObject({ state: 'placed' });
    expect(await endOf(servery(), late.id, '2026-11-18')).toMatchObject({ state: 'placed' });
    await planned(late.id, '2026-11-20');
    expect(await stateOn(late.id, '2026-11-19')).toBeUndefined();
  });

  test('that are changed before it has come are placed, and skipped where they are stopped', async () => {
    servery().clock.now = perth('2026-11-17T12:00');
    const [changed, stopped] = [await keep(), await keep()];
    await planned(stopped.id, '2026-11-18');
    await dropJobs();
    servery().clock.now = perth('2026-11-17T20:00') + 1;
    await changed.mia.call('StandingOrders.save', {
      standing_order_id: changed.id,
      standing_order_data: { note: 'At the back door' },
    });
    await stopped.mia.call('StandingOrders.status', {
      standing_order_id: stopped.id,
      standing_order_data: { status: 0 },
    });
    expect(await endOf(servery(), changed.id, '2026-11-18')).toMatchObject({ state: 'placed' });
    expect(await stateOn(stopped.id, '2026-11-18')).toMatchObject({ state: 'skipped', reason: 'customer' });
    expect((await rowOf(stopped.id)).next_date).toBe('');
  });

  test('are worked although their card is taken off a moment after, and no later one is', async () => {
    servery().clock.now = perth('2026-11-17T12:00');
    const withCard = async (cents: number) => {
      const { mia, id: customerId } = await memberWith(servery(), { cents, card: 'visa' });
      return { mia, customerId, id: (await keepStanding(mia, { fulfilment_time: '08:40' })).id };
    };
    const [rich, poor, changed, other] = [
      await withCard(9000),
      await withCard(0),
      await withCard(0),
      await memberWith(servery(), { card: 'visa' }),
    ];
    await planned(changed.id, '2026-11-18');
    await dropJobs();
    const now = (await rowOf(changed.id)).next_cut_off + 1;
    servery().clock.now = now;
    for (const { mia } of [rich, poor]) await mia.call('ChangeBilling', { remove_card: 1 });
    // Another card before anybody came to work the date.
    await db().write(async (tx) => {
      const held = (await findCustomer(tx, other.id))!;
      const { card_token: token, card_type: type, card_ending: ending, card_expiry: expiry } = held;
      const card = { token, type, ending, expiry };
      await removeCard(tx, changed.customerId, now);
      await replaceCard(tx, changed.customerId, { card, accountId: held.card_account_id, now });
    });
    const ends = await Promise.all(
      [rich, poor, changed].map(async ({ id }) => endOf(servery(), id, '2026-11-18')),
    );
    expect(ends.map(({ state, reason }) => [state, reason])).toEqual([
      ['placed', ''],
      ['skipped', 'no_means'],
      ['placed', ''],
    ]);
    await planned(changed.id, '2026-11-19');
    expect(await rowOf(rich.id)).toMatchObject({ status: 0, paused_by: 'card', next_date: '' });
  });
});
