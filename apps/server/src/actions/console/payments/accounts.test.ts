import { expect, test } from 'vitest';
import {
  braintreeKeys,
  btcpayKeys,
  paypalKeys,
  putAccount,
  archiveAll,
} from '../../../../testing/accounts.ts';
import { inEachPayingServery } from '../../../../testing/cards.ts';
import { atConsole } from '../../../../testing/console.ts';
import { redirectEnv } from '../../../../testing/redirects.ts';
import { setProvider } from '../../../../testing/sandbox.ts';
import type { Database } from '#db/database';

const everything = (db: Database): Promise<string> =>
  db.read(async ({ q }) => {
    const rows: unknown[] = [];
    for (const { name } of await q.introspection.getTables())
      rows.push(
        await q
          .selectFrom(name as 'session')
          .selectAll()
          .execute(),
      );
    return JSON.stringify(rows);
  });

inEachPayingServery(
  'payment accounts at the console',
  ({ servery, sandbox }) => {
    const owner = () => atConsole(servery());
    const NEW = { mode: 'sandbox', account_scope: 'venue', account_name: 'Ours' } as const;
    const ofCards = (merchant: string) => ({
      ...NEW,
      provider: 'braintree' as const,
      values: braintreeKeys(merchant),
    });

    test('are shown without their secrets, and what the installation takes beside them', async () => {
      const desk = await owner();
      await archiveAll(desk);
      const before = await desk.call('ConsolePaymentAccounts');
      expect(before.accounts.every(({ archived_at: at }) => at > 0)).toBe(true);
      expect(before.installation.map(({ method }) => method)).toEqual(['card', 'PP', 'CB']);
      expect(before.may_change_organisation).toBe(1);
      const account = await putAccount(desk, { provider: 'paypal', values: paypalKeys('shown') });
      expect(account).toMatchObject({
        provider: 'paypal',
        method: 'PP',
        scope: 'venue',
        version: 1,
        values: { client_id: 'shown', webhook_id: 'hook-shown' },
        endings: { secret: 'hown' },
        tested_at: 0,
        test_result: '',
      });
      expect(account.webhook_url).toMatch(new RegExp(`/webhooks/paypal/${account.id}$`));
      await archiveAll(desk);
    });

    test('are tested with one press, and it says in plain words what came of it', async () => {
      const desk = await owner();
      const tested = async (account_id: string) => desk.call('ConsolePaymentAccounts.test', { account_id });
      const good = [
        await putAccount(desk, { provider: 'braintree', values: braintreeKeys('tested') }),
        await putAccount(desk, { provider: 'paypal', values: paypalKeys('tested') }),
        await putAccount(desk, { provider: 'btcpay', values: btcpayKeys(sandbox(), 'tested') }),
      ];
      for (const { id } of good) {
        const said = await tested(id);
        expect(said.result).toBe('ok');
        expect(said.text).toMatch(/accepted these keys$/);
        expect(said.accounts.find((it) => it.id === id)).toMatchObject({
          test_result: 'ok',
          tested_at: Math.floor(servery().clock.now / 1000),
        });
      }
      const wrong = {
        private_key: 'wrong-private-key',
        secret: 'wrong-secret-key',
        api_key: 'wrong-api-key',
      };
      for (const { id, provider, values } of good) {
        const { accounts } = await desk.call('ConsolePaymentAccounts');
        const { version } = accounts.find((it) => it.id === id)!;
        const keys = { ...values, ...wrong };
        const change = { ...NEW, provider, account_id: id, version, values: keys };
        const saved = await desk.call('ConsolePaymentAccounts.save', change);
        expect(saved.accounts.find((it) => it.id === id)).toMatchObject({ test_result: '', tested_at: 0 });
        const said = await tested(id);
        expect(said.result).toBe('refused');
        expect(said.text).toMatch(/didn’t accept these keys\. Check them and try again$/);
      }
      await archiveAll(desk);
    });

    test('say so where the provider does not answer, and no account that is not in use is tested', async () => {
      const desk = await owner();
      const { id } = await putAccount(desk, { provider: 'braintree', values: braintreeKeys('quiet') });
      await setProvider(sandbox(), 'card-questions', { mode: 'temporary', times: 1 });
      expect(await desk.call('ConsolePaymentAccounts.test', { account_id: id })).toMatchObject({
        result: 'silent',
        text: 'Braintree didn’t answer. Try again in a minute',
      });
      await archiveAll(desk);
      const refused = await desk.refused('ConsolePaymentAccounts.test', { account_id: id });
      expect(refused.code).toBe('no_account');
    });

    test('are changed by whoever has seen the last version, and stay the same account', async () => {
      const desk = await owner();
      const saved = await desk.call('ConsolePaymentAccounts.save', ofCards('first'));
      const account_id = saved.account_id;
      const change = (more: object) => ({ ...ofCards('first'), account_id, version: 1, ...more });
      const refused = async (more: object) =>
        (await desk.refused('ConsolePaymentAccounts.save', change(more))).code;
      expect(await refused({ version: 2 })).toBe('account_changed');
      expect(await refused({ values: braintreeKeys('second') })).toBe('account_fixed');
      expect(await refused({ mode: 'production' })).toBe('account_fixed');
      // A secret that is left out stays.
      const { private_key: _kept, ...values } = braintreeKeys('first');
      const after = await desk.call(
        'ConsolePaymentAccounts.save',
        change({ values: { ...values, public_key: 'public-newer' } }),
      );
      expect(after.accounts[0]).toMatchObject({
        version: 2,
        values: { public_key: 'public-newer' },
        endings: { private_key: 'irst' },
      });
      expect(await desk.call('ConsolePaymentAccounts.test', { account_id })).toMatchObject({ result: 'ok' });
      expect(await refused({})).toBe('account_changed');
      await archiveAll(desk);
    });

    test('are replaced by a new one only by whoever has seen which', async () => {
      const desk = await owner();
      const { account_id: first } = await desk.call('ConsolePaymentAccounts.save', ofCards('one'));
      const refused = async (more: object) =>
        (await desk.refused('ConsolePaymentAccounts.save', { ...ofCards('two'), ...more })).code;
      expect(await refused({})).toBe('account_exists');
      expect(await refused({ replaces: 'another' })).toBe('account_exists');
      expect(await refused({ replaces: first, version: 9 })).toBe('account_changed');
      const { accounts, account_id } = await desk.call('ConsolePaymentAccounts.save', {
        ...ofCards('two'),
        replaces: first,
        version: 1,
      });
      expect(accounts.find(({ id }) => id === account_id)?.archived_at).toBe(0);
      expect(accounts.find(({ id }) => id === first)?.archived_at).toBeGreaterThan(0);
      await archiveAll(desk);
    });

    test('are refused by the field that is wrong', async () => {
      const desk = await owner();
      const refused = async (values: object, provider = 'braintree') =>
        desk.refused('ConsolePaymentAccounts.save', { ...NEW, provider, values });
      const missing = await refused({ ...braintreeKeys('wrong'), private_key: '' });
      expect(missing).toMatchObject({
        code: 'account_refused',
        message: 'Enter the Private key',
        details: { field: 'private_key' },
      });
      const inside = { ...btcpayKeys(sandbox(), 'x'), url: 'https://localhost' };
      expect((await refused(inside, 'btcpay')).details).toMatchObject({ field: 'url' });
      const nowhere = { ...inside, url: 'https://nobody.invalid' };
      expect((await refused(nowhere, 'btcpay')).message).toBe(
        'Enter an address that can be reached from the internet',
      );
    });

    test('of one organisation are nobody else’s', async () => {
      const desk = await owner();
      const { account_id, accounts } = await desk.call('ConsolePaymentAccounts.save', ofCards('private'));
      const stranger = await atConsole(servery(), 'owner@dune.example.com');
      expect((await stranger.call('ConsolePaymentAccounts')).accounts).toEqual([]);
      const version = accounts.find(({ id }) => id === account_id)?.version ?? 0;
      const at = { account_id, version };
      const codes = [
        (await stranger.refused('ConsolePaymentAccounts.test', at)).code,
        (await stranger.refused('ConsolePaymentAccounts.archive', at)).code,
        (await stranger.refused('ConsolePaymentAccounts.save', { ...ofCards('private'), ...at })).code,
      ];
      expect(codes).toEqual(['no_account', 'no_account', 'account_changed']);
      const manager = await atConsole(servery(), 'manager@example.com');
      expect((await manager.refused('ConsolePaymentAccounts', {})).code).toBe('forbidden');
      await archiveAll(desk);
    });

    test('keep their secrets out of every row, answer and audit entry', async () => {
      const desk = await owner();
      const said: unknown[] = [];
      const account = await putAccount(desk, { provider: 'braintree', values: braintreeKeys('hidden') });
      said.push(account, await desk.call('ConsolePaymentAccounts'));
      said.push(await desk.call('ConsolePaymentAccounts.test', { account_id: account.id }));
      const { db } = servery().server;
      const stored = await everything(db);
      expect(stored).toContain('public-hidden');
      for (const text of [stored, JSON.stringify(said)]) expect(text).not.toContain('very-private-hidden');
      const notes = await db.read(({ q }) =>
        q
          .selectFrom('audit')
          .select(['action', 'details'])
          .where('subject', '=', account.id)
          .orderBy('id')
          .execute(),
      );
      expect(notes.map(({ action }) => action)).toEqual(['payment_account.saved', 'payment_account.tested']);
      expect(JSON.parse(notes[0]!.details)).toMatchObject({
        provider: 'braintree',
        mode: 'sandbox',
        scope: 'venue',
        fields: ['merchant_id', 'public_key', 'private_key', 'tokenization_key'],
      });
      await archiveAll(desk);
    });
  },
  redirectEnv,
);
