import { bodyOf } from '@servery/contract/client/wire';
import type { Envelope } from '@servery/contract/envelope';
import { expect, onTestFinished, test } from 'vitest';
import { add, DUNE, type Venue, visit } from '../../testing/orders.ts';
import { readPrometheus } from '../../testing/prometheus.ts';
import { inEachServery, type Servery } from '../../testing/servery.ts';

const DEMO = { Token: 'demo-token', AppId: 'servery-demo' };
const MOST_WAITING = 5;
/** More than any engine takes of one brand at once. */
const FLOOD = 90;

const POLL = { timeout: 5000, interval: 5 };
/** What one brand has of the database while it is alone. */
const takenBy = ({ engine, config }: Servery): number => (engine === 'postgres' ? config.poolSize - 1 : 63);

type Guest = { app: typeof DEMO; sid: string; venue: Venue };

async function guestOf(
  servery: Servery,
  app: typeof DEMO,
  at: [menu: string, product: string],
): Promise<Guest> {
  const person = servery.person(app);
  const venue = await visit(person, at[0]);
  await add(person, venue, at[1]);
  return { app, sid: person.sid ?? '', venue };
}

/** Whoever changes a cart waits until this is let go. */
async function holdCarts({ server: { db } }: Servery): Promise<() => Promise<void>> {
  const held = Promise.withResolvers<void>();
  const has = Promise.withResolvers<void>();
  onTestFinished(() => held.resolve());
  const done = db.write(async ({ q }) => {
    await q
      .updateTable('cart')
      .set((cart) => ({ updated_at: cart.ref('updated_at') }))
      .execute();
    has.resolve();
    await held.promise;
  });
  await has.promise;
  return async () => {
    held.resolve();
    await done;
  };
}

async function clearCart({ url }: Servery, { app, sid, venue }: Guest) {
  const body = bodyOf('ManageCart.clear_cart', { ...app, AppMode: 'web', sid }, venue.at);
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const response = await fetch(`${url}/api`, { method: 'POST', headers, body });
  const retryAfter = response.headers.get('retry-after');
  return { status: response.status, retryAfter, body: (await response.json()) as Envelope };
}

const turnsAt = ({ server }: Servery) => server.turns.counts();

inEachServery(
  'a brand beside one that is flooded',
  (servery) => {
    test('does not wait for the calls of the other that wait', async () => {
      const busy = await guestOf(servery(), DEMO, ['banksia-kitchen', 'Rosemary Chips']);
      const quiet = await guestOf(servery(), DUNE, ['dune-cottesloe', 'Butter Croissant']);
      const letGo = await holdCarts(servery());
      let answered = 0;
      const flood = Array.from({ length: FLOOD }, async () => {
        const { body } = await clearCart(servery(), busy);
        answered += 1;
        return body.ResponseCode;
      });
      await expect.poll(() => turnsAt(servery()).waiting, POLL).toBeGreaterThan(20);
      const own = clearCart(servery(), quiet).then(({ status }) => ({ status, answered }));
      await expect.poll(() => turnsAt(servery()).running, POLL).toBe(takenBy(servery()) + 1);
      await letGo();
      expect((await own).status).toBe(200);
      expect((await own).answered).toBeLessThan(FLOOD - 10);
      expect(new Set(await Promise.all(flood))).toEqual(new Set(['SUCCESS']));
    });
  },
  { RATE_LIMIT: 'off' },
);

inEachServery(
  'a brand of which too many calls wait',
  (servery) => {
    test('is told to come back in a moment, and loses none of those; another brand is served', async () => {
      const busy = await guestOf(servery(), DEMO, ['banksia-kitchen', 'Rosemary Chips']);
      const quiet = await guestOf(servery(), DUNE, ['dune-cottesloe', 'Butter Croissant']);
      const taken = takenBy(servery());
      const letGo = await holdCarts(servery());
      const served: ReturnType<typeof clearCart>[] = [];
      for (let count = 1; count <= taken; count += 1) {
        served.push(clearCart(servery(), busy));
        await expect.poll(() => turnsAt(servery()).running, POLL).toBe(count);
      }
      for (let count = 1; count <= MOST_WAITING; count += 1) served.push(clearCart(servery(), busy));
      await expect.poll(() => turnsAt(servery()).waiting, POLL).toBe(MOST_WAITING);
      const refused = await Promise.all([clearCart(servery(), busy), clearCart(servery(), busy)]);
      const own = clearCart(servery(), quiet);
      await expect.poll(() => turnsAt(servery()).running, POLL).toBe(taken + 1);
      await letGo();
      for (const { status, retryAfter, body } of refused) {
        expect([status, retryAfter]).toEqual([503, '1']);
        expect(body.Response).toEqual([expect.stringContaining('very busy'), { code: 'busy' }]);
      }
      expect((await own).status).toBe(200);
      expect(new Set((await Promise.all(served)).map(({ status }) => status))).toEqual(new Set([200]));
      const metrics = readPrometheus(await (await fetch(`${servery().url}/metrics`)).text()).samples;
      expect(metrics.get('servery_turns_refused_total')).toBe(refused.length);
      expect(metrics.get('servery_turns_waited_total')).toBeGreaterThanOrEqual(MOST_WAITING);
      expect(metrics.get('servery_turns_waited_seconds_total')).toBeGreaterThan(0);
    });
  },
  { RATE_LIMIT: 'off', MAX_WAITING_PER_BRAND: String(MOST_WAITING) },
);
