import type { MailEvery } from '@servery/domain/sales/mail-period';
import type { ReadTx, Tx } from '#db/database';

type Whose = { venueId: number; personId: number };

export async function reportMailOf(tx: ReadTx, { venueId, personId }: Whose): Promise<MailEvery | undefined> {
  const row = await tx.q
    .selectFrom('report_mail')
    .select('every')
    .where('venue_id', '=', venueId)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return row?.every;
}

/** `sentFor`: up to which day they need not be told any more. */
export async function setReportMail(
  tx: Tx,
  { venueId, personId }: Whose,
  { every, sentFor }: { every: MailEvery | 'off'; sentFor: string },
): Promise<void> {
  if (every === 'off') {
    await tx.q
      .deleteFrom('report_mail')
      .where('venue_id', '=', venueId)
      .where('person_id', '=', personId)
      .execute();
    return;
  }
  await tx.q
    .insertInto('report_mail')
    .values({ venue_id: venueId, person_id: personId, every, sent_for: sentFor })
    .onConflict((held) => held.columns(['venue_id', 'person_id']).doUpdateSet({ every, sent_for: sentFor }))
    .execute();
}

export type ReportMail = Whose & { every: MailEvery; sentFor: string; zone: string };

export async function reportMails(tx: ReadTx): Promise<ReportMail[]> {
  const rows = await tx.q
    .selectFrom('report_mail')
    .innerJoin('venue', 'venue.id', 'report_mail.venue_id')
    .select(['venue_id', 'person_id', 'every', 'sent_for', 'venue.time_zone'])
    .execute();
  return rows.map((row) => ({
    venueId: row.venue_id,
    personId: row.person_id,
    every: row.every,
    sentFor: row.sent_for,
    zone: row.time_zone,
  }));
}

/** Whether it was not sent yet: two processes that look at once send it once. */
export async function claimReportMail(tx: Tx, { venueId, personId }: Whose, day: string): Promise<boolean> {
  const result = await tx.q
    .updateTable('report_mail')
    .set({ sent_for: day })
    .where('venue_id', '=', venueId)
    .where('person_id', '=', personId)
    .where('sent_for', '<', day)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}
