import type { JournalAccount } from '@servery/contract/entities/sales-report';
import { type JournalProgram, usualCodes } from '@servery/domain/sales/journal';
import type { ReadTx, Tx } from '#db/database';

export type Codes = Record<JournalAccount, string>;

/** The venue's own codes, and the usual ones where it has said nothing. */
export async function journalCodesOf(tx: ReadTx, venueId: number): Promise<Record<JournalProgram, Codes>> {
  const rows = await tx.q
    .selectFrom('journal_account')
    .select(['program', 'account', 'code'])
    .where('venue_id', '=', venueId)
    .execute();
  const of = (program: JournalProgram): Codes => ({
    ...usualCodes[program],
    ...Object.fromEntries(
      rows.filter((row) => row.program === program).map(({ account, code }) => [account, code]),
    ),
  });
  return { xero: of('xero'), myob: of('myob') };
}

export async function saveJournalCodes(
  tx: Tx,
  venueId: number,
  { program, codes }: { program: JournalProgram; codes: Codes },
): Promise<void> {
  for (const [account, code] of Object.entries(codes))
    await tx.q
      .insertInto('journal_account')
      .values({ venue_id: venueId, program, account: account as JournalAccount, code })
      .onConflict((held) => held.columns(['venue_id', 'program', 'account']).doUpdateSet({ code }))
      .execute();
}
