import { uploadPath } from '@servery/domain/media/pictures';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addPicture, newestPictures, sweepPictures } from '#stores/pictures';
import { inEachServery } from '../../testing/servery.ts';

const DAY = 86_400_000;

/** Wherever a picture can be named: in one row of the demo brand each. */
const PLACES = [
  ['product', 'img', 'venue_id in (select id from venue where brand_code = $brand)'],
  ['category', 'img', 'venue_id in (select id from venue where brand_code = $brand)'],
  ['modifier_option', 'img', 'venue_id in (select id from venue where brand_code = $brand)'],
  ['home_block', 'image_url', 'venue_id in (select id from venue where brand_code = $brand)'],
  ['home_block', 'content', 'venue_id in (select id from venue where brand_code = $brand)'],
  ['venue', 'hero_img_url', 'brand_code = $brand'],
  ['venue_group', 'hero_img_url', 'brand_code = $brand'],
  ['brand', 'definition', 'code = $brand'],
] as const;

inEachServery('a picture that nothing showed for a month', (servery) => {
  test.each(PLACES)('goes, unless %s.%s names it', async (table, column, where) => {
    const { db } = servery().server;
    const brand = table === 'venue_group' ? 'dune' : 'demo';
    const [named, left] = ['c3', 'd4'].map((pair) => pair.repeat(32)) as [string, string];
    const { now } = servery().clock;
    await db.write(async (tx) => {
      const { id: venueId } = await tx.q
        .selectFrom('venue')
        .select('id')
        .where('brand_code', '=', brand)
        .executeTakeFirstOrThrow();
      const { id: personId } = await tx.q.selectFrom('person').select('id').executeTakeFirstOrThrow();
      for (const hash of [named, left])
        await addPicture(tx, {
          brand_code: brand,
          hash,
          venue_id: venueId,
          person_id: personId,
          width: 300,
          height: 300,
          bytes: 1,
          created_at: now,
        });
    });
    const rows = sql.raw(where.replace('$brand', `'${brand}'`));
    await db.write(async (tx) => {
      const field = sql.ref(column);
      await sql`update ${sql.table(table)} set ${field} = ${field} || ${uploadPath(named)} where ${rows}`.execute(
        tx.q,
      );
    });
    for (const days of [2, 31]) await db.write((tx) => sweepPictures(tx, now + days * DAY, 100));
    await db.write((tx) => sweepPictures(tx, now + 33 * DAY, 100));
    const kept = await db.read((tx) => newestPictures(tx, brand, 10));
    expect(kept.map(({ hash }) => hash)).toEqual([named]);
    // As it was before, for the place after this one.
    await db.write(async (tx) => {
      const field = sql.ref(column);
      await sql`update ${sql.table(table)} set ${field} = replace(${field}, ${uploadPath(named)}, '') where ${rows}`.execute(
        tx.q,
      );
      await tx.q.deleteFrom('picture').execute();
    });
  });
});
