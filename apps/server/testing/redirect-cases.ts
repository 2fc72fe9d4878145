import { expect, test } from 'vitest';
import { randomUUID } from 'node:crypto';
import { methodText } from '@servery/domain/payments/methods';
import { submission } from './orders.ts';
import {
  attemptIn,
  attemptsOf,
  CARDS,
  ordersOfKey,
  type PayingServery,
  tokenise,
  tokeniserOf,
  until,
} from './cards.ts';
import { changeCart, leaveToPay, press, type Redirected, takenFor, TOTAL } from './redirects.ts';
import { setProvider } from './sandbox.ts';
import type { Person } from './servery.ts';

/** What holds for every provider that is paid at its own pages. `yes` is what the buyer presses there to pay. */
export function redirectCases(
  { servery, sandbox }: PayingServery,
  method: Redirected,
  { yes, provider }: { yes: string; provider: string },
): void {
  const leave = async (of: Redirected, person: Person = servery().person()) => ({
    person,
    ...(await leaveToPay(person, of)),
  });
  const taken = async (of: Redirected, key: string) =>
    takenFor(sandbox(), of, (await attemptsOf(servery(), key)).at(-1)?.reference ?? '');
  const atConsole = async () => {
    const user = servery().person({ AppMode: 'console' });
    await user.call('ConsoleLogin', { email: 'owner@example.com', password: 'banksia-demo' });
    return user;
  };

  test('brings the customer back, takes the money once and places the order', async () => {
    const { person, fields, page, key } = await leave(method);
    const back = new URL(await press(page, yes));
    const response = await fetch(`${servery().url}${back.pathname}${back.search}`, { redirect: 'manual' });
    const to = response.headers.get('location') ?? back.href;
    expect(to).toMatch(/\/checkout\?result=success&method=/);
    const placed = await person.call('SubmitOrder', fields);
    expect((await person.call('SubmitOrder', fields)).order_id).toBe(placed.order_id);
    expect(await ordersOfKey(servery(), key)).toMatchObject([{ ref: placed.order_id, paid: 1 }]);
    expect((await taken(method, key)).charges).toMatchObject([{ amount: TOTAL[method] }]);
  });

  test('places the order when the provider tells of it, whether or not the customer comes back', async () => {
    const { person, fields, page, key } = await leave(method);
    await press(page, 'gone');
    await attemptIn(servery(), key, 'captured');
    expect(await ordersOfKey(servery(), key)).toHaveLength(1);
    await person.call('SubmitOrder', fields);
    expect(await taken(method, key)).toMatchObject({ charges: [{ amount: TOTAL[method] }], refunds: 0 });
  });

  test('counts what is told twice once, also while the customer comes back', async () => {
    const { person, fields, page, key } = await leave(method);
    await press(page, 'twice');
    await person.send('SubmitOrder', fields);
    await attemptIn(servery(), key, 'captured');
    expect(await ordersOfKey(servery(), key)).toHaveLength(1);
    expect((await taken(method, key)).charges).toHaveLength(1);
  });

  test('takes nothing from a customer who only says to have paid', async () => {
    const { person, fields, key } = await leave(method);
    const failed = await person.refused('SubmitOrder', fields);
    expect(failed.code).toBe('payment_waiting');
    expect(await ordersOfKey(servery(), key)).toEqual([]);
    expect((await taken(method, key)).charges).toEqual([]);
  });

  test('takes nothing for a cart that has changed since, or for somebody else', async () => {
    const { person, fields, page, key } = await leave(method);
    const stranger = await leave(method);
    expect((await stranger.person.refused('SubmitOrder', fields)).code).toMatch(/payment_waiting|no_order/);
    await changeCart(servery(), key);
    if (method === 'PP') await press(page, yes);
    const failed = await person.refused('SubmitOrder', { ...fields, expected_total: '' });
    expect(failed.code).toBe('total_changed');
    expect(await ordersOfKey(servery(), key)).toEqual([]);
    expect((await taken(method, key)).charges).toEqual([]);
  });

  test('finds out what became of it when the provider does not answer', async () => {
    const { person, fields, page, key } = await leave(method);
    if (method === 'PP') {
      const [attempt] = await attemptsOf(servery(), key);
      const approve = `${sandbox().url}/paypal/checkoutnow/${attempt!.reference}`;
      await setProvider(sandbox(), 'paypal', { mode: 'lose', times: 1 });
      await fetch(approve, { method: 'POST', body: new URLSearchParams({ choice: 'gone' }) });
    } else {
      await setProvider(sandbox(), provider, { mode: 'drop', times: 1 });
      await press(page, 'gone');
    }
    await until(servery(), async () => ((await attemptsOf(servery(), key))[0]?.checks ?? 0) > 0);
    servery().clock.now += 60_000;
    await attemptIn(servery(), key, 'captured');
    await person.call('SubmitOrder', fields);
    expect(await taken(method, key)).toMatchObject({ charges: [{ amount: TOTAL[method] }], refunds: 0 });
    expect(await ordersOfKey(servery(), key)).toHaveLength(1);
  });

  test('waits for a payment that its provider makes sure of first, and lets nobody pay twice meanwhile', async () => {
    const { person, venue, fields, page, key } = await leave(method);
    await press(page, 'later');
    // While the provider's own message is being worked on, nobody can say more than that it is looked into.
    const pending = () =>
      until(servery(), async () => {
        const refused = await person.refused('SubmitOrder', fields);
        expect(refused.code).toMatch(/^payment_(unknown|pending)$/);
        return refused.code === 'payment_pending' && refused;
      });
    expect((await pending()).message).toBe(
      `${methodText(method)} is confirming your payment. Don’t pay again: we’ll place your order once it’s confirmed`,
    );
    await pending();
    for (const other of [
      { ...fields, payment_method: 'CC', expected_total: '16.19', submit_key: randomUUID() },
      { ...fields, payment_method: 'CC', expected_total: '16.19' },
    ]) {
      const braintree_nonce = await tokenise(tokeniserOf(venue), CARDS.visa);
      expect((await person.refused('SubmitOrder', { ...other, braintree_nonce })).code).toMatch(
        /payment_(unknown|pending)/,
      );
    }
    expect(await ordersOfKey(servery(), key)).toEqual([]);
    servery().clock.now += 2 * 60_000;
    await press(page, 'confirm');
    await attemptIn(servery(), key, 'captured');
    expect(await ordersOfKey(servery(), key)).toHaveLength(1);
    expect((await person.call('SubmitOrder', fields)).order_id).not.toBe('');
    expect(await taken(method, key)).toMatchObject({ charges: [{ amount: TOTAL[method] }], refunds: 0 });
  });

  test('gives a payment back that is confirmed after the customer has ordered without it', async () => {
    const { person, venue, fields, page, key } = await leave(method);
    await press(page, 'later');
    await person.refused('SubmitOrder', fields);
    // The same key, as a page has it that was never left.
    const { order_id } = await person.call('SubmitOrder', submission(venue, { submit_key: key }));
    await press(page, 'confirm');
    await attemptIn(servery(), key, 'refunded');
    expect(await ordersOfKey(servery(), key)).toMatchObject([
      { ref: order_id, payment_method: 'STORE', paid: 0 },
    ]);
    expect(await taken(method, key)).toMatchObject({ charges: [{}], refunds: 1 });
  });

  test('is given up for another way to pay under the same key, and cannot be paid or is given back', async () => {
    const { person, venue, page, key } = await leave(method);
    const placed = await person.call('SubmitOrder', submission(venue, { submit_key: key }));
    await until(servery(), async () => (await attemptsOf(servery(), key))[0]?.state === 'failed');
    await press(page, 'gone');
    await until(servery(), async () => {
      const { charges, refunds } = await taken(method, key);
      return charges.length === refunds;
    });
    expect(await ordersOfKey(servery(), key)).toMatchObject([
      { ref: placed.order_id, payment_method: 'STORE' },
    ]);
  });

  test('gives a cancelled order back through the provider, once', async () => {
    const { person, fields, page, key } = await leave(method);
    await press(page, yes);
    const { order_id } = await person.call('SubmitOrder', fields);
    await (await atConsole()).call('ConsoleOrder.cancel', { order_id, reason: 'Closed' });
    await until(servery(), async () => (await taken(method, key)).refunds === 1);
    const { order } = await person.call('OrderStatusDetailed', { order_id });
    expect(order.payment_terms).toBe('Refunded');
  });

  test('gives the same way to pay to whoever validates twice, and another to another cart', async () => {
    const { person, fields, page, key } = await leave(method);
    const again = await person.call('SubmitOrder', { ...fields, preorder: 0 });
    expect(again.payment_redirect).toBe(page);
    await changeCart(servery(), key);
    const total = method === 'PP' ? '24.36' : '24.00';
    const other = await person.call('SubmitOrder', { ...fields, preorder: 0, expected_total: total });
    expect(other.payment_redirect).not.toBe(page);
  });
}
