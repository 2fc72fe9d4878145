import { fail } from '@servery/domain/failure';
import { testText, type TestResult } from '@servery/domain/payments/accounts';
import { accountsOf, isSeenBy, mayChange } from '#actions/console/payments/accounts-of-caller';
import { note } from '#callers/note';
import { teamMember } from '#callers/team-member';
import { ownAction, readAction, writeAction } from '#http/action';
import { answer } from '#http/answer';
import { leadsOutside } from '#providers/public-host';
import { factsOf } from '#payments/account-keys';
import type { Payments } from '#payments/payments';
import {
  type AccountRecord,
  changeAccount,
  findAccount,
  lockAccounts,
  noteTest,
} from '#stores/payment-accounts';

export const consolePaymentAccounts = readAction(
  'ConsolePaymentAccounts',
  ['payments'],
  async (tx, _input, { caller, payments }) => answer(await accountsOf(tx, teamMember(caller), payments)),
);

/** A server that has moved into our own house since it was saved is not asked. */
async function mayBeAsked(account: AccountRecord, { accountDefaults }: Payments): Promise<boolean> {
  const url = account.provider === 'btcpay' ? (factsOf(account)['url'] ?? '') : '';
  return url === '' || url.replace(/\/$/, '') === accountDefaults.btcpayUrl || leadsOutside(url);
}

async function resultOf(account: AccountRecord, payments: Payments): Promise<TestResult> {
  if (!(await mayBeAsked(account, payments))) return 'silent';
  const client = payments.clientOf(account);
  // Keys in no form that the provider has.
  return client ? (await client.port.checkKeys()).is : 'refused';
}

export const consoleTestPaymentAccount = ownAction(
  'ConsolePaymentAccounts.test',
  ['payments'],
  async (db, input, { caller, payments }) => {
    const member = teamMember(caller);
    const account = await db.read((tx) => findAccount(tx, input.account_id));
    if (!account || !isSeenBy(member, account) || account.archived_at !== null) return fail('no_account');
    const result = await resultOf(account, payments);
    return db.write(async (tx) => {
      await noteTest(tx, account, { result, now: caller.now });
      await note(tx, caller, {
        action: 'payment_account.tested',
        subject: account.id,
        details: { provider: account.provider, result },
      });
      const shown = await accountsOf(tx, member, payments);
      return answer({ ...shown, result, text: testText(account.provider, result) });
    });
  },
);

export const consoleArchivePaymentAccount = writeAction(
  'ConsolePaymentAccounts.archive',
  ['payments'],
  async (tx, input, { caller, payments }) => {
    const member = teamMember(caller);
    const { now } = caller;
    await lockAccounts(tx, member.organisationId);
    const account = await findAccount(tx, input.account_id);
    if (!account || !isSeenBy(member, account) || account.archived_at !== null) return fail('no_account');
    if (!mayChange(member, account)) return fail('forbidden');
    const { id, provider, method } = account;
    const changed = await changeAccount(tx, { id, version: input.version }, { archived_at: now, now });
    if (!changed) return fail('account_changed');
    await note(tx, caller, {
      action: 'payment_account.archived',
      subject: id,
      details: { provider, method },
    });
    return answer(await accountsOf(tx, member, payments));
  },
);
