import type { Selectable } from 'kysely';
import type { ReadTx, Tx } from '#db/database';
import type { ReconciliationTable } from '#db/tables/payments';
import { addReconcileJob } from '#stores/jobs';

export type CheckRecord = Selectable<ReconciliationTable>;
/** `accountId` is empty for the installation's. */
export type Check = { day: string; method: string; venueId: number; accountId: string };
/** The wish behind a check: one that was asked for later takes its place. */
export type AskedCheck = Check & { askedAt: number };
/** The nightly run over a whole account. */
export const WHOLE_ACCOUNT = 0;
export const INSTALLATION = '';

/** How long a check that was asked for may take before it can be asked for again. */
const PATIENCE_MS = 60_000;

/** Writes down that a day is to be compared. By the clock that happens once; by hand as often as wanted, but not twice at a time. */
export async function wantCheck(
  tx: Tx,
  { day, method, venueId, accountId }: Check,
  how: { again: boolean; now: number },
): Promise<boolean> {
  const { again, now } = how;
  const row: CheckRecord = {
    day,
    method,
    venue_id: venueId,
    account_id: accountId,
    state: 'waiting',
    checked: 0,
    found: 0,
    problem: '',
    asked_at: now,
    ended_at: 0,
  };
  const result = await tx.q
    .insertInto('reconciliation')
    .values(row)
    .onConflict((conflict) =>
      again
        ? conflict
            .columns(['day', 'method', 'venue_id', 'account_id'])
            .doUpdateSet({ state: 'waiting', asked_at: now, problem: '' })
            .where((held) =>
              held.or([
                held('reconciliation.state', '!=', 'waiting'),
                held('reconciliation.asked_at', '<', now - PATIENCE_MS),
              ]),
            )
        : conflict.columns(['day', 'method', 'venue_id', 'account_id']).doNothing(),
    )
    .executeTakeFirst();
  const wanted = result.numInsertedOrUpdatedRows === 1n;
  if (wanted)
    await addReconcileJob(tx, { day, method, venue_id: venueId, account_id: accountId, asked_at: now }, now);
  return wanted;
}

export async function isStillAsked(
  tx: ReadTx,
  { day, method, venueId, accountId, askedAt }: AskedCheck,
): Promise<boolean> {
  const row = await tx.q
    .selectFrom('reconciliation')
    .select('day')
    .where('day', '=', day)
    .where('method', '=', method)
    .where('venue_id', '=', venueId)
    .where('account_id', '=', accountId)
    .where('asked_at', '=', askedAt)
    .executeTakeFirst();
  return row !== undefined;
}

type CheckEnd = Pick<CheckRecord, 'state' | 'checked' | 'found' | 'problem' | 'ended_at'>;

/** The end of the check itself. Its venue is told; of a whole account, the venues that have a part in it are. */
export async function endCheck(
  tx: Tx,
  { day, method, venueId, accountId, askedAt }: AskedCheck,
  end: CheckEnd,
): Promise<void> {
  await tx.q
    .updateTable('reconciliation')
    .set({ ...end, problem: end.problem.slice(0, 300) })
    .where('day', '=', day)
    .where('method', '=', method)
    .where('venue_id', '=', venueId)
    .where('account_id', '=', accountId)
    .where('asked_at', '=', askedAt)
    .execute();
  if (venueId !== WHOLE_ACCOUNT) tx.emit({ type: 'cases', venue_id: venueId });
}

export type VenueCount = { checked: number; found: number };

/** What the nightly run found of each venue's own. */
export async function noteVenues(
  tx: Tx,
  { day, method, accountId, askedAt }: AskedCheck,
  of: { counts: ReadonlyMap<number, VenueCount>; now: number },
): Promise<void> {
  for (const [venueId, { checked, found }] of of.counts) {
    const end = { state: 'done' as const, checked, found, problem: '', ended_at: of.now };
    await tx.q
      .insertInto('reconciliation')
      .values({ day, method, venue_id: venueId, account_id: accountId, asked_at: askedAt, ...end })
      .onConflict((conflict) =>
        conflict
          .columns(['day', 'method', 'venue_id', 'account_id'])
          .doUpdateSet(end)
          .where('reconciliation.state', '!=', 'waiting'),
      )
      .execute();
    tx.emit({ type: 'cases', venue_id: venueId });
  }
}

/** Whose nights a venue sees: those of accounts that it is, or was, paid through. */
export type SeenBy = { venueId: number; organisationId: number };

/** A venue's own checks. Where a night found nothing of it, the night itself is shown, without anybody else's counts. */
export async function lastChecks(
  tx: ReadTx,
  { venueId, organisationId }: SeenBy,
  most: number,
): Promise<CheckRecord[]> {
  const rows = await tx.q
    .selectFrom('reconciliation')
    .selectAll()
    .where('venue_id', 'in', [venueId, WHOLE_ACCOUNT])
    .where((of) =>
      of.or([
        of('account_id', '=', INSTALLATION),
        of(
          'account_id',
          'in',
          of
            .selectFrom('payment_account')
            .select('payment_account.id')
            .where('organisation_id', '=', organisationId)
            .where((or) => or.or([or('venue_id', 'is', null), or('venue_id', '=', venueId)])),
        ),
      ]),
    )
    .orderBy('day', 'desc')
    .orderBy('method')
    .orderBy('account_id')
    .orderBy('venue_id', 'desc')
    .limit(most * 4)
    .execute();
  const own = new Map<string, CheckRecord>();
  for (const row of rows) {
    const key = `${row.day} ${row.method} ${row.account_id}`;
    if (!own.has(key)) own.set(key, row.venue_id === WHOLE_ACCOUNT ? { ...row, checked: 0, found: 0 } : row);
  }
  return [...own.values()].slice(0, most);
}

/** Whose account is compared; nothing for the installation's, which every venue may be paid through. */
export type AccountOwner = { organisation_id: number; venue_id: number | null } | undefined;

const venuesPaid = (tx: ReadTx, owner: AccountOwner) => {
  const all = tx.q
    .selectFrom('venue')
    .innerJoin('brand', 'brand.code', 'venue.brand_code')
    .select(['venue.id', 'venue.time_zone'])
    .orderBy('venue.id');
  if (!owner) return all;
  const own = all.where('brand.organisation_id', '=', owner.organisation_id);
  return owner.venue_id === null ? own : own.where('venue.id', '=', owner.venue_id);
};

/** Whether an account is one that this venue can be paid through. */
export const isPaidThrough = async (tx: ReadTx, venueId: number, owner: AccountOwner): Promise<boolean> =>
  (await venuesPaid(tx, owner).where('venue.id', '=', venueId).executeTakeFirst()) !== undefined;

/** The venue whose calendar the days are, and to which belongs what says of no venue that it is for it: the first. */
export async function mainVenue(
  tx: ReadTx,
  owner: AccountOwner,
): Promise<{ id: number; zone: string } | undefined> {
  const row = await venuesPaid(tx, owner).limit(1).executeTakeFirst();
  return row && { id: row.id, zone: row.time_zone };
}

/** Through which accounts a venue was paid in a time, and for what. */
export async function paidThrough(
  tx: ReadTx,
  venueId: number,
  span: { from: number; to: number },
): Promise<{ account_id: string | null; method: string }[]> {
  return tx.q
    .selectFrom('payment_attempt')
    .select(['account_id', 'method'])
    .distinct()
    .where('venue_id', '=', venueId)
    .where('created_at', '>=', span.from)
    .where('created_at', '<', span.to)
    .execute();
}
