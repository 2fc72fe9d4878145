import type { Selectable } from 'kysely';
import type { ReadTx, Tx } from '#db/database';
import type { AnnouncementTable, HomeBlockTable } from '#db/tables/venue';

export async function homeBlocks(tx: ReadTx, venueId: number): Promise<Selectable<HomeBlockTable>[]> {
  return tx.q
    .selectFrom('home_block')
    .selectAll()
    .where('venue_id', '=', venueId)
    .where('visible', '=', 1)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** Where visitors of the landing page are sent instead; empty where they are not. */
export async function homeRedirect(tx: ReadTx, venueId: number): Promise<string> {
  const { home_redirect } = await tx.q
    .selectFrom('venue')
    .select('home_redirect')
    .where('id', '=', venueId)
    .executeTakeFirstOrThrow();
  return home_redirect;
}

export async function countShare(tx: Tx, blockId: number, brandCode: string): Promise<void> {
  await tx.q
    .updateTable('home_block')
    .set((row) => ({ share_count: row('share_count', '+', 1) }))
    .where('id', '=', blockId)
    .where('block', '=', 'share')
    .where('venue_id', 'in', (query) =>
      query.selectFrom('venue').select('id').where('brand_code', '=', brandCode),
    )
    .execute();
}

/** The pages of others that a brand's landing page shows: in a frame, or fetched and shown as part of it. */
export async function embeddedPages(
  tx: ReadTx,
  brandCode: string,
): Promise<Pick<Selectable<HomeBlockTable>, 'block' | 'link_url'>[]> {
  return tx.q
    .selectFrom('home_block')
    .innerJoin('venue', 'venue.id', 'home_block.venue_id')
    .select(['home_block.block', 'home_block.link_url'])
    .where('venue.brand_code', '=', brandCode)
    .where('home_block.visible', '=', 1)
    .where('home_block.block', 'in', ['iframe', 'embed_link'])
    .execute();
}

export async function announcements(tx: ReadTx, venueId: number): Promise<Selectable<AnnouncementTable>[]> {
  return tx.q
    .selectFrom('announcement')
    .selectAll()
    .where('venue_id', '=', venueId)
    .orderBy('created_at', 'desc')
    .limit(20)
    .execute();
}
