import type { ReadTx } from '#db/database';
import { statement } from '#db/statement';

const stationsOf = statement((q, p: { venueId: number }) =>
  q
    .selectFrom('category')
    .select(['station', 'position'])
    .where('venue_id', '=', p.venueId)
    .where('archived', '=', 0)
    .orderBy('position')
    .orderBy('id'),
);

const productStations = statement((q, p: { venueId: number }) =>
  q
    .selectFrom('product')
    .select('station')
    .distinct()
    .where('venue_id', '=', p.venueId)
    .where('archived', '=', 0)
    .where('station', '<>', '')
    .orderBy('station'),
);

const blocksOf = statement((q, p: { venueId: number }) =>
  q
    .selectFrom('fulfilment_type')
    .select(['block_capacity', 'time_block'])
    .where('venue_id', '=', p.venueId)
    .where('offered', '=', 1)
    .where('block_capacity', '>', 0),
);

/** Where things are made, and how many orders the venue takes in a quarter of an hour. */
export async function kitchenOf(
  tx: ReadTx,
  venueId: number,
): Promise<{ stations: string[]; perQuarter: number }> {
  const categories = await stationsOf(tx, { venueId });
  const products = await productStations(tx, { venueId });
  const types = await blocksOf(tx, { venueId });
  const perQuarter = types.reduce((sum, type) => sum + type.block_capacity, 0);
  return {
    stations: [
      ...new Set([...categories, ...products].map((row) => row.station).filter((name) => name !== '')),
    ],
    perQuarter,
  };
}
