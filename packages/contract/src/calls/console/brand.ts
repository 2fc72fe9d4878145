import { z } from 'zod';
import { call } from '#call';
import { intField, textField } from '#fields';

const shown = z.strictObject({
  code: z.string(),
  /** A brand.json: docs/brands.md. */
  definition: z.string(),
  /** The brand's own legal texts; empty for those that serve every brand. */
  terms: z.string(),
  privacy: z.string(),
  version: z.number(),
});

/** The brand of the venue, as it is written down. */
export const consoleBrand = call({
  action: 'ConsoleBrand',
  can: 'manage_brand',
  scope: 'organisation',
  input: z.object({}),
  output: shown,
  errors: [],
  perMinute: 60,
});

/** Changes it, everywhere and at once, unless people could not read it or another has changed it since. */
export const consoleSaveBrand = call({
  action: 'ConsoleBrand',
  sub: 'save',
  can: 'manage_brand',
  scope: 'organisation',
  input: z.object({
    definition: textField(100_000).min(1, 'is missing'),
    terms: textField(60_000).default(''),
    privacy: textField(60_000).default(''),
    /** The one that was seen: a change on top of somebody else's is refused. */
    version: intField,
  }),
  output: shown,
  errors: ['brand_refused', 'brand_changed', 'host_taken', 'brand_fixed'],
  perMinute: 30,
});
