import { z } from 'zod';
import { LINKLY } from '#providers/terminal/linkly';
import type { LinklySettings } from '#providers/terminal/linkly-http';

const address = z.url('is not an address').optional();

export const linklyEnvironment = {
  LINKLY_VENDOR_ID: z.uuid('is not a UUID').optional(),
  LINKLY_AUTH_URL: address,
  LINKLY_URL: address,
  LINKLY_TIMEOUT_MS: z.coerce.number('is not a number').int().min(100).max(600_000).default(300_000),
};
const environment = z.object(linklyEnvironment);
type Environment = z.output<typeof environment> & {
  PAYMENT_ENVIRONMENT: 'sandbox' | 'production';
  PAYMENT_TIMEOUT_MS: number;
};

const bare = (url: string): string => url.replace(/\/$/, '');
/** What the vendor is told of this product's version. */
const VERSION = '7';

export function linklyOf(it: Environment): LinklySettings | undefined {
  const { LINKLY_VENDOR_ID: vendorId } = it;
  if (!vendorId) return undefined;
  const vendor = LINKLY[it.PAYMENT_ENVIRONMENT];
  return {
    vendorId,
    version: VERSION,
    authUrl: bare(it.LINKLY_AUTH_URL ?? vendor.authUrl),
    url: bare(it.LINKLY_URL ?? vendor.url),
    live: it.PAYMENT_ENVIRONMENT === 'production',
    timeoutMs: it.PAYMENT_TIMEOUT_MS,
    saleTimeoutMs: it.LINKLY_TIMEOUT_MS,
  };
}
