import { z } from 'zod';
import { call } from '#call';
import { boardOrder } from '#entities/board';
import { decimalField, money, optionalField, textField } from '#fields';

/** A sum of money that has to go back; the provider is asked for it after this answer. */
export const consoleRefund = call({
  action: 'ConsoleOrder',
  sub: 'refund',
  who: 'console',
  input: z.object({
    order_id: textField(64).min(1, 'is missing'),
    /** Without it, all that is left. */
    amount: optionalField(decimalField),
    reason: textField(200).regex(/\S/, 'is missing: say why'),
    /** Made by the screen, once per wish: sent twice, it is one refund. */
    refund_key: textField(64).regex(/^[\w-]{16,64}$/, 'is not a key of 16 to 64 letters and digits'),
  }),
  output: z.strictObject({
    order: boardOrder,
    refund: z.strictObject({ id: z.string(), amount: money, state: z.string() }),
  }),
  errors: ['order_not_found', 'nothing_to_refund', 'refund_too_large'],
  perMinute: 60,
});

export const paymentCase = z.strictObject({
  id: z.string(),
  kind: z.enum(['payment', 'refund']),
  /** The order's number and id, where there is an order. */
  number: z.string(),
  order_id: z.string(),
  payment_method: z.string(),
  amount: money,
  /** provider_silent, amount_differs, capture_refused, refund_refused …: what has to be looked into. */
  problem: z.string(),
  text: z.string(),
  /** The provider's own name for it, to look it up there. */
  reference: z.string(),
  /** Seconds since 1970. */
  since: z.number(),
});

export const consoleCases = call({
  action: 'ConsoleCases',
  who: 'console',
  input: z.object({}),
  output: z.strictObject({ cases: z.array(paymentCase) }),
  errors: [],
  perMinute: 120,
});

/** Somebody has looked into it, and says what was done. */
export const consoleCloseCase = call({
  action: 'ConsoleCases',
  sub: 'close',
  who: 'console',
  input: z.object({
    case_id: textField(64).min(1, 'is missing'),
    note: textField(200).regex(/\S/, 'is missing: say what was done'),
  }),
  output: z.strictObject({ cases: z.array(paymentCase) }),
  errors: ['no_case'],
  perMinute: 60,
});
