import { gstContained } from '@servery/domain/money';
import type { Tx } from '#db/database';
import type { AttemptRecord } from '#stores/payments';

type Change = { id: string; venueId: number; now: number };

/** What the team or a payout changed of what is owed to members. */
export async function addBalanceFlow(
  tx: Tx,
  { id, venueId, now }: Change,
  { kind, cents }: { kind: 'credit' | 'payout'; cents: number },
): Promise<void> {
  const row = { id: `${kind}:${id}`, venue_id: venueId, kind, cents, created_at: now };
  await tx.q.insertInto('balance_flow').values(row).execute();
}

/** A payment went on a balance, and its surcharge is the venue's; or the bank took both back. */
export async function addTopupFlow(
  tx: Tx,
  { id, venue_id, method, amount }: Pick<AttemptRecord, 'id' | 'venue_id' | 'method' | 'amount'>,
  how: { kind: 'topup' | 'taken_back'; credited: number; takenBack?: number; now: number },
): Promise<void> {
  const { kind, credited, takenBack = 0, now } = how;
  const { gst_registered } = await tx.q
    .selectFrom('venue')
    .select('gst_registered')
    .where('id', '=', venue_id)
    .executeTakeFirstOrThrow();
  const sign = kind === 'topup' ? 1 : -1;
  const surcharge = sign * (amount - credited);
  await tx.q
    .insertInto('balance_flow')
    .values({
      id: `${kind}:${id}`,
      venue_id,
      kind,
      method,
      cents: kind === 'topup' ? credited : 0 - takenBack,
      charged: sign * amount,
      surcharge,
      gst: gst_registered * gstContained(surcharge),
      gst_registered,
      created_at: now,
    })
    .execute();
}
