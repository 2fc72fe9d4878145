import type { Tx } from '#db/database';
import type { Payments } from '#payments/payments';
import { addPaymentJob } from '#stores/jobs';
import { type AttemptRecord, moveAttempt } from '#stores/payments';

const MARGIN_MS = 5000;
/** Given up here, and closed at the provider right afterwards; the job is for what happens in between. */
export const CLOSED_BY_MS = 60_000;

/** The recovery looks after it if nobody has by then. */
export function lookAfter(
  tx: Tx,
  { id }: AttemptRecord,
  { now, timeoutMs }: { now: number } & Pick<Payments, 'timeoutMs'>,
): Promise<void> {
  return addPaymentJob(tx, id, now + timeoutMs + Math.min(MARGIN_MS, timeoutMs));
}

/** The customer does not want it any more: its invoice is closed, and money that comes for it all the same goes back. */
export async function abandonAttempt(
  tx: Tx,
  { id }: AttemptRecord,
  at: { now: number; lookAt: number },
): Promise<boolean> {
  const moved = await moveAttempt(tx, id, { event: 'absent', now: at.now, detail: 'another way was chosen' });
  if (moved) await addPaymentJob(tx, id, at.lookAt);
  return moved !== undefined;
}
