import { z } from 'zod';
import { call } from '#call';
import { flag, flagField, intField, money, optionalField, textField } from '#fields';

const posGuid = textField(64).min(1, 'is missing');
/** What our server has sealed: nobody else can read it, and a device hands it back as it is. */
const sealed = textField(4000);

/** What a screen knows of its card terminal. Secret and token are sealed; a password is never kept. */
const eftpos = z.strictObject({
  is_eftpos_enabled: flag,
  eftpos_provider: z.string(),
  /** Assigned by an admin; empty until then. */
  pos_guid: z.string(),
  username: z.string(),
  password: z.string(),
  paircode: z.string(),
  secret: z.string(),
  oauth_token: z.string(),
  /** In seconds since 1970. */
  oauth_expiry: z.number(),
  oauth_refresh_token: z.string(),
  receipt_cut: flag,
  receipt_auto_print: flag,
});
export type Eftpos = z.output<typeof eftpos>;

/** The account of a kiosk or of staff with its card terminal. */
export const linkly = call({
  action: 'Linkly',
  can: 'screen',
  scope: 'venue',
  input: z.object({}),
  output: z.strictObject({
    account: z.strictObject({ eftpos, country_code: z.string(), currency_code: z.string() }),
    customer: z.strictObject({ id: z.number(), name: z.string() }),
  }),
  errors: [],
  perMinute: 120,
});

const ofTerminal = ['eftpos_off', 'no_pos_id'] as const;

export const linklyPair = call({
  action: 'Linkly',
  sub: 'pair',
  can: 'screen',
  scope: 'venue',
  input: z.object({
    pos_guid: posGuid,
    username: textField(100).min(1, 'is missing'),
    password: textField(200).min(1, 'is missing'),
    paircode: textField(20).min(1, 'is missing'),
  }),
  output: z.strictObject({ secret: z.string() }),
  errors: [...ofTerminal, 'pair_failed'],
  perMinute: 20,
});

/** A token for a pairing that was just made, or for the one that is kept where `secret` is empty. */
export const linklyToken = call({
  action: 'Linkly',
  sub: 'token',
  can: 'screen',
  scope: 'venue',
  input: z.object({ pos_guid: posGuid, secret: sealed.default('') }),
  output: z.strictObject({ oauth_token: z.string(), oauth_expiry: z.number() }),
  errors: [...ofTerminal, 'not_paired', 'token_failed'],
  perMinute: 30,
});

/** Whether the pinpad is switched on and connected. */
export const linklyStatus = call({
  action: 'Linkly',
  sub: 'status',
  can: 'screen',
  scope: 'venue',
  input: z.object({ pos_guid: posGuid, oauth_token: sealed }),
  output: z.strictObject({}),
  errors: [...ofTerminal, 'not_paired', 'pinpad_failed'],
  perMinute: 30,
});

/** Keeps a pairing once its pinpad has answered; with an empty secret, forgets it. */
export const updateEftpos = call({
  action: 'UpdateEftpos',
  can: 'screen',
  scope: 'venue',
  input: z.object({
    pos_guid: posGuid,
    payload: z.object({ secret: sealed, oauth_token: sealed, oauth_expiry: intField }, 'is missing'),
  }),
  output: z.strictObject({}),
  errors: [...ofTerminal, 'not_paired'],
  perMinute: 30,
});

const sessionField = textField(64).min(1, 'is missing');
export const terminalStates = ['running', 'approved', 'failed', 'unknown'] as const;

/** How a payment on the caller's pinpad goes. failed: nothing was charged. unknown: somebody has to look into it. */
export const linklyTransaction = call({
  action: 'Linkly',
  sub: 'transaction',
  can: 'screen',
  scope: 'venue',
  input: z.object({ pos_guid: posGuid, session_id: sessionField }),
  output: z.strictObject({
    state: z.enum(terminalStates),
    /** What whoever stands there reads, where it came to nothing. */
    message: z.string(),
    /** How many times in a row nobody said what became of it, of how many. */
    tries: z.number(),
    most_tries: z.number(),
    /** What the pinpad was asked for: a screen that was opened again shows it too. */
    amount: money,
    /** 1: nobody has to wait for it any longer; what it took is found out. */
    overdue: flag,
    submit_key: z.string(),
    /** Once it is placed. */
    order_id: z.string(),
  }),
  errors: [...ofTerminal, 'no_payment'],
  perMinute: 240,
});

/** The cancel key: the pinpad decides whether it is too late. */
export const linklyCancel = call({
  action: 'Linkly',
  sub: 'cancel',
  can: 'screen',
  scope: 'venue',
  input: z.object({ pos_guid: posGuid, session_id: sessionField }),
  output: z.strictObject({ cancelled: flag }),
  errors: [...ofTerminal, 'no_payment', 'not_paired'],
  perMinute: 60,
});

const paper = z.strictObject({
  lines: z.array(z.string()),
  /** 1: a printer of the venue has it. 0: the device prints it by itself. */
  queued: flag,
});

/** The customer's copy of what was paid on a pinpad. */
export const linklyReceipt = call({
  action: 'Linkly',
  sub: 'receipt',
  can: 'screen',
  scope: 'venue',
  input: z.object({
    order_id: textField(40).min(1, 'is missing'),
    /** Nobody asked for it: it is printed once, and only where the pinpad does not print it. */
    by_itself: optionalField(flagField),
  }),
  output: paper,
  errors: ['eftpos_off', 'no_payment', 'print_failed'],
  perMinute: 60,
});

/** The day's totals of the caller's pinpad, by staff alone. */
export const linklySettlement = call({
  action: 'Linkly',
  sub: 'settlement',
  can: 'staff',
  scope: 'venue',
  input: z.object({ pos_guid: posGuid }),
  output: paper,
  errors: [...ofTerminal, 'not_paired', 'settlement_failed'],
  perMinute: 20,
});
