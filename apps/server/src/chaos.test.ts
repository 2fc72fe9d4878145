import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { add, submission, type Venue, visit } from '../testing/orders.ts';
import {
  chipsByBalance,
  chipsBySavedCard,
  inEachPayingShop,
  type PayingShop,
  tokenise,
  tokeniserOf,
} from '../testing/cards.ts';
import { endsAt, GOOD } from '../testing/ends.ts';
import { coinbaseEnv, press, redirectEnv, type Redirected, TOTAL } from '../testing/redirects.ts';
import { setProvider } from '../testing/sandbox.ts';
import type { Person } from '../testing/shop.ts';
import { walletData, walletEnv } from '../testing/wallets.ts';

/** Half of them with each provider of cryptocurrency. `npm run chaos` does many more; a run is repeated by its seed. */
const RUNS = Math.ceil(Number(process.env['CHAOS_RUNS'] ?? 26) / 2);
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

const FAULTS = ['lose', 'drop', 'temporary', 'hang', 'refuse'] as const;
const PROVIDERS = [
  'card',
  'card-steps',
  'card-questions',
  'wallets',
  'paypal',
  'crypto',
  'coinbase',
] as const;
const METHODS = ['CC', 'SAVED', 'BALANCE', 'APPLE', 'GOOGLE', 'PP', 'CB'] as const;
const PRESSED: Record<Redirected, readonly string[]> = {
  PP: ['approve', 'twice', 'gone', 'later', 'cancel'],
  CB: ['pay', 'twice', 'gone', 'later', 'expire'],
};

const DECIDED: Record<Redirected, readonly string[]> = { PP: ['confirm', 'deny'], CB: ['confirm'] };

const disorder = ({ shop, sandbox }: PayingShop): void => {
  const disturb = async ({ chance, pick }: Dice) => {
    for (const provider of PROVIDERS) {
      const mode = provider === 'card-questions' ? 'temporary' : pick(FAULTS);
      if (chance(0.35)) await setProvider(sandbox(), provider, { mode, times: pick([1, 1, 2]) });
    }
  };
  const calm = async () => {
    for (const provider of PROVIDERS) await setProvider(sandbox(), provider, { mode: 'normal' });
  };
  const proofOf = async (venue: Venue, method: (typeof METHODS)[number]) => {
    if (method === 'PP' || method === 'CB') return { expected_total: TOTAL[method] };
    if (method === 'SAVED') return { expected_total: '16.19' };
    if (method === 'BALANCE') return { expected_total: '16.00' };
    if (method !== 'CC') return { expected_total: '16.00', wallet_data: walletData(method) };
    const braintree_nonce = await tokenise(tokeniserOf(venue), '4111111111111111');
    return { expected_total: '16.19', braintree_nonce };
  };
  const begin = async (person: Person, method: (typeof METHODS)[number]) => {
    if (method === 'SAVED') {
      const { venue, fields } = await chipsBySavedCard(person);
      return { venue, fields, key: String(fields.submit_key) };
    }
    if (method === 'BALANCE') {
      const { venue, fields } = await chipsByBalance(person);
      return { venue, fields, key: String(fields.submit_key) };
    }
    const venue = await visit(person);
    await add(person, venue, 'Rosemary Chips', 2);
    const fields = submission(venue, { payment_method: method, ...(await proofOf(venue, method)) });
    return { venue, fields, key: String(fields.submit_key) };
  };
  const { lastEnd } = endsAt({ shop, sandbox });

  async function oneRun(seed: number): Promise<string> {
    const luck = dice(seed);
    const person = shop().person();
    const method = luck.pick(METHODS);
    const { venue, fields, key } = await begin(person, method);
    await disturb(luck);
    let decide = () => Promise.resolve('');
    const submits = luck.pick([1, 1, 2, 3]);
    if (method === 'PP' || method === 'CB') {
      const first = await person.send('SubmitOrder', { ...fields, preorder: 0 });
      const page =
        first.ResponseCode === 'SUCCESS' && (first.Response as { payment_redirect: string }).payment_redirect;
      if (page) await press(page, luck.pick(PRESSED[method]));
      // What the provider looks into comes to an end some time.
      if (page) decide = () => press(page, luck.pick(DECIDED[method]));
    }
    // Refused while money for it may be on its way.
    if (luck.chance(0.15)) await add(person, venue, 'Rosemary Chips').catch(() => undefined);
    await Promise.all(Array.from({ length: submits }, () => person.send('SubmitOrder', fields)));
    if (luck.chance(0.3)) await person.send('SubmitOrder', fields);
    const keys = [key];
    // Impatient people choose something else, on a page that was left or on the same one.
    if (luck.chance(0.3)) {
      const submit_key = luck.chance(0.5) ? key : randomUUID();
      const other = submission(venue, { submit_key });
      await person.send(
        'SubmitOrder',
        luck.chance(0.5) ? other : { ...other, payment_method: 'CC', ...(await proofOf(venue, 'CC')) },
      );
      if (submit_key !== key) keys.push(submit_key);
    }
    await calm();
    await decide();
    return lastEnd(...keys);
  }

  test(
    `end as one order and one charge, or none of either, or an order to be paid in store, in ${RUNS} runs from seed ${SEED}`,
    async () => {
      const ends: Record<string, number> = {};
      for (let run = 0; run < RUNS; run += 1) {
        const end = await oneRun(SEED * 100_003 + run);
        ends[end] = (ends[end] ?? 0) + 1;
        expect([...GOOD], `run ${run} of seed ${SEED}`).toContain(end);
      }
      expect(ends['1 order, 1 charge']).toBeGreaterThan(0);
    },
    120_000 + RUNS * 10_000,
  );
};

for (const [crypto, env] of [
  ['BTCPay', redirectEnv],
  ['Coinbase', coinbaseEnv],
] as const)
  inEachPayingShop(`payments in disorder, with ${crypto}`, disorder, (url) => ({
    ...walletEnv(url),
    ...env(url),
    PAYMENT_TIMEOUT_MS: '1000',
  }));
