import type { StandingOrder } from '@servery/domain/standing-orders/standing-order';
import { z } from 'zod';

const kept = z.object({
  occurrence_id: z.number(),
  date: z.string(),
  /** As it stood at its cut-off: who changes it meanwhile changes the next one. */
  order: z.looseObject({ id: z.number(), items: z.array(z.unknown()) }),
});

export type KeptOccurrence = { occurrence_id: number; date: string; order: StandingOrder };

/** What is needed to place the order when the answer of the bank comes late. */
export const keepOccurrence = (occurrence: KeptOccurrence): string => JSON.stringify(occurrence);
export const readOccurrence = (text: string): KeptOccurrence | undefined =>
  text === '' ? undefined : (kept.parse(JSON.parse(text)) as unknown as KeptOccurrence);
