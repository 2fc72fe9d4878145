import { createHmac, randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { add, submission, visit } from '../../testing/orders.ts';
import {
  attemptIn,
  attemptsOf,
  CARDS,
  inEachPayingServery,
  ordersOfKey,
  tokenise,
  tokeniserOf,
  until,
} from '../../testing/cards.ts';
import {
  changeCart,
  leaveToPay,
  press,
  redirectEnv,
  type Redirected,
  takenFor,
  TOTAL,
} from '../../testing/redirects.ts';
import { redirectCases } from '../../testing/redirect-cases.ts';
import { setProvider } from '../../testing/sandbox.ts';
import type { Person } from '../../testing/servery.ts';

const METHODS: [Redirected, { yes: string; provider: string }][] = [
  ['PP', { yes: 'approve', provider: 'paypal' }],
  ['CB', { yes: 'pay', provider: 'crypto' }],
];

inEachPayingServery(
  'paying at the provider’s own pages',
  ({ servery, sandbox }) => {
    const leave = async (method: Redirected, person: Person = servery().person()) => ({
      person,
      ...(await leaveToPay(person, method)),
    });
    const taken = async (method: Redirected, key: string) =>
      takenFor(sandbox(), method, (await attemptsOf(servery(), key)).at(-1)?.reference ?? '');
    test('answers a validated PayPal order with the way to PayPal [CHK-124]', async () => {
      const { validated, page, key } = await leave('PP');
      expect(validated).toMatchObject({ order_id: '', order_total: '16.24', payment_method: 'PP' });
      expect(page).toMatch(/\/paypal\/checkoutnow\?token=\w+$/);
      expect(await attemptsOf(servery(), key)).toMatchObject([{ state: 'waiting', amount: 1624 }]);
    });

    test('a return from PayPal that was tampered with leads to the error, and changes nothing', async () => {
      const mine = await leave('PP');
      const other = await leave('PP');
      const broken = new URL(await press(mine.page, 'broken'));
      const before = [await attemptsOf(servery(), mine.key), await attemptsOf(servery(), other.key)];
      const follow = async (change: Record<string, string>) => {
        const url = new URL(broken.pathname + broken.search, servery().url);
        for (const [name, value] of Object.entries(change)) url.searchParams.set(name, value);
        const response = await fetch(url, { redirect: 'manual' });
        return new URL(response.headers.get('location') ?? '', servery().url);
      };
      for (const change of [
        {} as Record<string, string>,
        { token: 'SOMEBODYELSES', PayerID: 'X' },
        { token: '', PayerID: 'X' },
      ]) {
        const to = await follow(change);
        expect([to.pathname, to.searchParams.get('result')]).toEqual(['/checkout', 'error']);
        expect(to.searchParams.get('msg')).toMatch(/^An error occurred/);
      }
      // Another’s token, or a name made up: the address says success, and PayPal says that nobody has agreed.
      expect((await follow({ PayerID: 'MADEUP' })).searchParams.get('result')).toBe('success');
      expect((await mine.person.refused('SubmitOrder', mine.fields)).code).toBe('payment_waiting');
      expect((await mine.person.refused('SubmitOrder', other.fields)).code).toMatch(
        /payment_waiting|no_order/,
      );
      expect([await attemptsOf(servery(), mine.key), await attemptsOf(servery(), other.key)]).toEqual(before);
      expect(await ordersOfKey(servery(), mine.key)).toEqual([]);
    });

    test('runs every check quietly, and begins and places nothing [CHK-237]', async () => {
      const person = servery().person();
      const venue = await visit(person);
      await add(person, venue, 'Rosemary Chips', 2);
      for (const payment_method of ['STORE', 'CC', 'PP', 'CB'])
        for (const preorder of [0, 1] as const) {
          const fields = submission(venue, { payment_method, preorder });
          expect(await person.call('ValidateOrderAsync', fields)).toEqual({});
          expect(await attemptsOf(servery(), String(fields.submit_key))).toEqual([]);
          expect(await ordersOfKey(servery(), String(fields.submit_key))).toEqual([]);
        }
      const failed = await person.refused('ValidateOrderAsync', submission(venue, { customer_name: '' }));
      expect(failed.message).toBe('Enter your name for the order');
    });

    test('takes a cryptocurrency order under the code CB [CHK-137]', async () => {
      const { person, fields, page, key } = await leave('CB');
      await press(page, 'pay');
      const placed = await person.call('SubmitOrder', fields);
      expect(placed).toMatchObject({ payment_method: 'CB', order_total: '16.00' });
      expect(await ordersOfKey(servery(), key)).toMatchObject([{ payment_method: 'CB', paid: 1 }]);
    });

    describe.each(METHODS)('%s', (method, how) => redirectCases({ servery, sandbox }, method, how));

    test('charges nothing else for a cart while PayPal is being asked for its money', async () => {
      const { person, venue, fields, page, key } = await leave('PP');
      await setProvider(sandbox(), 'paypal', { mode: 'hang', times: 1 });
      await press(page, 'approve');
      await until(servery(), async () =>
        /started|unknown/.test((await attemptsOf(servery(), key))[0]?.state ?? ''),
      );
      const card = {
        ...fields,
        payment_method: 'CC',
        expected_total: '16.19',
        submit_key: randomUUID(),
        braintree_nonce: await tokenise(tokeniserOf(venue), CARDS.visa),
      };
      expect((await person.refused('SubmitOrder', card)).code).toBe('payment_unknown');
      expect(await attemptsOf(servery(), card.submit_key)).toEqual([]);
      servery().clock.now += 60_000;
      await attemptIn(servery(), key, 'captured');
      expect(await ordersOfKey(servery(), key)).toHaveLength(1);
      expect(await taken('PP', key)).toMatchObject({ charges: [{}], refunds: 0 });
    });

    test('charges nothing beside a payment in doubt, however many others were begun after it', async () => {
      const { person, venue, page, key } = await leave('CB');
      const paypal = submission(venue, {
        payment_method: 'PP',
        expected_total: TOTAL.PP,
        submit_key: randomUUID(),
        preorder: 0,
      });
      await person.call('SubmitOrder', paypal);
      await press(page, 'later');
      await until(servery(), async () => (await attemptsOf(servery(), key))[0]?.state === 'unknown');
      const card = submission(venue, {
        payment_method: 'CC',
        expected_total: '16.19',
        submit_key: randomUUID(),
        braintree_nonce: await tokenise(tokeniserOf(venue), CARDS.visa),
      });
      expect((await person.refused('SubmitOrder', card)).code).toBe('payment_unknown');
      expect(await attemptsOf(servery(), String(card.submit_key))).toEqual([]);
      await press(page, 'confirm');
      await attemptIn(servery(), key, 'captured');
    });

    test('waits for what may be paid whatever else has become wrong with the order meanwhile', async () => {
      const { person, fields, page, key } = await leave('CB');
      await press(page, 'later');
      await person.refused('SubmitOrder', fields);
      await until(servery(), async () => (await attemptsOf(servery(), key))[0]?.problem === 'pending');
      const again = await person.refused('SubmitOrder', {
        ...fields,
        customer_name: '',
        expected_total: '1.00',
      });
      expect(again.code).toBe('payment_pending');
    });

    test('does not give up a capture that was not answered while it may still be on its way', async () => {
      const { page, key } = await leave('PP');
      await setProvider(sandbox(), 'paypal', { mode: 'drop', times: 1 });
      await press(page, 'approve');
      await until(servery(), async () => ((await attemptsOf(servery(), key))[0]?.checks ?? 0) > 0);
      await changeCart(servery(), key);
      const [before] = await attemptsOf(servery(), key);
      servery().clock.now = before!.updated_at + 2100;
      await until(
        servery(),
        async () => ((await attemptsOf(servery(), key))[0]?.checks ?? 0) > before!.checks,
      );
      expect((await attemptsOf(servery(), key))[0]?.state).toMatch(/started|unknown/);
      servery().clock.now += 60_000;
      await attemptIn(servery(), key, 'failed');
      expect((await taken('PP', key)).charges).toEqual([]);
    });

    test('finds what PayPal has taken although the cart has changed since, and gives it back', async () => {
      const { page, key } = await leave('PP');
      await setProvider(sandbox(), 'paypal', { mode: 'lose', times: 1 });
      await press(page, 'approve');
      await until(servery(), async () => (await taken('PP', key)).charges.length === 1);
      await changeCart(servery(), key);
      servery().clock.now += 60_000;
      await attemptIn(servery(), key, 'refunded');
      expect(await taken('PP', key)).toMatchObject({ charges: [{}], refunds: 1 });
      expect(await ordersOfKey(servery(), key)).toEqual([]);
    });

    test('tells a customer whose PayPal will not pay that it is over', async () => {
      const { person, venue, fields, page, key } = await leave('PP');
      await press(page, 'later');
      await person.refused('SubmitOrder', fields);
      await press(page, 'deny');
      await attemptIn(servery(), key, 'failed');
      expect((await person.refused('SubmitOrder', fields)).code).toBe('payment_declined');
      await person.call('SubmitOrder', submission(venue, { submit_key: key }));
      expect(await taken('PP', key)).toMatchObject({ charges: [] });
    });

    test('says so when no invoice can be made, and the customer can try again', async () => {
      const person = servery().person();
      const { fields, key } = await leave('CB', person);
      await setProvider(sandbox(), 'crypto', { mode: 'temporary', times: 1 });
      await changeCart(servery(), key);
      const other = { ...fields, preorder: 0 as const, expected_total: '24.00' };
      expect((await person.refused('SubmitOrder', other)).code).toBe('payment_unavailable');
      expect((await person.call('SubmitOrder', other)).payment_redirect).not.toBe('');
    });

    test('goes back when an invoice is paid after the customer chose to pay in store', async () => {
      const { person, venue, page, key } = await leave('CB');
      await person.call('SubmitOrder', submission(venue));
      await press(page, 'gone');
      await attemptIn(servery(), key, 'refunded');
      expect(await taken('CB', key)).toMatchObject({ charges: [{}], refunds: 1 });
    });

    test('opens a case for an invoice that was paid in part', async () => {
      const { page, key } = await leave('CB');
      await press(page, 'underpay');
      servery().clock.now += 25 * 3_600_000;
      expect(await attemptIn(servery(), key, 'open')).toMatchObject({ problem: 'paid_in_part_or_late' });
    });

    test('opens a case for an invoice that was given up and is paid in part all the same', async () => {
      const { person, venue, page, key } = await leave('CB');
      await person.call('SubmitOrder', submission(venue, { submit_key: key }));
      await press(page, 'underpay');
      expect(await attemptIn(servery(), key, 'open')).toMatchObject({ problem: 'paid_in_part_or_late' });
    });

    test('believes no webhook that the provider did not sign', async () => {
      const { key } = await leave('CB');
      const [attempt] = await attemptsOf(servery(), key);
      const body = JSON.stringify({
        deliveryId: randomUUID(),
        type: 'InvoiceSettled',
        storeId: 'store',
        invoiceId: attempt!.reference,
      });
      const post = async (path: string, headers: Record<string, string>, text = body) =>
        (
          await fetch(`${servery().url}/webhooks/${path}`, {
            method: 'POST',
            body: text,
            headers: { 'content-type': 'application/json', ...headers },
          })
        ).status;
      const signed = (secret: string, text: string) =>
        `sha256=${createHmac('sha256', secret).update(text).digest('hex')}`;
      expect(await post('btcpay', {})).toBe(400);
      expect(await post('btcpay', { 'btcpay-sig': signed('guess', body) })).toBe(400);
      expect(
        await post('btcpay', { 'btcpay-sig': signed('sandbox', body) }, body.replace('Settled', 'Created')),
      ).toBe(400);
      expect(await post('btcpay', { 'btcpay-sig': signed('sandbox', 'no json') }, 'no json')).toBe(400);
      const pp = await leave('PP');
      const [order] = await attemptsOf(servery(), pp.key);
      const event = JSON.stringify({
        id: 'WH-forged',
        event_type: 'CHECKOUT.ORDER.APPROVED',
        resource: { id: order!.reference },
      });
      const headers = Object.fromEntries(
        ['auth-algo', 'cert-url', 'transmission-id', 'transmission-sig', 'transmission-time'].map((name) => [
          `paypal-${name}`,
          'x',
        ]),
      );
      expect(await post('paypal', headers, event)).toBe(400);
      expect(await post('paypal', {}, event)).toBe(400);
      // Signed, but not true: the provider is asked, and says that nobody has paid.
      expect(await post('btcpay', { 'btcpay-sig': signed('sandbox', body) })).toBe(200);
      await until(servery(), async () => ((await attemptsOf(servery(), key))[0]?.checks ?? 0) > 0);
      expect((await attemptsOf(servery(), key))[0]?.state).toBe('waiting');
      expect(await ordersOfKey(servery(), key)).toEqual([]);
    });
  },
  redirectEnv,
);

inEachPayingServery(
  'paying by PayPal where PayPal cannot be reached',
  ({ servery }) => {
    test('says so, and begins nothing [CHK-135]', async () => {
      const person = servery().person();
      const venue = await visit(person);
      await add(person, venue, 'Rosemary Chips', 2);
      const fields = submission(venue, { payment_method: 'PP', expected_total: TOTAL.PP });
      const failed = await person.refused('SubmitOrder', { ...fields, preorder: 0 });
      expect(failed.message).toBe('An error occurred while attempting to authenticate with PayPal');
      expect(await attemptsOf(servery(), String(fields.submit_key))).toMatchObject([{ state: 'failed' }]);
    });
  },
  (url) => ({ ...redirectEnv(url), PAYPAL_URL: 'http://127.0.0.1:9' }),
);
