import { describe, expect, test } from 'vitest';
import {
  attemptIn,
  attemptsOf,
  chargesAt,
  chipsByBalance,
  chipsByCard,
  chipsBySavedCard,
  inEachPayingShop,
  type PayingShop,
  until,
} from '../testing/cards.ts';
import { endsAt } from '../testing/ends.ts';
import { add, submission, visit } from '../testing/orders.ts';
import { coinbaseEnv, leaveToPay, press, redirectEnv, type Redirected, TOTAL } from '../testing/redirects.ts';
import { setProvider } from '../testing/sandbox.ts';
import type { Person } from '../testing/shop.ts';
import { chipsByWallet, type Wallet, walletEnv } from '../testing/wallets.ts';

const ONE = '1 order, 1 charge';
const NONE = '0 order, 0 charge';
const JUST_ONE = /^1 order, 1 charge$/;
const ONE_OR_NONE = /^(1 order, 1 charge|0 order, 0 charge)$/;

/** What the provider does when it is asked to hold or to take the money, and how that has to end. */
const FAULTS: readonly [string, object, RegExp][] = [
  ['is down', { mode: 'temporary', times: 1 }, ONE_OR_NONE],
  ['never hears it', { mode: 'drop', times: 1 }, ONE_OR_NONE],
  ['says no', { mode: 'refuse', times: 1 }, ONE_OR_NONE],
  ['says yes too late', { mode: 'delay', delayMs: 1500, times: 1 }, JUST_ONE],
  ['says yes, and the answer is lost', { mode: 'lose', times: 1 }, JUST_ONE],
  ['says yes, and never answers', { mode: 'hang', times: 1 }, JUST_ONE],
];

const faultsOfCards = (at: PayingShop): void => {
  const { shop, sandbox } = at;
  const { lastEnd } = endsAt(at);
  const begin = async (method: 'CC' | 'SAVED' | Wallet) => {
    const person = shop().person();
    const { fields } = await {
      CC: () => chipsByCard(person),
      SAVED: () => chipsBySavedCard(person),
      APPLE: () => chipsByWallet(person, 'APPLE'),
      GOOGLE: () => chipsByWallet(person, 'GOOGLE'),
    }[method]();
    return { person, fields, key: String(fields.submit_key) };
  };
  const isHeld = async (key: string): Promise<boolean> => {
    const ids = new Set((await attemptsOf(shop(), key)).map(({ id }) => id));
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
      // The shop's clock is not moved before the provider has done it: nobody waits for less than that.
      if (end === JUST_ONE) await until(shop(), () => isHeld(key));
      expect(await lastEnd(key)).toMatch(end);
    });
  });
};

type Page = { method: Redirected; provider: string; yes: string };

const faultsOfPages = (at: PayingShop, { method, provider, yes }: Page): void => {
  const { shop, sandbox } = at;
  const { lastEnd } = endsAt(at);
  const leave = async () => {
    const person = shop().person();
    return { person, ...(await leaveToPay(person, method)) };
  };

  test.each(FAULTS)('whose provider %s when it is asked for a way to pay', async (_what, mode) => {
    const person = shop().person();
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
    await attemptIn(shop(), key, 'captured');
    expect(await lastEnd(key)).toBe(ONE);
    await setProvider(sandbox(), provider, { mode: 'normal' });
  });
};

const faultsOfBalance = (at: PayingShop): void => {
  const { shop } = at;
  const { lastEnd } = endsAt(at);
  const balanceOf = async (person: Person) => (await person.call('CustomerAccount')).customer.balance;

  test('BALANCE: refused before anything is taken, asked for three times at once, and asked for again', async () => {
    const person = shop().person();
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

inEachPayingShop(
  'each way of paying, with each fault of its provider',
  (at) => {
    faultsOfCards(at);
    faultsOfBalance(at);
    describe('PP', () => faultsOfPages(at, { method: 'PP', provider: 'paypal', yes: 'approve' }));
    describe('CB at BTCPay', () => faultsOfPages(at, { method: 'CB', provider: 'crypto', yes: 'pay' }));
  },
  (url) => ({ ...walletEnv(url), ...redirectEnv(url), PAYMENT_TIMEOUT_MS: '1000' }),
);

inEachPayingShop(
  'each fault of Coinbase',
  (at) => {
    describe('CB at Coinbase', () => faultsOfPages(at, { method: 'CB', provider: 'coinbase', yes: 'pay' }));
  },
  (url) => ({ ...coinbaseEnv(url), PAYMENT_TIMEOUT_MS: '1000' }),
);
