import type { PaperSettings } from '@servery/contract/entities/paper';
import type { ReadTx, Tx } from '#db/database';
import { parsePaper } from '#stores/venue/parse-venue';

export async function readPaper(
  tx: ReadTx,
  venueId: number,
): Promise<{ version: number; value: PaperSettings }> {
  const row = await tx.q
    .selectFrom('venue')
    .select(['paper', 'paper_version'])
    .where('id', '=', venueId)
    .executeTakeFirstOrThrow();
  return { version: row.paper_version, value: parsePaper(row.paper) };
}

export async function changePaper(tx: Tx, venueId: number, value: PaperSettings): Promise<void> {
  await tx.q
    .updateTable('venue')
    .set((row) => ({ paper: JSON.stringify(value), paper_version: row('paper_version', '+', 1) }))
    .where('id', '=', venueId)
    .execute();
}
