import { z } from 'zod';
import { historyOf, undoOf } from '#calls/edits';
import { call } from '#call';
import { paymentWays, paymentWaysValue } from '#entities/payment-ways';
import { jsonField, textField } from '#fields';

const ofWays = { action: 'ConsolePaymentWays', can: 'manage_venue', scope: 'venue' } as const;

/** How the venue can be paid, where and for what, and what that adds. */
export const consolePaymentWays = call({
  ...ofWays,
  input: z.object({}),
  output: paymentWays,
  errors: [],
  perMinute: 240,
});

export const consoleSavePaymentWays = call({
  ...ofWays,
  sub: 'save',
  input: z.object({
    /** Of what was seen: a change on top of somebody else's is refused. */
    seen: textField(64),
    payment_ways: jsonField(paymentWaysValue, 20_000),
  }),
  output: z.strictObject({ edit_id: z.number(), saved: paymentWays }),
  errors: ['part_changed', 'surcharge_above_cost'],
  perMinute: 60,
});

export const consolePaymentWaysHistory = historyOf(ofWays);

export const consoleUndoPaymentWays = undoOf(ofWays);
