import { randomBytes } from 'node:crypto';
import type { CallInput } from '@servery/contract/registry';
import { fail } from '@servery/domain/failure';
import {
  accountFields,
  type AccountValues,
  isSameAccount,
  methodOfProvider,
  readValues,
  valuesProblem,
} from '@servery/domain/payments/accounts';
import { t } from '@servery/domain/payments/account-texts';
import { accountsOf, isSeenBy, mayChange } from '#actions/console/payments/accounts-of-caller';
import type { Caller } from '#callers/caller';
import { note } from '#callers/note';
import { teamMember } from '#callers/team-member';
import type { Tx } from '#db/database';
import { ownAction } from '#http/action';
import { answer } from '#http/answer';
import { factsOf, sealAccountKeys, secretsOf } from '#payments/account-keys';
import type { Payments } from '#payments/payments';
import { leadsOutside } from '#providers/public-host';
import {
  type AccountRecord,
  accountsOfOrganisation,
  addAccount,
  changeAccount,
  findAccount,
  lockAccounts,
} from '#stores/payment-accounts';
import type { TeamMember } from '#stores/team';

type Input = CallInput<'ConsolePaymentAccounts.save'>;
type Saving = { input: Input; values: AccountValues; caller: Caller; payments: Payments };

/** An organisation has a few; whoever makes more is not setting up a venue. */
const MOST_ACCOUNTS = 300;

const refuse = ({ field, text }: { field: string; text: string }) =>
  fail('account_refused', { problem: text, field });

/** Its address may be anybody's guess, and stands with the provider: long enough that nobody guesses it. */
const newId = (): string => randomBytes(16).toString('hex');

const problemOf = ({ input, values, payments }: Saving, kept: AccountValues) =>
  valuesProblem(
    { ...input, values },
    { kept: new Set(Object.keys(kept)), trustedAddress: payments.accountDefaults.btcpayUrl },
  );

/** Which fields were changed: their names, never what stands in them. */
const changedFields = ({ input, values }: Saving, before: AccountValues): string[] =>
  accountFields(input.provider)
    .filter(({ name, secret }) => (secret ? values[name] !== undefined : values[name] !== before[name]))
    .map(({ name }) => name);

const noteSaved = (
  tx: Tx,
  saving: Saving,
  of: { account: AccountRecord; fields: string[]; replaced: string },
) =>
  note(tx, saving.caller, {
    action: 'payment_account.saved',
    subject: of.account.id,
    details: {
      provider: of.account.provider,
      mode: of.account.mode,
      scope: of.account.venue_id === null ? 'organisation' : 'venue',
      version: of.account.version,
      fields: of.fields,
      ...(of.replaced !== '' && { replaced: of.replaced }),
    },
  });

/** Other keys of the same account: what was paid through it goes back with them. */
async function change(tx: Tx, saving: Saving, account: AccountRecord) {
  const { input, values, caller, payments } = saving;
  const [facts, kept] = [factsOf(account), secretsOf(account, payments.sealer) ?? {}];
  const { provider, mode, account_name: name } = input;
  if (provider !== account.provider || mode !== account.mode || !isSameAccount(provider, facts, values))
    return fail('account_fixed');
  const problem = problemOf(saving, kept);
  if (problem) return refuse(problem);
  const keys = { provider, mode, values: { ...kept, ...values } };
  const fields = changedFields(saving, facts);
  // Another name is no reason to test it again.
  const sealed = fields.length === 0 ? {} : sealAccountKeys(account.id, keys, payments.sealer);
  const seen = { id: account.id, version: input.version ?? 0 };
  const changed = await changeAccount(tx, seen, { name: name.trim(), ...sealed, now: caller.now });
  if (!changed) return fail('account_changed');
  await noteSaved(tx, saving, { account: changed, fields, replaced: '' });
  return { ok: true, id: account.id } as const;
}

/** The account in whose place the new one comes: whoever saves has to have seen it. */
async function retire(tx: Tx, { input, caller }: Saving, held: AccountRecord | undefined) {
  if ((held?.id ?? '') !== (input.replaces ?? '')) return fail('account_exists');
  if (!held) return undefined;
  const seen = { id: held.id, version: input.version ?? 0 };
  const gone = await changeAccount(tx, seen, { archived_at: caller.now, now: caller.now });
  return gone ? undefined : fail('account_changed');
}

function rowOf({ input, values, caller, payments }: Saving, member: TeamMember): AccountRecord {
  const id = newId();
  const { provider, mode, account_name: name } = input;
  const { now } = caller;
  return {
    id,
    organisation_id: member.organisationId,
    venue_id: input.account_scope === 'venue' ? member.venueId : null,
    method: methodOfProvider(provider),
    provider,
    name: name.trim(),
    mode,
    ...sealAccountKeys(id, { provider, mode, values }, payments.sealer),
    version: 1,
    tested_at: null,
    test_result: '',
    created_at: now,
    updated_at: now,
    archived_at: null,
  };
}

async function make(tx: Tx, saving: Saving, member: TeamMember) {
  const problem = problemOf(saving, {});
  if (problem) return refuse(problem);
  const row = rowOf(saving, member);
  if (!mayChange(member, row)) return fail('forbidden');
  const all = await accountsOfOrganisation(tx, member.organisationId);
  if (all.length >= MOST_ACCOUNTS) return fail('too_many_accounts');
  const held = all.find(
    (it) => it.archived_at === null && it.venue_id === row.venue_id && it.method === row.method,
  );
  const refused = await retire(tx, saving, held);
  if (refused) return refused;
  await addAccount(tx, row);
  await noteSaved(tx, saving, { account: row, fields: Object.keys(saving.values), replaced: held?.id ?? '' });
  return { ok: true, id: row.id } as const;
}

async function save(tx: Tx, saving: Saving) {
  const { input, caller, payments } = saving;
  const member = teamMember(caller);
  await lockAccounts(tx, member.organisationId);
  const held = input.account_id === undefined ? undefined : await findAccount(tx, input.account_id);
  if (input.account_id !== undefined) {
    if (!held || !isSeenBy(member, held) || held.archived_at !== null) return fail('account_changed');
    if (!mayChange(member, held)) return fail('forbidden');
  }
  const saved = held ? await change(tx, saving, held) : await make(tx, saving, member);
  if (!saved.ok) return saved;
  return answer({ ...(await accountsOf(tx, member, payments)), account_id: saved.id });
}

export const consoleSavePaymentAccount = ownAction(
  'ConsolePaymentAccounts.save',
  ['payments'],
  async (db, input, { caller, payments }) => {
    const values = readValues(input.provider, input.values);
    const { url } = values;
    const trusted = url?.replace(/\/$/, '') === payments.accountDefaults.btcpayUrl;
    const saving = { input, values, caller, payments };
    if (url !== undefined && !trusted && !problemOf(saving, values) && !(await leadsOutside(url)))
      return refuse({ field: 'url', text: t.notPublic });
    return db.write(
      (tx) => save(tx, saving),
      (saved) => saved.ok,
    );
  },
);
