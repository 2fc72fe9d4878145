import * as deliveries from '#actions/console/api/deliveries';
import * as keys from '#actions/console/api/keys';
import * as webhooks from '#actions/console/api/webhooks';

/** What answers each call of the room of the API. */
export const apiActions = {
  ConsoleApiKeys: keys.consoleApiKeys,
  'ConsoleApiKeys.make': keys.consoleMakeApiKey,
  'ConsoleApiKeys.revoke': keys.consoleRevokeApiKey,
  ConsoleWebhooks: webhooks.consoleWebhooks,
  'ConsoleWebhooks.save': webhooks.consoleSaveWebhook,
  'ConsoleWebhooks.switch': webhooks.consoleSwitchWebhook,
  'ConsoleWebhooks.remove': webhooks.consoleRemoveWebhook,
  'ConsoleWebhooks.new_secret': webhooks.consoleWebhookSecret,
  'ConsoleWebhooks.test': deliveries.consoleTestWebhook,
  'ConsoleWebhooks.deliveries': deliveries.consoleDeliveries,
  'ConsoleWebhooks.resend': deliveries.consoleResendDelivery,
} as const;
