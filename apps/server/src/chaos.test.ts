import { isUnfinished } from '@servery/domain/payments/attempt';
import { expect, test } from 'vitest';
import { add, submission, visit } from '../testing/orders.ts';
import {
  attemptsOf,
  chargesAt,
  inEachPayingShop,
  ordersOfKey,
  tokenise,
  tokeniserOf,
  until,
} from '../testing/cards.ts';
import { press, redirectEnv, type Redirected, takenFor, TOTAL } from '../testing/redirects.ts';
import { setProvider } from '../testing/sandbox.ts';
import type { Person } from '../testing/shop.ts';

/** `npm run chaos` does many more, and names its seed so that a run can be repeated. */
const RUNS = Number(process.env['CHAOS_RUNS'] ?? 25);
const SEED = Number(process.env['CHAOS_SEED'] ?? 1);

/** The same numbers for the same seed. */
function dice(seed: number) {
  let state = seed;
  const roll = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return ((state >>> 8) & 0xffff) / 0x10000;
  };
  return {
    chance: (of: number): boolean => roll() < of,
    pick: <T>(list: readonly T[]): T => list[Math.floor(roll() * list.length)] as T,
  };
}
type Dice = ReturnType<typeof dice>;

/** An open case is an end too: somebody has to look, and nobody is charged without it being known. */
const GOOD: ReadonlySet<string> = new Set(['1 order, 1 charge', '0 order, 0 charge', 'open case']);
const FAULTS = ['lose', 'drop', 'temporary', 'hang', 'refuse'] as const;
const PROVIDERS = ['card', 'card-steps', 'card-questions', 'paypal', 'crypto'] as const;
const METHODS = ['CC', 'CC', 'PP', 'CB'] as const;
const PRESSED: Record<Redirected, readonly string[]> = {
  PP: ['approve', 'twice', 'gone', 'cancel'],
  CB: ['pay', 'twice', 'gone', 'expire'],
};

inEachPayingShop(
  'payments in disorder',
  ({ shop, sandbox }) => {
    const disturb = async ({ chance, pick }: Dice) => {
      for (const provider of PROVIDERS) {
        const mode = provider === 'card-questions' ? 'temporary' : pick(FAULTS);
        if (chance(0.35)) await setProvider(sandbox(), provider, { mode, times: pick([1, 1, 2]) });
      }
    };
    const calm = async () => {
      for (const provider of PROVIDERS) await setProvider(sandbox(), provider, { mode: 'normal' });
    };
    const begin = async (person: Person, method: (typeof METHODS)[number]) => {
      const venue = await visit(person);
      await add(person, venue, 'Rosemary Chips', 2);
      const card = method === 'CC';
      const fields = submission(venue, {
        payment_method: method,
        expected_total: card ? '16.19' : TOTAL[method],
        ...(card ? { braintree_nonce: await tokenise(tokeniserOf(venue), '4111111111111111') } : {}),
      });
      return { venue, fields, key: String(fields.submit_key) };
    };
    const restless = async (key: string) =>
      (await attemptsOf(shop(), key)).filter(({ state }) => isUnfinished(state) && state !== 'waiting');
    /** Lets time go by until nothing is under way any more. */
    const rest = (key: string) =>
      until(shop(), async () => {
        const waiting = (await attemptsOf(shop(), key)).some(({ state }) => state === 'waiting');
        if ((await restless(key)).length === 0 && !(waiting && (await netCharges(key)) > 0)) return true;
        shop().clock.now += 3000;
        return false;
      });
    /** How many times money was taken, less how many times it went back. */
    const netCharges = async (key: string): Promise<number> => {
      let net = 0;
      const cards = await chargesAt(sandbox());
      for (const { id, method, reference } of await attemptsOf(shop(), key))
        if (method === 'CC')
          net += cards.filter(
            ({ orderId, type, status }) =>
              orderId === id &&
              type === 'sale' &&
              ['authorized', 'submitted_for_settlement'].includes(status),
          ).length;
        else {
          const taken = await takenFor(sandbox(), method as Redirected, reference);
          net += taken.charges.length - taken.refunds;
        }
      return net;
    };

    async function endOf(key: string): Promise<string> {
      const attempts = await attemptsOf(shop(), key);
      if (attempts.some(({ state }) => state === 'open')) return 'open case';
      const end = `${(await ordersOfKey(shop(), key)).length} order, ${await netCharges(key)} charge`;
      if (GOOD.has(end)) return end;
      return `${end}: ${attempts.map((it) => `${it.method} ${it.state} ${it.problem}`).join(', ')}`;
    }

    async function oneRun(seed: number): Promise<string> {
      const luck = dice(seed);
      const person = shop().person();
      const method = luck.pick(METHODS);
      const { venue, fields, key } = await begin(person, method);
      await disturb(luck);
      const submits = luck.pick([1, 1, 2, 3]);
      if (method !== 'CC') {
        const first = await person.send('SubmitOrder', { ...fields, preorder: 0 });
        const page =
          first.ResponseCode === 'SUCCESS' &&
          (first.Response as { payment_redirect: string }).payment_redirect;
        if (page) await press(page, luck.pick(PRESSED[method]));
      }
      if (luck.chance(0.15)) await add(person, venue, 'Rosemary Chips');
      await Promise.all(Array.from({ length: submits }, () => person.send('SubmitOrder', fields)));
      if (luck.chance(0.3)) await person.send('SubmitOrder', fields);
      await calm();
      await rest(key);
      const first = await endOf(key);
      // A webhook may still be on its way: what counts is what stays.
      if (GOOD.has(first)) return first;
      return until(shop(), async () => {
        const end = await endOf(key);
        return GOOD.has(end) && end;
      }).catch(() => first);
    }

    test(
      `end as one order and one charge, or none of either, in ${RUNS} runs from seed ${SEED}`,
      async () => {
        const ends: Record<string, number> = {};
        for (let run = 0; run < RUNS; run += 1) {
          const end = await oneRun(SEED * 100_003 + run);
          ends[end] = (ends[end] ?? 0) + 1;
          expect([...GOOD], `run ${run} of seed ${SEED}`).toContain(end);
        }
        expect(ends['1 order, 1 charge']).toBeGreaterThan(0);
      },
      60_000 + RUNS * 2000,
    );
  },
  (url) => ({ ...redirectEnv(url), PAYMENT_TIMEOUT_MS: '250' }),
);
