import { z } from 'zod';
import { call } from '#call';
import { webhookEvents } from '#webhook-events';
import { delivery, webhook } from '#entities/webhook';
import { flag, flagField, idField, listField, optionalField, textField } from '#fields';

const webhooks = z.strictObject({ webhooks: z.array(webhook) });
const withSecret = z.strictObject({
  /** What its messages are signed with, told this once; empty otherwise. */
  secret: z.string(),
  ...webhooks.shape,
});
const webhookId = textField(40).regex(/^[\da-f]{16,40}$/, 'is not an id');
const ofWebhooks = { action: 'ConsoleWebhooks', can: 'manage_api', scope: 'venue', perMinute: 60 } as const;

export const consoleWebhooks = call({
  ...ofWebhooks,
  input: z.object({}),
  output: webhooks,
  errors: [],
  perMinute: 120,
});

/** A new one, or another address or other events of one that is there. */
export const consoleSaveWebhook = call({
  ...ofWebhooks,
  sub: 'save',
  input: z.object({
    webhook_id: optionalField(webhookId),
    url: textField(500).min(1, 'is missing'),
    events: listField(z.enum(webhookEvents), webhookEvents.length),
  }),
  output: withSecret,
  errors: ['bad_webhook_url', 'webhook_without_events', 'too_many_webhooks', 'no_such_webhook'],
});

/** Pauses it, or sends again from now on. */
export const consoleSwitchWebhook = call({
  ...ofWebhooks,
  sub: 'switch',
  input: z.object({ webhook_id: webhookId, on: flagField }),
  output: webhooks,
  errors: ['no_such_webhook'],
});

export const consoleRemoveWebhook = call({
  ...ofWebhooks,
  sub: 'remove',
  input: z.object({ webhook_id: webhookId }),
  output: webhooks,
  errors: ['no_such_webhook'],
});

/** The one before is worth nothing from now on. */
export const consoleWebhookSecret = call({
  ...ofWebhooks,
  sub: 'new_secret',
  input: z.object({ webhook_id: webhookId }),
  output: withSecret,
  errors: ['no_such_webhook'],
});

/** Sends a message that means nothing, to see whether it arrives. */
export const consoleTestWebhook = call({
  ...ofWebhooks,
  sub: 'test',
  input: z.object({ webhook_id: webhookId }),
  output: z.strictObject({ delivery_id: z.number() }),
  errors: ['no_such_webhook'],
  perMinute: 20,
});

export const consoleDeliveries = call({
  ...ofWebhooks,
  sub: 'deliveries',
  input: z.object({ webhook_id: optionalField(webhookId), before: optionalField(idField) }),
  output: z.strictObject({ deliveries: z.array(delivery), more: flag }),
  errors: [],
  perMinute: 120,
});

export const consoleResendDelivery = call({
  ...ofWebhooks,
  sub: 'resend',
  input: z.object({ delivery_id: idField }),
  output: z.strictObject({}),
  errors: ['no_such_delivery', 'delivery_waits'],
});
