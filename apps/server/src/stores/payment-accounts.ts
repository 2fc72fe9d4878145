import { sql, type Selectable } from 'kysely';
import type { ReadTx, Tx } from '#db/database';
import { statement } from '#db/statement';
import type { PaymentAccountTable } from '#db/tables/payments';
import { touchMenus } from '#stores/switches';

export type AccountRecord = Selectable<PaymentAccountTable>;

const usedBy = statement((q, p: { venueId: number }) =>
  q
    .selectFrom('payment_account')
    .innerJoin('brand', 'brand.organisation_id', 'payment_account.organisation_id')
    .innerJoin('venue', 'venue.brand_code', 'brand.code')
    .selectAll('payment_account')
    .where('venue.id', '=', p.venueId)
    .where('payment_account.archived_at', 'is', null)
    .where((of) =>
      of.or([
        of('payment_account.venue_id', 'is', null),
        of('payment_account.venue_id', '=', of.ref('venue.id')),
      ]),
    ),
);

/** A venue's own, and those of its organisation. */
export const accountsFor = (tx: ReadTx, venueId: number): Promise<AccountRecord[]> => usedBy(tx, { venueId });

/** All that are in use by the venues of a brand. */
export async function accountsIn(tx: ReadTx, brandCode: string): Promise<AccountRecord[]> {
  return tx.q
    .selectFrom('payment_account')
    .innerJoin('brand', 'brand.organisation_id', 'payment_account.organisation_id')
    .selectAll('payment_account')
    .where('brand.code', '=', brandCode)
    .where('archived_at', 'is', null)
    .execute();
}

const byId = statement((q, p: { id: string }) =>
  q.selectFrom('payment_account').selectAll().where('id', '=', p.id),
);

/** In use or not: what was paid through it goes back through it. */
export async function findAccount(tx: ReadTx, id: string): Promise<AccountRecord | undefined> {
  const [row] = await byId(tx, { id });
  return row;
}

/** Everything an organisation has, what is in use first. */
export async function accountsOfOrganisation(tx: ReadTx, organisationId: number): Promise<AccountRecord[]> {
  return tx.q
    .selectFrom('payment_account')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .orderBy((of) => of.case().when('archived_at', 'is', null).then(0).else(1).end())
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Of accounts that were paid through lately, in use or not; the provider has entries of them still. */
export async function accountsPaidSince(tx: ReadTx, since: number): Promise<AccountRecord[]> {
  return tx.q
    .selectFrom('payment_account')
    .selectAll()
    .where((of) =>
      of.or([
        of('archived_at', 'is', null),
        of('archived_at', '>=', since),
        of.exists(
          of
            .selectFrom('payment_attempt')
            .select('payment_attempt.id')
            .where('payment_attempt.created_at', '>=', since)
            .where('payment_attempt.account_id', '=', of.ref('payment_account.id')),
        ),
      ]),
    )
    .orderBy('id')
    .execute();
}

/** Accounts of one organisation are changed one after the other. SQLite has one writer anyway. */
export async function lockAccounts(tx: Tx, organisationId: number): Promise<void> {
  if (tx.engine === 'sqlite') return;
  await sql`select id from organisation where id = ${organisationId} for update`.execute(tx.q);
}

/** Which menus show something else from now on: those of the venue, or of every venue of the organisation. */
async function refreshMenus(tx: Tx, { organisation_id: organisation, venue_id: venue }: AccountRecord) {
  const venues = await tx.q
    .selectFrom('venue')
    .innerJoin('brand', 'brand.code', 'venue.brand_code')
    .select('venue.id')
    .where('brand.organisation_id', '=', organisation)
    .execute();
  for (const { id } of venues) if (venue === null || venue === id) await touchMenus(tx, id);
}

export async function addAccount(tx: Tx, row: AccountRecord): Promise<void> {
  await tx.q.insertInto('payment_account').values(row).execute();
  await refreshMenus(tx, row);
}

/** The next version of an account, if the one that was seen is still the last. */
export async function changeAccount(
  tx: Tx,
  { id, version }: { id: string; version: number },
  change: Partial<Pick<AccountRecord, 'name' | 'facts' | 'secrets' | 'archived_at'>> & { now: number },
): Promise<AccountRecord | undefined> {
  const { now, ...set } = change;
  const row = await tx.q
    .updateTable('payment_account')
    .set({ ...set, version: version + 1, updated_at: now, ...(set.secrets === undefined ? {} : UNTESTED) })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('archived_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (row) await refreshMenus(tx, row);
  return row;
}
const UNTESTED = { tested_at: null, test_result: '' } as const;

/** What the provider said of the version that was tested. */
export async function noteTest(
  tx: Tx,
  { id, version }: { id: string; version: number },
  said: { result: string; now: number },
): Promise<void> {
  await tx.q
    .updateTable('payment_account')
    .set({ tested_at: said.now, test_result: said.result })
    .where('id', '=', id)
    .where('version', '=', version)
    .execute();
}
