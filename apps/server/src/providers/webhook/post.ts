import { askOutside } from '#providers/outside';
import { leadsOutside } from '#providers/public-host';
import type { WebhookPort } from '#providers/webhook/port';

/** Redirects are not followed: what is written down is where it goes. */
export const webhookPort = (trustedOrigin: string): WebhookPort => ({
  trustedOrigin,
  leadsOutside: async (url) => URL.parse(url)?.origin === trustedOrigin || leadsOutside(url),
  post: ({ url, headers, body }) =>
    askOutside({
      url: new URL(url),
      trustedOrigin,
      method: 'POST',
      headers: {
        ...headers,
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(body)),
        'user-agent': 'Servery-Webhooks/1',
      },
      body,
    }),
});
