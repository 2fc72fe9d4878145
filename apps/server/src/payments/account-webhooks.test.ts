import { createHmac, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { wantNightlyChecks } from '#jobs/reconcile';
import {
  atMerchant,
  braintreeKeys,
  btcpayKeys,
  paypalKeys,
  putAccount,
  archiveAll,
} from '../../testing/accounts.ts';
import { attemptIn, attemptsOf, chipsByCard, inEachPayingServery, until } from '../../testing/cards.ts';
import { paymentsOf } from '../../testing/comparing.ts';
import { atConsole } from '../../testing/console.ts';
import { leaveToPay, press, redirectEnv } from '../../testing/redirects.ts';

const DAY_MS = 86_400_000;

inEachPayingServery(
  'accounts of venues',
  ({ servery, sandbox }) => {
    const owner = () => atConsole(servery());
    /** What a shop does on PayPal's own pages. */
    const listenAt = async (client_id: string, url: string) => {
      const response = await fetch(`${sandbox().url}/api/paypal/webhook`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ client_id, url }),
      });
      expect(response.status).toBe(204);
    };
    const stateOf = async (key: string) => (await attemptsOf(servery(), key)).at(-1)?.state;
    const here = (url: string) => `${servery().url}${new URL(url).pathname}`;

    test('a webhook that comes to another account confirms nothing; at its own it does', async () => {
      const desk = await owner();
      const mine = await putAccount(desk, { provider: 'paypal', values: paypalKeys('mine') });
      const { key, page } = await leaveToPay(servery().person(), 'PP');
      expect((await attemptsOf(servery(), key))[0]?.account_id).toBe(mine.id);
      const other = await putAccount(desk, { provider: 'paypal', values: paypalKeys('other') });
      await listenAt('mine', here(other.webhook_url));
      await press(page, 'gone');
      await listenAt('mine', `${servery().url}/webhooks/paypal`);
      await press(page, 'gone');
      await servery().server.db.write(async (tx) => tx.wakeJobs());
      expect(await stateOf(key)).toBe('waiting');
      const events = await servery().server.db.read(({ q }) =>
        q.selectFrom('provider_event').select('provider').execute(),
      );
      expect(events).toEqual([]);
      await listenAt('mine', here(mine.webhook_url));
      await press(page, 'gone');
      expect(await attemptIn(servery(), key, 'captured')).toMatchObject({ account_id: mine.id });
      await archiveAll(desk);
    });

    test('a webhook is believed for the secret of its own account alone', async () => {
      const desk = await owner();
      const store = await putAccount(desk, { provider: 'btcpay', values: btcpayKeys(sandbox(), 'signing') });
      const send = async (secret: string, path: string) => {
        const body = JSON.stringify({
          deliveryId: randomUUID(),
          originalDeliveryId: '',
          invoiceId: 'nothing',
          storeId: 'signing',
          type: 'InvoiceSettled',
        });
        const signature = createHmac('sha256', secret).update(body).digest('hex');
        const response = await fetch(`${servery().url}${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'btcpay-sig': `sha256=${signature}` },
          body,
        });
        return response.status;
      };
      const path = new URL(store.webhook_url).pathname;
      expect(await send('very-private-hook-signing', path)).toBe(200);
      expect(await send('sandbox', path)).toBe(400);
      expect(await send('very-private-hook-signing', '/webhooks/btcpay')).toBe(400);
      expect(await send('very-private-hook-signing', '/webhooks/btcpay/unknown')).toBe(400);
      expect(await send('very-private-hook-signing', path.replace('btcpay', 'paypal'))).toBe(400);
      await archiveAll(desk);
    });

    test('are compared each by itself, and a difference goes back through its own account', async () => {
      const desk = await owner();
      const account = await putAccount(desk, { provider: 'braintree', values: braintreeKeys('books') });
      const person = servery().person();
      const { fields } = await chipsByCard(person);
      await person.call('SubmitOrder', fields);
      const attempt = await attemptIn(servery(), String(fields.submit_key), 'captured');
      await atMerchant(sandbox(), 'books', { method: 'PUT', path: `/${attempt.reference}/settle` });
      const stray = await atMerchant(sandbox(), 'books', {
        method: 'POST',
        path: '',
        body: {
          transaction: {
            type: 'sale',
            amount: '23.40',
            order_id: 'elsewhere',
            payment_method_nonce: 'fake-valid-nonce',
            options: { submit_for_settlement: true },
          },
        },
      });
      await atMerchant(sandbox(), 'books', { method: 'PUT', path: `/${stray}/settle` });
      await archiveAll(desk);
      const { db } = servery().server;
      servery().clock.now += DAY_MS;
      await db.write((tx) => wantNightlyChecks(tx, paymentsOf(servery()), servery().clock.now));
      const checks = await until(servery(), async () => {
        const rows = await db.read(({ q }) =>
          q.selectFrom('reconciliation').selectAll().where('venue_id', '=', 0).execute(),
        );
        return rows.length >= 4 && rows.every(({ state }) => state !== 'waiting') && rows;
      });
      const cards = checks.filter(({ method }) => method === 'card');
      expect(cards.find(({ account_id: id }) => id === account.id)).toMatchObject({
        state: 'done',
        checked: 1,
        found: 1,
      });
      expect(cards.find(({ account_id: id }) => id === '')).toMatchObject({ state: 'done', found: 0 });
      const again = await owner();
      const { cases } = await again.call('ConsoleCases');
      const found = cases.find(({ reference }) => reference === stray);
      expect(found).toBeDefined();
      await again.call('ConsoleCases.settle', { case_id: found!.id });
      const credit = await until(servery(), async () => {
        const response = await fetch(`${sandbox().url}/api/card/transactions`);
        const { transactions } = (await response.json()) as {
          transactions: { type: string; merchant: string; cents: number }[];
        };
        return transactions.find(({ type }) => type === 'credit');
      });
      expect(credit).toMatchObject({ merchant: 'books', cents: 2340 });
    });
  },
  redirectEnv,
);
