import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { submission } from '../../../../testing/orders.ts';
import { attemptIn, attemptsOf, inEachPayingServery, ordersOfKey, until } from '../../../../testing/cards.ts';
import { coinbaseEnv, leaveToPay, press, redirectEnv, takenFor } from '../../../../testing/redirects.ts';
import { redirectCases } from '../../../../testing/redirect-cases.ts';
import { setProvider } from '../../../../testing/sandbox.ts';

inEachPayingServery(
  'paying with cryptocurrency at Coinbase',
  (at) => {
    const { servery, sandbox } = at;
    const leave = async () => {
      const person = servery().person();
      return { person, ...(await leaveToPay(person, 'CB')) };
    };

    describe('as with any other provider', () =>
      redirectCases(at, 'CB', { yes: 'pay', provider: 'coinbase' }));

    test.each(['fail', 'expire'])(
      'a checkout that ends unpaid (%s) leaves nothing behind',
      async (choice) => {
        const { person, fields, page, key } = await leave();
        expect(await press(page, choice)).toMatch(/result=cancel&method=CB/);
        await attemptIn(servery(), key, 'failed');
        expect((await person.refused('SubmitOrder', fields)).code).toBe('payment_declined');
        expect(await ordersOfKey(servery(), key)).toEqual([]);
      },
    );

    test('closes the checkout of somebody who chooses another way to pay', async () => {
      const { person, venue, fields, page, key } = await leave();
      const other = { ...fields, payment_method: 'PP', expected_total: '16.24', preorder: 0 as const };
      await person.call('SubmitOrder', other);
      const [first] = await attemptsOf(servery(), key);
      await press(page, 'gone');
      expect((await takenFor(sandbox(), 'CB', first!.reference)).charges).toEqual([]);
      await person.call('SubmitOrder', submission(venue));
      expect(await ordersOfKey(servery(), key)).toEqual([]);
    });

    test.each(['temporary', 'drop', 'lose', 'hang'])(
      'says so when no checkout can be made (%s), and the customer can try again',
      async (mode) => {
        const { person, venue } = await leave();
        const fields = submission(venue, { payment_method: 'CB', expected_total: '16.00', preorder: 0 });
        await setProvider(sandbox(), 'coinbase', { mode, times: 1 });
        expect((await person.refused('SubmitOrder', fields)).code).toBe('payment_unavailable');
        expect((await person.call('SubmitOrder', fields)).payment_redirect).toContain('/coinbase/pay/');
      },
    );

    test('believes no webhook that is forged, changed or old, and hears a repeated one once', async () => {
      const { page, key } = await leave();
      const [attempt] = await attemptsOf(servery(), key);
      const id = attempt!.reference.replace('coinbase:', '');
      const body = JSON.stringify({ eventType: 'checkout.payment.success', id, status: 'COMPLETED' });
      const signed = (secret: string, text: string, ageS = 0) => {
        const time = Math.floor(Date.now() / 1000) - ageS;
        return `t=${time},v0=${createHmac('sha256', secret).update(`${time}.${text}`).digest('hex')}`;
      };
      const post = async (signature: string, text = body) => {
        const headers = { 'content-type': 'application/json', 'x-hook0-signature': signature };
        const url = `${servery().url}/webhooks/coinbase`;
        return (await fetch(url, { method: 'POST', body: text, headers })).status;
      };
      expect(await post('')).toBe(400);
      expect(await post('t=1,v0=00')).toBe(400);
      expect(await post(signed('guess', body))).toBe(400);
      expect(await post(signed('sandbox', body, 600))).toBe(400);
      expect(await post(signed('sandbox', body), body.replace('success', 'failed'))).toBe(400);
      expect(await post(signed('sandbox', 'no json'), 'no json')).toBe(400);
      expect((await attemptsOf(servery(), key))[0]).toMatchObject({ state: 'waiting', checks: 0 });
      // Signed, but not true: the provider is asked, and says that nobody has paid.
      expect(await post(signed('sandbox', body))).toBe(200);
      await until(servery(), async () => ((await attemptsOf(servery(), key))[0]?.checks ?? 0) > 0);
      expect((await attemptsOf(servery(), key))[0]?.state).toBe('waiting');
      expect(await ordersOfKey(servery(), key)).toEqual([]);
      const [{ checks } = { checks: 0 }] = await attemptsOf(servery(), key);
      expect(await post(signed('sandbox', body))).toBe(200);
      expect((await attemptsOf(servery(), key))[0]?.checks).toBe(checks);
      await press(page, 'expire');
    });
  },
  coinbaseEnv,
);

inEachPayingServery(
  'cryptocurrency with both providers',
  ({ servery, sandbox }) => {
    test('begins at BTCPay, and still asks Coinbase for what was begun there', async () => {
      const { page, key } = await leaveToPay(servery().person(), 'CB');
      expect(page).toContain('/btcpay/');
      const at = `${sandbox().url}/coinbase/api/v1/checkouts`;
      expect((await fetch(at, { method: 'POST' })).status).toBe(401);
      // As if the venue had changed from Coinbase to BTCPay in the meantime: nobody there knows it, and it is over.
      await servery().server.db.write(({ q }) =>
        q
          .updateTable('payment_attempt')
          .set({ reference: 'coinbase:unknown' })
          .where('submit_key', '=', key)
          .execute(),
      );
      servery().clock.now += 61_000;
      await attemptIn(servery(), key, 'failed');
    });
  },
  (url) => ({ ...coinbaseEnv(url), BTCPAY_URL: redirectEnv(url)['BTCPAY_URL'] ?? '' }),
);

inEachPayingServery(
  'cryptocurrency after Coinbase was given up',
  ({ servery }) => {
    test('does not take somebody else’s word for a payment that was begun there', async () => {
      const { key } = await leaveToPay(servery().person(), 'CB');
      await servery().server.db.write(({ q }) =>
        q
          .updateTable('payment_attempt')
          .set({ reference: 'coinbase:gone' })
          .where('submit_key', '=', key)
          .execute(),
      );
      servery().clock.now += 61_000;
      await until(servery(), async () => ((await attemptsOf(servery(), key))[0]?.checks ?? 0) > 0);
      expect((await attemptsOf(servery(), key))[0]).toMatchObject({
        state: 'waiting',
        problem: 'its provider is not configured any more',
      });
    });
  },
  redirectEnv,
);
