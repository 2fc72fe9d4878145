import { beforeAll, describe, expect, test } from 'vitest';
import {
  attemptIn,
  attemptsOf,
  chargesAt,
  chipsByBalance,
  chipsByCard,
  chipsBySavedCard,
  inEachPayingServery,
  type PayingServery,
  until,
} from '../testing/cards.ts';
import { endsAt } from '../testing/ends.ts';
import { FAULTS, JUST_ONE, ONE_OR_NONE } from '../testing/faults.ts';
import { add, submission, visit } from '../testing/orders.ts';
import { coinbaseEnv, leaveToPay, press, redirectEnv, type Redirected, TOTAL } from '../testing/redirects.ts';
import { setProvider } from '../testing/sandbox.ts';
import type { Person } from '../testing/servery.ts';
import {
  atScreen,
  chipsByTerminal,
  linklyEnv,
  netAtPinpads,
  pairTerminal,
  pinpadAt,
} from '../testing/terminals.ts';
import { chipsByWallet, type Wallet, walletEnv } from '../testing/wallets.ts';

/** Nobody waits long here for a provider that never answers. */
const QUICK = { PAYMENT_TIMEOUT_MS: '1000', LINKLY_TIMEOUT_MS: '1000' };
const ONE = '1 order, 1 charge';
const NONE = '0 order, 0 charge';

const faultsOfCards = (at: PayingServery): void => {
  const { servery, sandbox } = at;
  const { lastEnd } = endsAt(at);
  const begin = async (method: 'CC' | 'SAVED' | Wallet) => {
    const person = servery().person();
    const { fields } = await {
      CC: () => chipsByCard(person),
      SAVED: () => chipsBySavedCard(person),
      APPLE: () => chipsByWallet(person, 'APPLE'),
      GOOGLE: () => chipsByWallet(person, 'GOOGLE'),
    }[method]();
    return { person, fields, key: String(fields.submit_key) };
  };
  const isHeld = async (key: string): Promise<boolean> => {
    const ids = new Set((await attemptsOf(servery(), key)).map(({ id }) => id));
    return (await chargesAt(sandbox())).some(({ orderId }) => ids.has(orderId));
  };

  describe.each(['CC', 'SAVED', 'APPLE', 'GOOGLE'] as const)('%s', (method) => {
    test('that is refused before anybody is asked ends with nothing', async () => {
      const { person, fields, key } = await begin(method);
      const failed = await person.refused('SubmitOrder', { ...fields, expected_total: '1.00' });
      expect(failed.code).toBe('total_changed');
      expect(await lastEnd(key)).toBe(NONE);
    });

    test.each(FAULTS)('whose provider %s', async (_what, mode, end) => {
      const { person, fields, key } = await begin(method);
      await setProvider(sandbox(), 'card', mode);
      await person.send('SubmitOrder', fields);
      // The server's clock is not moved before the provider has done it: nobody waits for less than that.
      if (end === JUST_ONE) await until(servery(), () => isHeld(key));
      expect(await lastEnd(key)).toMatch(end);
    });
  });
};

type Page = { method: Redirected; provider: string; yes: string };

const faultsOfPages = (at: PayingServery, { method, provider, yes }: Page): void => {
  const { servery, sandbox } = at;
  const { lastEnd } = endsAt(at);
  const leave = async () => {
    const person = servery().person();
    return { person, ...(await leaveToPay(person, method)) };
  };

  test.each(FAULTS)('whose provider %s when it is asked for a way to pay', async (_what, mode) => {
    const person = servery().person();
    const venue = await visit(person);
    await add(person, venue, 'Rosemary Chips', 2);
    const fields = submission(venue, { payment_method: method, expected_total: TOTAL[method] });
    await setProvider(sandbox(), provider, mode);
    const first = await person.send('SubmitOrder', { ...fields, preorder: 0 });
    await setProvider(sandbox(), provider, { mode: 'normal' });
    if (first.ResponseCode === 'SUCCESS') {
      await press((first.Response as { payment_redirect: string }).payment_redirect, yes);
      await person.send('SubmitOrder', fields);
    }
    expect(await lastEnd(String(fields.submit_key))).toMatch(ONE_OR_NONE);
  });

  test.each(FAULTS)('whose provider %s', async (_what, mode, end) => {
    const { person, fields, page, key } = await leave();
    await setProvider(sandbox(), provider, mode);
    await press(page, yes);
    await person.send('SubmitOrder', fields);
    expect(await lastEnd(key)).toMatch(end);
  });

  test.each([
    ['told of before the customer is back', 'gone'],
    ['told of twice', 'twice'],
  ])('%s ends as one order and one charge', async (_what, choice) => {
    const { person, fields, page, key } = await leave();
    await press(page, choice);
    await person.send('SubmitOrder', fields);
    expect(await lastEnd(key)).toBe(ONE);
  });

  test('that is told of twice because its page says so ends as one order and one charge', async () => {
    const { page, key } = await leave();
    await setProvider(sandbox(), provider, { mode: 'twice' });
    await press(page, yes);
    await attemptIn(servery(), key, 'captured');
    expect(await lastEnd(key)).toBe(ONE);
    await setProvider(sandbox(), provider, { mode: 'normal' });
  });
};

