import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';

/** As Standard Webhooks writes it. */
export const newWebhookSecret = (): string => `${PREFIX}${randomBytes(32).toString('base64')}`;

type Message = { id: string; body: string; now: number };

/**
 * The headers of Standard Webhooks: whoever has the secret can tell that we wrote the body, and when. A message that is
 * sent again has the same id and another time.
 */
export function signedHeaders({ id, body, now }: Message, secret: string): Record<string, string> {
  const at = String(Math.floor(now / 1000));
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${at}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': `v1,${signature}` };
}
