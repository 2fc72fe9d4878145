import type { DetailsValue } from '@servery/contract/entities/venue-details';
import { endedStatuses } from '@servery/domain/orders/status';
import type { ReadTx, Tx } from '#db/database';
import { changeFacts, readFacts } from '#stores/venue-file/facts';
import { readNews, writeNews } from '#stores/venue-file/home';
import { readPromos, writePromos } from '#stores/venue-file/promos';

export async function readDetails(tx: ReadTx, venueId: number): Promise<DetailsValue> {
  const { name, address, suburb, state, postcode, location, phone, abn, gst_registered, time_zone } =
    await readFacts(tx, venueId);
  const { lat, long } = location;
  return { name, address, suburb, state, postcode, lat, long, phone, abn, gst_registered, time_zone };
}

export async function writeDetails(
  tx: Tx,
  { venueId, now }: { venueId: number; now: number },
  { lat, long, ...value }: DetailsValue,
): Promise<void> {
  const held = await readFacts(tx, venueId);
  const [from, to] = [held.time_zone, value.time_zone];
  const at = { venueId, zone: from };
  // By the venue's clock: in another zone the same words are other moments.
  const [promos, news] = from === to ? [] : [await readPromos(tx, at), await readNews(tx, at)];
  await changeFacts(tx, { venueId, now }, { ...held, ...value, location: { ...held.location, lat, long } });
  const items = <T>(rows: readonly { item: T }[]) => rows.map(({ item }) => item);
  if (promos) await writePromos(tx, { venueId, zone: to }, items(promos));
  if (news) await writeNews(tx, { venueId, zone: to }, items(news));
}

/** What goes by the venue's clock: orders that are open, and standing orders that are on. */
export async function underWay(tx: ReadTx, venueId: number): Promise<{ orders: number; standing: number }> {
  const open = await tx.q
    .selectFrom('orders')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('venue_id', '=', venueId)
    .where('status', 'not in', endedStatuses)
    .executeTakeFirstOrThrow();
  const on = await tx.q
    .selectFrom('standing_order')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('venue_id', '=', venueId)
    .where('status', '=', 1)
    .executeTakeFirstOrThrow();
  return { orders: open.count, standing: on.count };
}
