import { z } from 'zod';
import { flag } from '#fields';

/** An address of a brand. */
export const brandHost = z.strictObject({
  host: z.string(),
  /** 1: it shows the brand. */
  proved: flag,
  /** What has to be found in the record or in the file; empty where there is nothing to prove any more. */
  token: z.string(),
  record: z.string(),
  file: z.string(),
  /** When it has waited long enough, in seconds since 1970; 0 where it does not wait. */
  until: z.number(),
});
export type BrandHost = z.output<typeof brandHost>;
