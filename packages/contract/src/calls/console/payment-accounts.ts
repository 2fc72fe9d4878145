import { z } from 'zod';
import { call } from '#call';
import { flag, intField, optionalField, textField } from '#fields';

const provider = z.enum(['braintree', 'paypal', 'btcpay', 'coinbase']);
const mode = z.enum(['sandbox', 'production']);
const scope = z.enum(['venue', 'organisation']);

/** Its secrets never leave the server: of each it is told that it is there, and how it ends. */
export const paymentAccount = z.strictObject({
  id: z.string(),
  provider,
  /** What it is for: cards and wallets, PayPal, or coins. */
  method: z.enum(['card', 'PP', 'CB']),
  name: z.string(),
  mode,
  scope,
  version: z.number(),
  values: z.record(z.string(), z.string()),
  /** By the name of each secret that is kept; empty where it is too short to tell its end. */
  endings: z.record(z.string(), z.string()),
  /** What the provider has to be told; empty where it tells nothing by itself. */
  webhook_url: z.string(),
  /** 0 until it was tested as it is now. */
  tested_at: z.number(),
  test_result: z.enum(['', 'ok', 'refused', 'silent']),
  /** 0 while it is in use. */
  archived_at: z.number(),
});
export type PaymentAccountView = z.output<typeof paymentAccount>;

const shown = z.strictObject({
  /** This venue's, then the organisation's, then those that were replaced. */
  accounts: z.array(paymentAccount),
  /** Who takes what no account is for: the installation's own. */
  installation: z.array(z.strictObject({ method: z.enum(['card', 'PP', 'CB']), live: flag })),
  venue_name: z.string(),
  /** 1: the accounts of the whole organisation may be changed too. */
  may_change_organisation: flag,
});

const accountId = textField(64).regex(/^[\w-]{1,64}$/, 'is not an account');

/** Through whom the venue is paid. */
export const consolePaymentAccounts = call({
  action: 'ConsolePaymentAccounts',
  can: 'manage_payments',
  scope: 'venue',
  input: z.object({}),
  output: shown,
  errors: [],
  perMinute: 60,
});

/** A new account, one in the place of another, or other keys of one that is in use. */
export const consoleSavePaymentAccount = call({
  action: 'ConsolePaymentAccounts',
  sub: 'save',
  can: 'manage_payments',
  scope: 'venue',
  input: z.object({
    /** Left out for a new one. */
    account_id: optionalField(accountId),
    /** The one that was seen, of the account that is changed or replaced. */
    version: optionalField(intField),
    /** The account that the new one takes the place of. */
    replaces: optionalField(accountId),
    provider,
    mode,
    /** For this venue alone, or for all that have none of their own. */
    account_scope: scope,
    account_name: textField(60).regex(/\S/, 'is missing'),
    /** By the names of the provider's form; a secret that is left out stays as it is. */
    values: z.record(textField(40), textField(4000)),
  }),
  output: shown.extend({ account_id: z.string() }),
  errors: ['account_refused', 'account_changed', 'account_exists', 'account_fixed', 'too_many_accounts'],
  perMinute: 20,
});

/** Asks the provider whether it takes the keys. */
export const consoleTestPaymentAccount = call({
  action: 'ConsolePaymentAccounts',
  sub: 'test',
  can: 'manage_payments',
  scope: 'venue',
  input: z.object({ account_id: accountId }),
  output: shown.extend({ result: z.enum(['ok', 'refused', 'silent']), text: z.string() }),
  errors: ['no_account'],
  perMinute: 6,
});

/** Takes an account out of use: the next in line is paid from now on. What was paid through it can still go back. */
export const consoleArchivePaymentAccount = call({
  action: 'ConsolePaymentAccounts',
  sub: 'archive',
  can: 'manage_payments',
  scope: 'venue',
  input: z.object({ account_id: accountId, version: intField }),
  output: shown,
  errors: ['no_account', 'account_changed'],
  perMinute: 20,
});
