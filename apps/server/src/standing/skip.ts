import { reasonText, type SkipReason } from '@servery/domain/standing-orders/words';
import { speakFor } from '#brand/speak';
import type { LoadedBrand } from '#brand/read-brand';
import type { Tx } from '#db/database';
import { sendToOwner } from '#safety/send-notice';
import { setStanding, type StandingRecord } from '#stores/standing-orders';

/** A reason in the words of the brand. */
export const toldReason = (reason: SkipReason, brand: LoadedBrand | undefined) => ({
  reason: reason.code,
  reason_text: brand ? speakFor(brand, () => reasonText(reason)) : reasonText(reason),
});
export type ToldReason = ReturnType<typeof toldReason>;

/** It was not placed: its customer is told why, with what they can do about the next. */
export async function tellSkipped(
  tx: Tx,
  row: Pick<StandingRecord, 'id' | 'customer_id'>,
  { due, why, now }: { due: number; why: ToldReason; now: number },
): Promise<void> {
  await sendToOwner(
    tx,
    {
      template: 'standing-skipped',
      customer_id: row.customer_id,
      standing_order_id: row.id,
      due,
      reason: why.reason_text,
    },
    now,
  );
}

/** It could not be placed as things stand: told once for each date and reason, while there is time to act. */
export async function tellAhead(
  tx: Tx,
  row: StandingRecord,
  { due, cutOff, why, now }: { due: number; cutOff: number; why: ToldReason | undefined; now: number },
): Promise<void> {
  const mark = why ? `${row.next_date} ${why.reason}` : row.warned;
  await setStanding(tx, row.id, {
    problem: why?.reason ?? '',
    problem_text: why?.reason_text ?? '',
    warned: mark,
  });
  if (!why || mark === row.warned) return;
  await tellProblem(tx, row, { due, cutOff, reason: why.reason_text, now });
}

/** Tells of what keeps the next one from being placed, whether they were told before or not. */
export async function tellProblem(
  tx: Tx,
  row: Pick<StandingRecord, 'id' | 'customer_id'>,
  { due, cutOff, reason, now }: { due: number; cutOff: number; reason: string; now: number },
): Promise<void> {
  await setStanding(tx, row.id, { told_at: now });
  await sendToOwner(
    tx,
    {
      template: 'standing-problem',
      customer_id: row.customer_id,
      standing_order_id: row.id,
      due,
      cut_off: cutOff,
      reason,
    },
    now,
  );
}
