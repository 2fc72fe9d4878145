import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { add, signIn, submission, type Venue, visit } from '../testing/orders.ts';
import {
  chipsByBalance,
  chipsBySavedCard,
  inEachPayingServery,
  type PayingServery,
  tokenise,
  tokeniserOf,
  until,
} from '../testing/cards.ts';
import { disorderlyStanding } from '../testing/disorderly-standing.ts';
import { endsAt, GOOD, GOOD_TOPUPS } from '../testing/ends.ts';
import { coinbaseEnv, press, redirectEnv, type Redirected, TOTAL } from '../testing/redirects.ts';
import { setProvider } from '../testing/sandbox.ts';
import type { Person } from '../testing/servery.ts';
import { atScreen, chipsByTerminal, linklyEnv, pairTerminal, pinpadAt } from '../testing/terminals.ts';
import { newMember, topupBy } from '../testing/topups.ts';
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
  'terminal',
  'terminal-questions',
  'terminal-auth',
] as const;
const METHODS = ['CC', 'SAVED', 'BALANCE', 'APPLE', 'GOOGLE', 'PP', 'CB', 'eftpos'] as const;
const TOPUPS = ['CC', 'SAVED', 'APPLE', 'GOOGLE', 'PP', 'CB'] as const;
/** Asking changes nothing: these are silent, or answer. */
const QUESTIONS: ReadonlySet<string> = new Set(['card-questions', 'terminal-questions', 'terminal-auth']);
/** What happens at a pinpad while a payment waits there; at last somebody holds a card to it, or nobody does. */
const AT_PINPAD = [
  ['tap'],
  ['insert', 'pin'],
  ['decline'],
  ['cancel'],
  ['line', 'tap', 'line'],
  ['power', 'power'],
  ['line', 'line', 'tap'],
] as const;
const PRESSED: Record<Redirected, readonly string[]> = {
  PP: ['approve', 'twice', 'gone', 'later', 'cancel'],
  CB: ['pay', 'twice', 'gone', 'later', 'expire'],
};

const DECIDED: Record<Redirected, readonly string[]> = { PP: ['confirm', 'deny'], CB: ['confirm'] };