/** A card is held to the pinpad as soon as it asks for one, by a screen that asks for its order until it has an end. */
const faultsOfPinpads = (at: PayingServery): void => {
  const { servery, sandbox } = at;
  const { lastEnd } = endsAt(at);
  const begin = async (mode: object) => {
    const person = await atScreen(servery());
    const { fields, key } = await chipsByTerminal(person);
    await setProvider(sandbox(), 'terminal', mode);
    await person.send('SubmitOrder', { ...fields, preorder: 0 });
    return { person, fields, key };
  };
  const isTaken = async (key: string): Promise<boolean> => {
    const [attempt] = await attemptsOf(servery(), key);
    return (await netAtPinpads(sandbox(), attempt?.reference ?? '')) === 1;
  };
  beforeAll(async () => {
    await pairTerminal(await atScreen(servery()), sandbox(), 'kiosk-1');
    await pinpadAt(sandbox(), 'kiosk-1').hands('tap');
  });

  test.each(FAULTS)('whose vendor %s', async (_what, mode, end) => {
    const { person, fields, key } = await begin(mode);
    if (end === JUST_ONE) await until(servery(), () => isTaken(key));
    await person.send('SubmitOrder', fields);
    expect(await lastEnd(key)).toMatch(end);
  });

  test.each(FAULTS)('whose vendor %s when it is asked what became of it', async (_what, mode) => {
    const { key } = await begin({ mode: 'lose', times: 1 });
    await until(servery(), () => isTaken(key));
    await setProvider(sandbox(), 'terminal-questions', { ...mode, times: 3 });
    expect(await lastEnd(key)).toBe(ONE);
  });

  test('whose screen is never heard of again is placed all the same', async () => {
    const { key } = await begin({ mode: 'normal' });
    await until(servery(), () => isTaken(key));
    expect(await lastEnd(key)).toBe(ONE);
  });

  test('that is asked for three times at once is one payment', async () => {
    const person = await atScreen(servery());
    const { fields, key } = await chipsByTerminal(person);
    await Promise.all([1, 2, 3].map(() => person.send('SubmitOrder', { ...fields, preorder: 0 })));
    await until(servery(), () => isTaken(key));
    await person.send('SubmitOrder', fields);
    expect(await lastEnd(key)).toBe(ONE);
  });
};

const faultsOfBalance = (at: PayingServery): void => {
  const { servery } = at;
  const { lastEnd } = endsAt(at);
  const balanceOf = async (person: Person) => (await person.call('CustomerAccount')).customer.balance;

  test('BALANCE: refused before anything is taken, asked for three times at once, and asked for again', async () => {
    const person = servery().person();
    const { fields } = await chipsByBalance(person);
    const before = Number(await balanceOf(person));
    const key = String(fields.submit_key);
    await person.refused('SubmitOrder', { ...fields, expected_total: '1.00' });
    expect(await lastEnd(key)).toBe(NONE);
    await Promise.all([1, 2, 3].map(() => person.send('SubmitOrder', fields)));
    await person.call('SubmitOrder', fields);
    expect(await lastEnd(key)).toBe(ONE);
    expect(Number(await balanceOf(person))).toBeCloseTo(before - 16, 2);
  });
};

inEachPayingServery(
  'each way of paying, with each fault of its provider',
  (at) => {
    faultsOfCards(at);
    faultsOfBalance(at);
    describe('eftpos', () => faultsOfPinpads(at));
    describe('PP', () => faultsOfPages(at, { method: 'PP', provider: 'paypal', yes: 'approve' }));
    describe('CB at BTCPay', () => faultsOfPages(at, { method: 'CB', provider: 'crypto', yes: 'pay' }));
  },
  (url) => ({ ...linklyEnv(url), ...walletEnv(url), ...redirectEnv(url), ...QUICK }),
);

inEachPayingServery(
  'each fault of Coinbase',
  (at) => {
    describe('CB at Coinbase', () => faultsOfPages(at, { method: 'CB', provider: 'coinbase', yes: 'pay' }));
  },
  (url) => ({ ...coinbaseEnv(url), PAYMENT_TIMEOUT_MS: '1000' }),
);
