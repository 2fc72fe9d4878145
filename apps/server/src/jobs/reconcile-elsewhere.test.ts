import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { installationPorts } from '#payments/ports';
import { newPaymentId } from '#stores/payment-ids';
import type { AttemptRecord } from '#stores/payments';
import { attemptIn, inEachPayingServery, type PayingServery, until } from '../../testing/cards.ts';
import { comparing } from '../../testing/comparing.ts';
import { atCardProvider } from '../../testing/console.ts';
import { coinbaseEnv, leaveToPay, press, redirectEnv } from '../../testing/redirects.ts';

const paidIn = async ({ servery }: PayingServery) => {
  const person = servery().person();
  const { fields, key, page } = await leaveToPay(person, 'CB');
  await press(page, 'pay');
  const { order_id } = await person.call('SubmitOrder', fields);
  return { order_id, attempt: await attemptIn(servery(), key, 'captured') };
};
const refundsDone = ({ servery }: PayingServery, count: number) =>
  until(servery(), async () => {
    const rows = await servery().server.db.read(({ q }) => q.selectFrom('refund').select('state').execute());
    return rows.filter(({ state }) => state === 'done').length >= count;
  });
const setAttempt = ({ servery }: PayingServery, id: string, set: object) =>
  servery().server.db.write(({ q }) =>
    q.updateTable('payment_attempt').set(set).where('id', '=', id).execute(),
  );

/** The same order paid once more, as it would stand in our books. */
const copyOf = (
  { servery }: PayingServery,
  attempt: AttemptRecord,
  reference: string,
  id = newPaymentId(attempt.venue_id),
) =>
  servery().server.db.write(({ q }) =>
    q
      .insertInto('payment_attempt')
      .values({ ...attempt, id, reference, capture_reference: reference, submit_key: randomUUID() })
      .execute(),
  );

inEachPayingServery(
  'the daily comparison with Coinbase',
  (at) => {
    const { servery } = at;
    const { today, check, casesOf, wait, atDesk } = comparing(servery);
    const refund = async (order_id: string, amount: string) => {
      const wanted = { order_id, amount, reason: 'Late', refund_key: randomUUID() };
      await (await atDesk()).call('ConsoleOrder.refund', wanted);
    };

    test('finds nothing where both say the same, in part and wholly refunded, today and on an older payment', async () => {
      const day = today();
      const [whole, part] = [await paidIn(at), await paidIn(at)];
      await refund(whole.order_id, '16.00');
      await refund(part.order_id, '2.00');
      await refundsDone(at, 2);
      wait();
      const { cases, checks } = await check(day);
      expect(cases).toEqual([]);
      expect(checks.find(({ provider }) => provider === 'Cryptocurrency')?.checked).toBe(4);
      servery().clock.now += 24 * 3_600_000;
      const next = today();
      expect(next).not.toBe(day);
      await refund(part.order_id, '3.00');
      await refundsDone(at, 3);
      wait();
      expect((await check(next)).cases).toEqual([]);
    });

    test('finds a payment without an order, and an amount that differs', async () => {
      const day = today();
      const [stray, dear] = [await paidIn(at), await paidIn(at)];
      await setAttempt(at, stray.attempt.id, { state: 'voided', order_id: null });
      await setAttempt(at, dear.attempt.id, { amount: 1500 });
      wait();
      expect(await casesOf(day, stray.attempt.reference)).toMatchObject([
        { problem: 'charge_without_order', amount: '16.00', payment_method: 'Cryptocurrency' },
      ]);
      expect(await casesOf(day, dear.order_id)).toMatchObject([
        { problem: 'amount_differs', amount: '16.00', expected: '15.00' },
      ]);
    });
  },
  coinbaseEnv,
);

inEachPayingServery(
  'the daily comparison where both providers of cryptocurrency are configured',
  (at) => {
    const { servery } = at;
    const { today, casesOf, wait } = comparing(servery);

    test('compares with both, and misses what the one that should have it does not have', async () => {
      const day = today();
      const { order_id, attempt } = await paidIn(at);
      expect(attempt.reference).not.toMatch(/^coinbase:/);
      const coinbase = installationPorts({ ...servery().config.payments, btcpay: undefined }).redirect['CB']!;
      const id = newPaymentId(attempt.venue_id);
      const back = 'http://127.0.0.1:9/checkout';
      const start = { id, cents: attempt.amount, description: 'Chips', returnUrl: back, cancelUrl: back };
      const begun = await coinbase.begin(start);
      if (begun.is !== 'redirect') throw new Error(begun.is);
      await press(begun.url, 'pay');
      await copyOf(at, attempt, begun.reference, id);
      await copyOf(at, attempt, 'coinbase:lost');
      await copyOf(at, attempt, 'lost');
      wait();
      const missing = (await casesOf(day, order_id)).map(
        ({ problem, reference }) => `${problem}: ${reference}`,
      );
      expect(missing.toSorted()).toEqual([
        'order_without_charge: coinbase:lost',
        'order_without_charge: lost',
      ]);
    });
  },
  (url) => ({ ...coinbaseEnv(url), BTCPAY_URL: `${url}/btcpay` }),
);

inEachPayingServery(
  'the daily comparison of several venues',
  (at) => {
    const { servery, sandbox } = at;
    const ours = comparing(servery);
    const harbours = comparing(servery, 'owner@harbour.example.com');
    const harbourId = async () =>
      (
        await servery().server.db.read(({ q }) =>
          q.selectFrom('venue').select('id').where('brand_code', '=', 'harbour').executeTakeFirstOrThrow(),
        )
      ).id;
    const strayCharge = (order_id: string) =>
      atCardProvider(sandbox(), {
        body: {
          transaction: {
            type: 'sale',
            amount: '23.40',
            order_id,
            payment_method_nonce: 'fake-valid-nonce',
            options: { submit_for_settlement: true },
          },
        },
      });

    test('gives a charge that nobody knows any more to the venue that it was for, and what was for none to the first', async () => {
      const day = ours.today();
      const theirs = await strayCharge(newPaymentId(await harbourId()));
      const nobodys = await strayCharge(`elsewhere-${randomUUID()}`);
      const noVenues = await strayCharge(newPaymentId(987_654));
      ours.wait();
      expect(await harbours.casesOf(day, theirs)).toMatchObject([{ problem: 'charge_without_order' }]);
      expect(await ours.casesOf(day, theirs)).toEqual([]);
      for (const reference of [nobodys, noVenues]) {
        expect(await ours.casesOf(day, reference)).toMatchObject([{ problem: 'charge_without_order' }]);
        expect(await harbours.casesOf(day, reference)).toEqual([]);
      }
    });

    test('misses nothing at a provider that is not configured any more', async () => {
      const day = ours.today();
      const { order_id, attempt } = await paidIn(at);
      await copyOf(at, attempt, 'coinbase:old');
      await copyOf(at, attempt, 'lost');
      ours.wait();
      expect(await ours.casesOf(day, order_id)).toMatchObject([
        { problem: 'order_without_charge', reference: 'lost' },
      ]);
    });
  },
  redirectEnv,
);
