import { z } from 'zod';
import { call } from '#call';
import { editEntry } from '#entities/edit';
import { paymentWays, paymentWaysValue } from '#entities/payment-ways';
import { idField, jsonField, optionalField, textField } from '#fields';

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

export const consolePaymentWaysHistory = call({
  ...ofWays,
  sub: 'history',
  input: z.object({ before: optionalField(idField) }),
  output: z.strictObject({ edits: z.array(editEntry), more: z.boolean() }),
  errors: [],
  perMinute: 120,
});

export const consoleUndoPaymentWays = call({
  ...ofWays,
  sub: 'undo',
  input: z.object({ edit_id: idField }),
  output: z.strictObject({ edit_id: z.number() }),
  errors: ['no_edit', 'edited_since'],
  perMinute: 60,
});
