import type { ReadTx } from '#db/database';

/** Where a store of the brand stands, for looking addresses up around it. */
export const findSurroundings = (tx: ReadTx, merchantId: number, brandCode: string) =>
  tx.q
    .selectFrom('merchant')
    .select(['country_code', 'lat_e6', 'long_e6', 'radius_km'])
    .where('id', '=', merchantId)
    .where('brand_code', '=', brandCode)
    .executeTakeFirst();
