import { expect, test } from 'vitest';
import { chargesAt, inEachPayingServery, isCharge, until } from '../../testing/cards.ts';
import { mailingEnv } from '../../testing/redirects.ts';
import { setProvider } from '../../testing/sandbox.ts';
import { keepStanding, memberWith, occurrencesOf, ordersFor, WORKDAYS } from '../../testing/standing.ts';

const DAY_MS = 86_400_000;
const START = Date.parse('2026-11-17T12:00:00+08:00');
const DAYS = 14;
/** What happens to the provider on a day, in turn. */
const FAULTS = ['normal', 'refuse', 'lose', 'normal', 'drop', 'temporary', 'normal'] as const;

inEachPayingServery(
  'two weeks of standing orders',
  ({ servery, sandbox }) => {
    /** Due, or being worked: a lease moves a job into the future. */
    const dueJobs = () =>
      servery().server.db.read(({ q }) =>
        q
          .selectFrom('job')
          .select('id')
          .where('kind', 'in', ['standing-order', 'payment'])
          .where('state', '=', 'waiting')
          .where((job) =>
            job.or([
              job('run_at', '<=', servery().clock.now),
              job.and([job('attempts', '>', 0), job('last_error', '=', '')]),
            ]),
          )
          .execute(),
      );
    const settled = () => until(servery(), async () => (await dueJobs()).length === 0);

    test('each date is placed once, skipped with a reason, or still being paid, whatever the provider does', async () => {
      servery().clock.now = START;
      const closed = '2026-11-25';
      await servery().server.db.write(async ({ q }) => {
        const type = await q
          .selectFrom('fulfilment_type')
          .select(['id', 'venue_id'])
          .where('code', '=', 'pickup')
          .where('venue_id', '=', 1)
          .executeTakeFirstOrThrow();
        await q
          .insertInto('special_date')
          .values({ venue_id: type.venue_id, fulfilment_type_id: type.id, on_date: closed, windows: '[]' })
          .execute();
        await q
          .updateTable('menu')
          .set((row) => ({ version: row('version', '+', 1) }))
          .execute();
      });
      const means = [
        { cents: 50_000 },
        { cents: 6000 },
        { card: 'visa' },
        { cents: 3000, card: 'visa' },
        {},
      ] as const;
      const kept: number[] = [];
      for (const each of means) {
        const { mia } = await memberWith(servery(), each);
        kept.push((await keepStanding(mia)).id);
      }
      for (let day = 0; day < DAYS; day += 1) {
        await setProvider(sandbox(), 'card', { mode: FAULTS[day % FAULTS.length] ?? 'normal' });
        // To the cut-off, then on through the retries of the evening.
        for (const minutes of [480, 485, 490, 500, 520, 720]) {
          servery().clock.now = START + day * DAY_MS + minutes * 60_000;
          await settled();
        }
      }
      await setProvider(sandbox(), 'card', { mode: 'normal' });
      const end = START + DAYS * DAY_MS;
      for (const hours of [0, 1, 2, 6, 12]) {
        servery().clock.now = end + hours * 3_600_000;
        await settled();
      }
      const charges = (await chargesAt(sandbox())).filter(isCharge);
      for (const id of kept) {
        const rows = await occurrencesOf(servery(), id);
        const dates = Array.from({ length: DAYS }, (_, index) =>
          Temporal.PlainDate.from('2026-11-18').add({ days: index }),
        ).filter((date) => date.dayOfWeek <= Object.keys(WORKDAYS).length);
        expect(rows.slice(0, dates.length).map(({ on_date }) => on_date)).toEqual(dates.map(String));
        expect(rows.filter(({ state, reason }) => state === 'skipped' && reason === '')).toEqual([]);
        expect(rows.find(({ on_date }) => on_date === closed)).toMatchObject({
          state: 'skipped',
          reason: 'time_unavailable',
        });
        const placed = rows.filter(({ state }) => state === 'placed');
        const orders = await ordersFor(servery(), id);
        const ids = new Set(orders.map((order) => order.id));
        expect(ids).toEqual(new Set(placed.map((row) => row.order_id)));
        expect(orders).toHaveLength(placed.length);
        expect(new Set(orders.map(({ due_at }) => due_at)).size).toBe(orders.length);
        expect(orders.every(({ paid }) => paid === 1)).toBe(true);
        const byCard = orders.filter(({ payment_method: method }) => method === 'SAVED');
        const attempts = await servery().server.db.read(({ q }) =>
          q
            .selectFrom('payment_attempt')
            .selectAll()
            .where('submit_key', 'like', `standing-order-${id}-%`)
            .where('method', '=', 'SAVED')
            .execute(),
        );
        const ours = new Set(attempts.map((attempt) => attempt.id));
        const held = charges.filter(({ orderId }) => ours.has(orderId));
        const inDoubt = rows.filter(({ state }) => state === 'paying').length;
        expect(held.length - byCard.length).toBeLessThanOrEqual(inDoubt);
        expect(held.length).toBeGreaterThanOrEqual(byCard.length);
      }
      const [rich, poor, card, , nobody] = await Promise.all(
        kept.map(
          async (id) => (await occurrencesOf(servery(), id)).filter(({ state }) => state === 'placed').length,
        ),
      );
      // Eleven workdays until then, and one on which the store is closed.
      expect(rich).toBe(10);
      expect(poor).toBe(4);
      expect(card).toBeGreaterThan(3);
      expect(nobody).toBe(0);
    }, 300_000);
  },
  mailingEnv,
);
