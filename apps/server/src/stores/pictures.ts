import { KEEP_UNUSED_MS, MOST_PICTURES } from '@servery/domain/media/pictures';
import { type Selectable, sql } from 'kysely';
import type { ReadTx, Tx } from '#db/database';
import type { PictureTable } from '#db/tables/catalogue';
import { addForgetPictureJob } from '#stores/jobs';

export type PictureRecord = Selectable<PictureTable>;

const DAY_MS = 86_400_000;

/** The newest of a brand. */
export async function newestPictures(tx: ReadTx, brandCode: string, most: number): Promise<PictureRecord[]> {
  return tx.q
    .selectFrom('picture')
    .selectAll()
    .where('brand_code', '=', brandCode)
    .orderBy('created_at', 'desc')
    .orderBy('hash')
    .limit(most)
    .execute();
}

export async function isGalleryFull(tx: ReadTx, brandCode: string): Promise<boolean> {
  const { count } = await tx.q
    .selectFrom('picture')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('brand_code', '=', brandCode)
    .executeTakeFirstOrThrow();
  return count >= MOST_PICTURES;
}

export type NewPicture = Omit<PictureRecord, 'checked_at' | 'unused_since'>;

/** Who uploads one that is there already wants to show it: it is as new. */
export async function addPicture(tx: Tx, picture: NewPicture): Promise<void> {
  const fresh = { created_at: picture.created_at, checked_at: picture.created_at, unused_since: null };
  await tx.q
    .insertInto('picture')
    .values({ ...picture, ...fresh })
    .onConflict((row) => row.columns(['brand_code', 'hash']).doUpdateSet(fresh))
    .execute();
}

export async function hasPicture(tx: ReadTx, brandCode: string, hash: string): Promise<boolean> {
  const found = await tx.q
    .selectFrom('picture')
    .select('hash')
    .where('brand_code', '=', brandCode)
    .where('hash', '=', hash)
    .executeTakeFirst();
  return found !== undefined;
}

/** Where a venue's rows name pictures; a home block may have them in its words too. */
const NAMED_BY = [
  ['product', 'img'],
  ['category', 'img'],
  ['modifier_option', 'img'],
  ['home_block', 'image_url'],
  ['home_block', 'content'],
] as const;

/** Whatever of a brand names an upload: one text in which to look for it. */
async function namedUploads({ q }: ReadTx, brandCode: string): Promise<string> {
  const ofVenues = NAMED_BY.map(
    ([table, column]) => sql`
      select ${sql.ref(column)} as text from ${sql.table(table)}
      where venue_id in (select id from venue where brand_code = ${brandCode})
        and ${sql.ref(column)} like '%uploads/%'`,
  );
  const { rows } = await sql<{ text: string }>`
    ${sql.join(ofVenues, sql` union all `)}
    union all select hero_img_url as text from venue where brand_code = ${brandCode}
    union all select hero_img_url as text from venue_group where brand_code = ${brandCode}
    union all select definition as text from brand where code = ${brandCode}`.execute(q);
  return rows.map(({ text }) => text).join('\n');
}

/** Looks at pictures that were not looked at for a day: what nothing has shown for long goes, with its files. */
export async function sweepPictures(tx: Tx, now: number, most: number): Promise<number> {
  const due = await tx.q
    .selectFrom('picture')
    .selectAll()
    .where('checked_at', '<', now - DAY_MS)
    .orderBy('checked_at')
    .limit(most)
    .execute();
  const named = new Map<string, string>();
  for (const code of new Set(due.map(({ brand_code }) => brand_code)))
    named.set(code, await namedUploads(tx, code));
  for (const { brand_code, hash, unused_since } of due) {
    const isShown = named.get(brand_code)?.includes(hash) === true;
    const since = isShown ? null : (unused_since ?? now);
    if (since !== null && since <= now - KEEP_UNUSED_MS) {
      await tx.q
        .deleteFrom('picture')
        .where('brand_code', '=', brand_code)
        .where('hash', '=', hash)
        .execute();
      await addForgetPictureJob(tx, { brand_code, hash }, now);
    } else
      await tx.q
        .updateTable('picture')
        .set({ checked_at: now, unused_since: since })
        .where('brand_code', '=', brand_code)
        .where('hash', '=', hash)
        .execute();
  }
  return due.length;
}