const disorder = ({ servery, sandbox }: PayingServery): void => {
  const disturb = async ({ chance, pick }: Dice) => {
    for (const provider of PROVIDERS) {
      const mode = QUESTIONS.has(provider) ? 'temporary' : pick(FAULTS);
      if (chance(0.35)) await setProvider(sandbox(), provider, { mode, times: pick([1, 1, 2]) });
    }
  };
  const calm = async () => {
    for (const provider of PROVIDERS) await setProvider(sandbox(), provider, { mode: 'normal' });
  };
  const proofOf = async (venue: Venue, method: (typeof METHODS)[number]) => {
    if (method === 'PP' || method === 'CB') return { expected_total: TOTAL[method] };
    if (method === 'SAVED') return { expected_total: '16.19' };
    if (method === 'BALANCE' || method === 'eftpos') return { expected_total: '16.00' };
    if (method !== 'CC') return { expected_total: '16.00', wallet_data: walletData(method) };
    const braintree_nonce = await tokenise(tokeniserOf(venue), '4111111111111111');
    return { expected_total: '16.19', braintree_nonce };
  };
  const begin = async (person: Person, method: (typeof METHODS)[number]) => {
    if (method === 'SAVED') {
      const { venue, fields } = await chipsBySavedCard(person);
      return { venue, fields, key: String(fields.submit_key) };
    }
    if (method === 'eftpos') {
      await signIn(person, 'kiosk@example.com');
      return chipsByTerminal(person);
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
  const pinpad = () => pinpadAt(sandbox(), 'kiosk-1');
  beforeAll(async () => {
    await pairTerminal(await atScreen(servery()), sandbox(), 'kiosk-1');
  });
  const { lastEnd, lastTopupEnd } = endsAt({ servery, sandbox });

  async function oneRun(seed: number): Promise<string> {
    const luck = dice(seed);
    const person = servery().person();
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
    if (method === 'eftpos') {
      await pinpad().hands('person');
      await person.send('SubmitOrder', { ...fields, preorder: 0 });
      for (const key of luck.pick(AT_PINPAD)) await pinpad().press(key);
      // Whatever it still waits for when all is calm, somebody does.
      decide = async () => {
        await pinpad().hands('tap');
        return (await pinpad().press(luck.pick(['tap', 'cancel']))).step;
      };
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

  /** Money for a balance, in the same disorder. */
  async function oneTopup(seed: number): Promise<string> {
    const luck = dice(seed);
    const person = await newMember(servery());
    const method = luck.pick(TOPUPS);
    const { call, fields, key } = await topupBy(person, method);
    await disturb(luck);
    let decide = () => Promise.resolve('');
    const sends = luck.pick([1, 1, 2, 3]);
    const answers = await Promise.all(Array.from({ length: sends }, () => person.send(call, fields)));
    const page = answers
      .map(({ Response }) => (Response as { payment_redirect?: string }).payment_redirect)
      .find((each) => each);
    if (page && (method === 'PP' || method === 'CB')) {
      const back = await press(page, luck.pick(PRESSED[method]));
      if (back && luck.chance(0.7)) {
        const { pathname, search } = new URL(back);
        await fetch(servery().url + pathname + search, { redirect: 'manual' });
      }
      decide = () => press(page, luck.pick(DECIDED[method]));
    }
    if (luck.chance(0.3)) await person.send(call, fields);
    // Impatient people try another way, as the same wish or as one of its own.
    const keys = [key];
    if (luck.chance(0.3)) {
      const other = await topupBy(person, 'APPLE', luck.chance(0.5) ? { submit_key: key } : {});
      await person.send(other.call, other.fields);
      if (other.fields.submit_key !== key) keys.push(other.key);
    }
    await calm();
    await decide();
    const ends = await Promise.all(keys.map((each) => lastTopupEnd(each)));
    return ends.find((end) => !GOOD_TOPUPS.has(end)) ?? ends[0] ?? '';
  }

  test(
    `of standing orders end as one order and one charge, or none of either, in ${RUNS} runs from seed ${SEED}`,
    async () => {
      const ends: Record<string, number> = {};
      for (let run = 0; run < RUNS; run += 1) {
        const luck = dice(SEED * 300_007 + run);
        const { key, agrees } = await disorderlyStanding(servery(), luck, () => disturb(luck));
        await calm();
        const end = await lastEnd(key);
        ends[end] = (ends[end] ?? 0) + 1;
        expect([...GOOD], `run ${run} of seed ${SEED}`).toContain(end);
        await until(servery(), agrees);
      }
      expect(ends['1 order, 1 charge']).toBeGreaterThan(0);
    },
    120_000 + RUNS * 10_000,
  );

  test(
    `end as one credit and one charge, or none of either, in ${RUNS} runs from seed ${SEED}`,
    async () => {
      const ends: Record<string, number> = {};
      for (let run = 0; run < RUNS; run += 1) {
        const end = await oneTopup(SEED * 200_003 + run);
        ends[end] = (ends[end] ?? 0) + 1;
        expect([...GOOD_TOPUPS], `run ${run} of seed ${SEED}`).toContain(end);
      }
      expect(ends['1 credit, 1 charge']).toBeGreaterThan(0);
    },
    120_000 + RUNS * 10_000,
  );

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
  inEachPayingServery(`payments in disorder, with ${crypto}`, disorder, (url) => ({
    ...linklyEnv(url),
    ...walletEnv(url),
    ...env(url),
    PAYMENT_TIMEOUT_MS: '1000',
    LINKLY_TIMEOUT_MS: '3000',
  }));
