import { appModes } from '@servery/contract/envelope';
import { z } from 'zod';

const kept = z.object({
  brand: z.string(),
  mode: z.enum(appModes),
  /** What the balance gets, in cents: what is charged has the surcharge on top. */
  credit: z.number().int().positive(),
  /** Whether the card is kept for the next time. */
  keep: z.boolean(),
  /** What the balance is topped up by from now on when it runs low; nothing where that stays as it is. */
  auto: z.number().int().positive().optional(),
});
/** What is needed to credit a balance when the answer of the provider comes late. */
export type KeptTopup = z.output<typeof kept>;

export const keepTopup = (topup: KeptTopup): string => JSON.stringify(topup);
export const readTopup = (text: string): KeptTopup | undefined =>
  text === '' ? undefined : kept.parse(JSON.parse(text));
