import { z } from 'zod';
import { call } from '#call';
import { boardOrder } from '#entities/board';
import { dateField, decimalField, flag, flagField, money, optionalField, textField } from '#fields';

/** A sum of money that has to go back; the provider is asked for it after this answer. */
/** Somebody pays at the counter for an order that was placed without paying. */
export const consoleTakePayment = call({
  action: 'ConsoleOrder',
  sub: 'take_payment',
  can: 'take_payments',
  scope: 'venue',
  input: z.object({
    order_id: textField(64).min(1, 'is missing'),
    tender: z.enum(['cash', 'card', 'other'], 'is not cash, card or other'),
    /** Cash that was handed over; left out it was the exact amount. */
    received: optionalField(decimalField),
    /** Made by the screen, once per payment: sent twice, it is one. */
    tender_key: textField(64).regex(/^[\w-]{16,64}$/, 'is not a key of 16 to 64 letters and digits'),
  }),
  output: z.strictObject({ order: boardOrder, change: money }),
  errors: [
    'order_not_found',
    'not_allowed_now',
    'already_paid',
    'tender_short',
    'tender_too_much',
    'payment_unknown',
  ],
  perMinute: 120,
});

export const consoleRefund = call({
  action: 'ConsoleOrder',
  sub: 'refund',
  can: 'refund_orders',
  scope: 'venue',
  input: z.object({
    order_id: textField(64).min(1, 'is missing'),
    /** Without it, all that is left. */
    amount: optionalField(decimalField),
    reason: textField(200).regex(/\S/, 'is missing: say why'),
    /** Whether the customer reads the reason. */
    share_reason: optionalField(flagField),
    /** Made by the screen, once per wish: sent twice, it is one refund. */
    refund_key: textField(64).regex(/^[\w-]{16,64}$/, 'is not a key of 16 to 64 letters and digits'),
  }),
  output: z.strictObject({
    order: boardOrder,
    refund: z.strictObject({ id: z.string(), amount: money, state: z.string() }),
  }),
  errors: ['order_not_found', 'nothing_to_refund', 'refund_too_large', 'refund_key_used'],
  perMinute: 60,
});

export const paymentCase = z.strictObject({
  id: z.string(),
  /** A payment or a refund that could not be settled, or a difference that a comparison has found. */
  kind: z.enum(['payment', 'refund', 'difference']),
  /** The order's number and id, where there is an order. */
  number: z.string(),
  order_id: z.string(),
  payment_method: z.string(),
  /** What the provider has; for a difference, `expected` is what we have. */
  amount: money,
  expected: money,
  /** provider_silent, amount_differs, capture_refused, refund_refused …: what has to be looked into. */
  problem: z.string(),
  title: z.string(),
  happened: z.string(),
  todo: z.string(),
  /** What ConsoleCases.settle does about it: refund `remedy_amount`, ask the provider again, or nothing. */
  remedy: z.enum(['refund', 'again', 'none']),
  remedy_amount: money,
  /** busy: it is being refunded. */
  state: z.enum(['open', 'busy']),
  /** The provider's own name for it, to look it up there. */
  reference: z.string(),
  /** What the customer has to open to get the money; empty where there is no such link. */
  claim_url: z.string(),
  /** Seconds since 1970. */
  since: z.number(),
});

/** A day's comparison with one provider's list. */
export const dayCheck = z.strictObject({
  day: z.string(),
  provider: z.string(),
  state: z.enum(['waiting', 'done', 'failed']),
  checked: z.number(),
  found: z.number(),
  problem: z.string(),
  /** Seconds since 1970; 0 while it has not ended. */
  ended: z.number(),
});

/** Money that a customer of the brand asked to have back. */
const payout = z.strictObject({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  amount: money,
  /** Seconds since 1970. */
  since: z.number(),
});

const casesAnswer = z.strictObject({
  cases: z.array(paymentCase),
  payouts: z.array(payout),
  checks: z.array(dayCheck),
  /** Whether any provider can be compared with. */
  can_check: flag,
});
const caseId = textField(64).min(1, 'is missing');

export const consoleCases = call({
  action: 'ConsoleCases',
  can: 'see_payments',
  scope: 'venue',
  input: z.object({}),
  output: casesAnswer,
  errors: [],
  perMinute: 120,
});

/** `paid`: the money has gone to the customer. `returned`: it stays, and can be spent again. */
export const consolePayout = call({
  action: 'ConsoleCases',
  sub: 'payout',
  can: 'refund_orders',
  scope: 'venue',
  input: z.object({
    payout_id: textField(64).min(1, 'is missing'),
    outcome: z.enum(['paid', 'returned'], 'is not paid or returned'),
  }),
  output: casesAnswer,
  errors: ['no_case'],
  perMinute: 60,
});

/** Somebody has looked into it, and says what was done. */
export const consoleCloseCase = call({
  action: 'ConsoleCases',
  sub: 'close',
  can: 'refund_orders',
  scope: 'venue',
  input: z.object({
    case_id: caseId,
    note: textField(200).regex(/\S/, 'is missing: say what was done'),
  }),
  output: casesAnswer,
  errors: ['no_case'],
  perMinute: 60,
});

/** Does what the case's `remedy` says: the provider is asked after this answer. Sent twice, it is done once. */
export const consoleSettleCase = call({
  action: 'ConsoleCases',
  sub: 'settle',
  can: 'refund_orders',
  scope: 'venue',
  input: z.object({ case_id: caseId }),
  output: casesAnswer,
  errors: ['no_case', 'no_remedy'],
  perMinute: 60,
});

/** Compares a day with every provider's list now; without a day, today. */
export const consoleCheckDay = call({
  action: 'ConsoleCases',
  sub: 'check',
  can: 'see_payments',
  scope: 'venue',
  input: z.object({ day: optionalField(dateField) }),
  output: casesAnswer,
  errors: ['bad_day'],
  perMinute: 20,
});
