import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { orderChips } from '../../../../testing/orders.ts';
import {
  attemptIn,
  attemptsOf,
  type Charge,
  chargesAt,
  chipsByCard,
  inEachPayingServery,
  until,
} from '../../../../testing/cards.ts';
import { setProvider } from '../../../../testing/sandbox.ts';

inEachPayingServery('giving money back', ({ servery, sandbox }) => {
  const atConsole = async (email = 'owner@example.com') => {
    const user = servery().person({ AppMode: 'console' });
    await user.call('ConsoleLogin', { email, password: 'banksia-demo' });
    return user;
  };
  const transactionsOf = async (ids: readonly string[]): Promise<Charge[]> =>
    (await chargesAt(sandbox())).filter(({ orderId }) => ids.includes(orderId));
  const settle = async (id: string) => {
    const url = `${sandbox().url}/braintree/merchants/banksia/transactions/${id}/settle`;
    const response = await fetch(url, { method: 'PUT', headers: { authorization: `Basic ${btoa('a:b')}` } });
    expect(response.status).toBe(200);
  };
  /** An order that was paid by card, and whose money has come in. */
  const paid = async ({ settled = true } = {}) => {
    const person = servery().person();
    const { fields } = await chipsByCard(person);
    const { order_id } = await person.call('SubmitOrder', fields);
    const attempt = await attemptIn(servery(), String(fields.submit_key), 'captured');
    if (settled) await settle(attempt.reference);
    const receipt = async () => (await person.call('OrderStatusDetailed', { order_id })).order;
    return { person, order_id, attempt, receipt };
  };
  const refundRows = (attemptId: string) =>
    servery().server.db.read(({ q }) =>
      q.selectFrom('refund').selectAll().where('attempt_id', '=', attemptId).execute(),
    );
  const doneRefunds = (attemptId: string, count: number) =>
    until(servery(), async () => {
      const rows = await refundRows(attemptId);
      return rows.filter(({ state }) => state === 'done').length === count && rows;
    });
  const refundsAtProvider = async (attemptId: string) => {
    const rows = await refundRows(attemptId);
    return (await transactionsOf(rows.map(({ id }) => id))).map(({ cents }) => cents);
  };

  test('a key that belongs to a refund is refused for another order, or another amount', async () => {
    const [one, other] = [await paid(), await paid()];
    const owner = await atConsole();
    const wish = { order_id: one.order_id, amount: '4.00', reason: 'Cold', refund_key: randomUUID() };
    await owner.call('ConsoleOrder.refund', wish);
    for (const change of [{ order_id: other.order_id }, { amount: '5.00' }]) {
      const refused = await owner.refused('ConsoleOrder.refund', { ...wish, ...change });
      expect(refused.code).toBe('refund_key_used');
    }
    expect(await refundRows(other.attempt.id)).toEqual([]);
    const again = await owner.call('ConsoleOrder.refund', wish);
    expect(again.refund.amount).toBe('4.00');
    await doneRefunds(one.attempt.id, 1);
  });

  test('refunds a part with a reason, then the rest, and both receipts say so', async () => {
    const { order_id, attempt, receipt } = await paid();
    const owner = await atConsole();
    const wish = { order_id, amount: '4.00', reason: 'Cold chips', refund_key: randomUUID() };
    const first = await owner.call('ConsoleOrder.refund', wish);
    expect(first).toMatchObject({ order: { refunded: '4.00' }, refund: { amount: '4.00' } });
    expect(await receipt()).toMatchObject({ refunded: '4.00', payment_terms: 'Paid, $4.00 refunded' });
    await doneRefunds(attempt.id, 1);
    await owner.call('ConsoleOrder.refund', { order_id, reason: 'All of it', refund_key: randomUUID() });
    await doneRefunds(attempt.id, 2);
    expect(await refundsAtProvider(attempt.id)).toEqual([400, 1219]);
    expect(await receipt()).toMatchObject({ refunded: '16.19', payment_terms: 'Refunded' });
    const failed = await owner.refused('ConsoleOrder.refund', {
      order_id,
      reason: 'More',
      refund_key: randomUUID(),
    });
    expect(failed.code).toBe('nothing_to_refund');
  });

  test('makes one refund of one wish, sent twice or at once', async () => {
    const { order_id, attempt } = await paid();
    const owner = await atConsole();
    const wish = { order_id, amount: '5.00', reason: 'Late', refund_key: randomUUID() };
    await owner.call('ConsoleOrder.refund', wish);
    const again = await owner.call('ConsoleOrder.refund', wish);
    expect(again.order.refunded).toBe('5.00');
    await doneRefunds(attempt.id, 1);
    expect(await refundsAtProvider(attempt.id)).toEqual([500]);
  });

  test('never gives back more than was paid, whoever asks at once', async () => {
    const { order_id, attempt } = await paid();
    const owner = await atConsole();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () =>
        owner.send('ConsoleOrder.refund', {
          order_id,
          amount: '5.00',
          reason: 'Sorry',
          refund_key: randomUUID(),
        }),
      ),
    );
    expect(answers.filter(({ ResponseCode }) => ResponseCode === 'SUCCESS')).toHaveLength(3);
    await doneRefunds(attempt.id, 3);
    expect(await refundsAtProvider(attempt.id)).toEqual([500, 500, 500]);
  });

  test.each([
    ['more than was paid', { amount: '16.20' }, 'refund_too_large'],
    ['nothing', { amount: '0.00' }, 'refund_too_large'],
    ['less than nothing', { amount: '-4.00' }, 'refund_too_large'],
    ['an order that nobody knows', { order_id: 'none' }, 'order_not_found'],
    ['without saying why', { reason: ' ' }, 'bad_request'],
  ])('refuses to refund %s', async (_what, change, code) => {
    const { order_id } = await paid();
    const owner = await atConsole();
    const wish = { order_id, amount: '1.00', reason: 'Late', refund_key: randomUUID(), ...change };
    expect((await owner.refused('ConsoleOrder.refund', wish)).code).toBe(code);
  });

  test('lets only those refund who may, and nothing that was not paid', async () => {
    const { order_id } = await paid();
    const wish = { order_id, reason: 'Late', refund_key: randomUUID() };
    const kitchen = await atConsole('kitchen@example.com');
    expect((await kitchen.refused('ConsoleOrder.refund', wish)).code).toBe('forbidden');
    expect((await kitchen.refused('ConsoleCases', {})).code).toBe('forbidden');
    expect((await servery().person().refused('ConsoleOrder.refund', wish)).code).toBe('signed_out');
    const inStore = await orderChips(servery().person());
    const owner = await atConsole();
    const failed = await owner.refused('ConsoleOrder.refund', { ...wish, order_id: inStore.order_id });
    expect(failed.code).toBe('nothing_to_refund');
  });

  test('gives a cancelled order back in full, once, also when the answer is lost', async () => {
    const { order_id, attempt, receipt } = await paid();
    const owner = await atConsole();
    await setProvider(sandbox(), 'card-steps', { mode: 'lose', times: 1 });
    await owner.call('ConsoleOrder.cancel', { order_id, reason: 'Oven is down' });
    await until(servery(), async () => (await refundRows(attempt.id))[0]?.checks === 1);
    servery().clock.now += 10_000;
    await doneRefunds(attempt.id, 1);
    expect(await refundsAtProvider(attempt.id)).toEqual([1619]);
    expect(await receipt()).toMatchObject({ nstatus: 9, refunded: '16.19', payment_terms: 'Refunded' });
  });

  test('voids what is not settled yet, and waits with a part of it until it is', async () => {
    const whole = await paid({ settled: false });
    const owner = await atConsole();
    await owner.call('ConsoleOrder.reject', { order_id: whole.order_id, reason: 'Closed' });
    await doneRefunds(whole.attempt.id, 1);
    expect(await transactionsOf([whole.attempt.id])).toMatchObject([{ status: 'voided' }]);

    const part = await paid({ settled: false });
    await owner.call('ConsoleOrder.refund', {
      order_id: part.order_id,
      amount: '2.00',
      reason: 'Late',
      refund_key: randomUUID(),
    });
    await until(servery(), async () => (await refundRows(part.attempt.id))[0]?.checks === 1);
    await settle(part.attempt.reference);
    servery().clock.now += 3_700_000;
    await doneRefunds(part.attempt.id, 1);
    expect(await refundsAtProvider(part.attempt.id)).toEqual([200]);
  });

  test('releases what is only held when the order is cancelled before the money is taken', async () => {
    const person = servery().person();
    const { fields } = await chipsByCard(person);
    const key = String(fields.submit_key);
    await setProvider(sandbox(), 'card-steps', { mode: 'temporary', times: 1 });
    const { order_id } = await person.call('SubmitOrder', fields);
    await until(servery(), async () => (await attemptsOf(servery(), key))[0]?.checks === 1);
    await (await atConsole()).call('ConsoleOrder.cancel', { order_id, reason: 'Closed' });
    const attempt = await attemptIn(servery(), key, 'voided');
    servery().clock.now += 10_000;
    expect(await transactionsOf([attempt.id])).toMatchObject([{ status: 'voided' }]);
    const { order } = await person.call('OrderStatusDetailed', { order_id });
    expect(order).toMatchObject({ refunded: '16.19', payment_terms: 'Refunded' });
  });

  test('shows what has to be looked into, until somebody has', async () => {
    const { order_id, attempt } = await paid();
    await fetch(`${sandbox().url}/braintree/merchants/banksia/transactions/${attempt.reference}/refund`, {
      method: 'POST',
      headers: { authorization: `Basic ${btoa('a:b')}`, 'content-type': 'application/json' },
      body: '{}',
    });
    const owner = await atConsole();
    await owner.call('ConsoleOrder.refund', { order_id, reason: 'Late', refund_key: randomUUID() });
    const mine = async () =>
      (await owner.call('ConsoleCases')).cases.find((each) => each.order_id === order_id);
    const found = await until(servery(), mine);
    expect(found).toMatchObject({ kind: 'refund', problem: 'refund_refused', amount: '16.19' });
    expect(found).toMatchObject({ title: 'A refund was refused', remedy: 'again', state: 'open' });
    await owner.call('ConsoleCases.close', { case_id: found.id, note: 'Paid back in cash' });
    expect(await mine()).toBeUndefined();
    const again = await owner.refused('ConsoleCases.close', { case_id: found.id, note: 'Twice' });
    expect(again.code).toBe('no_case');
  });
});
