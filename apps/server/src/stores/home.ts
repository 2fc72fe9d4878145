import type { Selectable } from 'kysely';
import type { ReadTx, Tx } from '#db/database';
import type { AnnouncementTable, HomeBlockTable } from '#db/tables/venue';

export async function homeBlocks(tx: ReadTx, merchantId: number): Promise<Selectable<HomeBlockTable>[]> {
  return tx.q
    .selectFrom('home_block')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('visible', '=', 1)
    .orderBy('position')
    .execute();
}

/** Where visitors of the landing page are sent instead; empty where they are not. */
export async function homeRedirect(tx: ReadTx, merchantId: number): Promise<string> {
  const { home_redirect } = await tx.q
    .selectFrom('merchant')
    .select('home_redirect')
    .where('id', '=', merchantId)
    .executeTakeFirstOrThrow();
  return home_redirect;
}

export async function countShare(tx: Tx, blockId: number, brandCode: string): Promise<void> {
  await tx.q
    .updateTable('home_block')
    .set((row) => ({ share_count: row('share_count', '+', 1) }))
    .where('id', '=', blockId)
    .where('block', '=', 'share')
    .where('merchant_id', 'in', (query) =>
      query.selectFrom('merchant').select('id').where('brand_code', '=', brandCode),
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
    .innerJoin('merchant', 'merchant.id', 'home_block.merchant_id')
    .select(['home_block.block', 'home_block.link_url'])
    .where('merchant.brand_code', '=', brandCode)
    .where('home_block.visible', '=', 1)
    .where('home_block.block', 'in', ['iframe', 'embed_link'])
    .execute();
}

export async function announcements(
  tx: ReadTx,
  merchantId: number,
): Promise<Selectable<AnnouncementTable>[]> {
  return tx.q
    .selectFrom('announcement')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .orderBy('created_at', 'desc')
    .limit(20)
    .execute();
}
