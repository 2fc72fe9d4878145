import type { ReadTx } from '#db/database';

/** Where a store of the brand stands, for looking addresses up around it. */
export const findSurroundings = (tx: ReadTx, venueId: number, brandCode: string) =>
  tx.q
    .selectFrom('venue')
    .select(['country_code', 'lat_e6', 'long_e6', 'radius_km'])
    .where('id', '=', venueId)
    .where('brand_code', '=', brandCode)
    .executeTakeFirst();
