import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { atMerchant, braintreeKeys, chargesOf, putAccount, archiveAll } from '../../testing/accounts.ts';
import { attemptIn, chipsByCard, inEachPayingServery, until } from '../../testing/cards.ts';
import { paymentsOf } from '../../testing/comparing.ts';
import { atConsole } from '../../testing/console.ts';
import { add, signIn, submission, visit } from '../../testing/orders.ts';
import { redirectEnv } from '../../testing/redirects.ts';
import { setProvider } from '../../testing/sandbox.ts';

inEachPayingServery(
  'payment accounts',
  ({ servery, sandbox }) => {
    const owner = () => atConsole(servery());
    const cards = async (merchant: string, more: object = {}) =>
      putAccount(await owner(), { provider: 'braintree', values: braintreeKeys(merchant), ...more });
    const pay = async (person = servery().person(), more: object = {}) => {
      const { fields } = await chipsByCard(person, more);
      const placed = await person.call('SubmitOrder', fields);
      return { placed, key: String(fields.submit_key) };
    };

    test('a venue is paid through its own account, and through the installation’s once that is archived', async () => {
      const account = await cards('alpha');
      const { merchant } = await visit(servery().person());
      expect(merchant).toMatchObject({
        braintree_tokenization_key: 'sandbox_test_alpha',
        card_account: account.id,
      });
      const { key } = await pay();
      expect(await attemptIn(servery(), key, 'captured')).toMatchObject({ account_id: account.id });
      expect(await chargesOf(sandbox(), 'alpha')).toMatchObject([{ cents: 1619 }]);
      expect(await chargesOf(sandbox(), 'banksia')).toEqual([]);
      await archiveAll(await owner());
      const back = await visit(servery().person());
      expect(back.merchant).toMatchObject({
        braintree_tokenization_key: 'sandbox_test_banksia',
        card_account: '',
      });
      const { key: later } = await pay();
      expect(await attemptIn(servery(), later, 'captured')).toMatchObject({ account_id: null });
      expect(await chargesOf(sandbox(), 'alpha')).toHaveLength(1);
    });

    test('an organisation’s account is for venues without their own', async () => {
      const ours = await cards('company', { account_scope: 'organisation' });
      expect((await visit(servery().person())).merchant.card_account).toBe(ours.id);
      const own = await cards('corner');
      expect((await visit(servery().person())).merchant.card_account).toBe(own.id);
      await archiveAll(await owner());
    });

    test('what was paid goes back through the account that took it, though another has its place', async () => {
      const desk = await owner();
      await cards('before');
      const { placed, key } = await pay();
      const attempt = await attemptIn(servery(), key, 'captured');
      const after = await cards('after');
      expect((await visit(servery().person())).merchant.card_account).toBe(after.id);
      await atMerchant(sandbox(), 'before', { method: 'PUT', path: `/${attempt.reference}/settle` });
      await desk.call('ConsoleOrder.refund', {
        order_id: placed.order_id,
        amount: '5.00',
        reason: 'Cold',
        refund_key: randomUUID(),
      });
      const credit = await until(servery(), async () =>
        (await chargesOf(sandbox(), 'before')).find(({ type }) => type === 'credit'),
      );
      expect(credit).toMatchObject({ cents: 500 });
      expect(await chargesOf(sandbox(), 'after')).toEqual([]);
      await archiveAll(desk);
    });

    test('an order that is cancelled lets go of what its own account holds', async () => {
      const desk = await owner();
      await cards('holding');
      const { placed, key } = await pay();
      await attemptIn(servery(), key, 'captured');
      await cards('replacing');
      await desk.call('ConsoleOrder.cancel', { order_id: placed.order_id, reason: 'Closed' });
      await until(servery(), async () => (await chargesOf(sandbox(), 'holding'))[0]?.status === 'voided');
      expect(await chargesOf(sandbox(), 'replacing')).toEqual([]);
      await archiveAll(desk);
    });

    test('a saved card is charged by the account that keeps it, and by no other', async () => {
      const first = await cards('vault');
      const member = await signIn(servery().person());
      const { key } = await pay(member, { save_card: 1 });
      await attemptIn(servery(), key, 'captured');
      const { customer } = await member.call('CustomerAccount');
      expect(customer).toMatchObject({ has_saved_card: 1, credit_card_account: first.id });
      const saved = async () => {
        const venue = await visit(member);
        await add(member, venue, 'Rosemary Chips', 2);
        return submission(venue, {
          payment_method: 'SAVED',
          expected_total: '16.19',
          submit_key: randomUUID(),
        });
      };
      await member.call('SubmitOrder', await saved());
      expect(await chargesOf(sandbox(), 'vault')).toHaveLength(2);
      await cards('stranger');
      const fields = await saved();
      expect(await member.refused('SubmitOrder', fields)).toMatchObject({ code: 'no_saved_card' });
      expect(await chargesOf(sandbox(), 'stranger')).toEqual([]);
      // Behind the check of the order, too: an attempt at another account finds no card.
      const refused = await member.refused('TopupExistingCard', {
        store_id: 1,
        topup_amount: '30.00',
        expected_total: '30.36',
        submit_key: randomUUID(),
      });
      expect(refused.code).toBe('no_saved_card');
      await archiveAll(await owner());
    });

    test('a card that is replaced is forgotten by the account that kept it', async () => {
      await cards('oldvault');
      const member = await signIn(servery().person());
      await member.call('ManageCart.clear_cart', (await visit(member)).at);
      await pay(member, { save_card: 1 });
      const id = (await member.call('CustomerAccount')).customer.id;
      const token = await servery().server.db.read(async ({ q }) => {
        const row = await q.selectFrom('customer').select('card_token').where('id', '=', id).execute();
        return row[0]?.card_token ?? '';
      });
      await cards('newvault');
      await pay(member, { save_card: 1 });
      const nonces = `/payment_methods/${token}/nonces`;
      await until(servery(), async () => {
        const response = await fetch(`${sandbox().url}/braintree/merchants/oldvault${nonces}`, {
          method: 'POST',
          headers: { authorization: `Basic ${btoa('a:b')}`, 'content-type': 'application/json' },
          body: '{}',
        });
        return response.status === 404;
      });
      await archiveAll(await owner());
    });

    test('an account whose keys cannot be opened takes nothing, and nobody else’s takes it instead', async () => {
      const account = await cards('lost');
      const { db } = servery().server;
      await db.write(({ q }) =>
        q
          .updateTable('payment_account')
          .set({ secrets: 'v1.x.y', version: 7 })
          .where('id', '=', account.id)
          .execute(),
      );
      const { fields } = await chipsByCard(servery().person()).catch(() => ({ fields: undefined }));
      expect(fields).toBeUndefined();
      const payments = paymentsOf(servery());
      const ports = await db.read((tx) => payments.at(tx, 1));
      expect(ports.card).toBeUndefined();
      expect(ports.redirect['PP']).toBeDefined();
      await db.write(({ q }) =>
        q
          .updateTable('payment_account')
          .set({ archived_at: servery().clock.now })
          .where('id', '=', account.id)
          .execute(),
      );
      await servery().server.db.write(async ({ q }) => {
        await q
          .updateTable('menu')
          .set((menu) => ({ version: menu('version', '+', 1) }))
          .execute();
      });
    });

    describe('clients of providers', () => {
      test('are made once for a version of an account, and anew for the next', async () => {
        const desk = await owner();
        const account = await cards('version');
        const payments = paymentsOf(servery());
        const { db } = servery().server;
        const client = () => db.read(async (tx) => (await payments.of(tx, { account_id: account.id })).card);
        const before = await client();
        expect(await client()).toBe(before);
        await desk.call('ConsolePaymentAccounts.save', {
          ...account,
          account_id: account.id,
          account_scope: 'venue',
          account_name: account.name,
          values: { ...braintreeKeys('version'), private_key: 'very-private-newer' },
        });
        expect(await client()).not.toBe(before);
        await archiveAll(desk);
      });

      test('of one account hold nothing of another', async () => {
        const account = await cards('alone');
        const payments = paymentsOf(servery());
        const ports = await servery().server.db.read((tx) => payments.of(tx, { account_id: account.id }));
        expect(ports.card).toBeDefined();
        expect(ports.redirect).toEqual({});
        await archiveAll(await owner());
      });
    });

    test('a sale that was not answered is looked for at its own account', async () => {
      await cards('silent');
      const person = servery().person();
      const { fields } = await chipsByCard(person);
      await setProvider(sandbox(), 'card', { mode: 'lose', times: 1 });
      await person.call('SubmitOrder', fields);
      await attemptIn(servery(), String(fields.submit_key), 'captured');
      expect(await chargesOf(sandbox(), 'silent')).toMatchObject([{ status: 'submitted_for_settlement' }]);
      await archiveAll(await owner());
    });
  },
  redirectEnv,
);
