import type { Selectable } from 'kysely';
import type { ReadTx } from '#db/database';
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
