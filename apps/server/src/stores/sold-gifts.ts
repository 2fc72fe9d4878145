import type { SoldGift } from '@servery/domain/sales/sum-span';
import type { ReadTx } from '#db/database';
import { sql } from 'kysely';

/** The gift vouchers that a venue sold, gave away or took back in a span of time. */
export async function giftsSoldIn(
  tx: ReadTx,
  { venueId, from, to }: { venueId: number; from: number; to: number },
): Promise<SoldGift[]> {
  const rows = await tx.q
    .selectFrom('gift_entry')
    .innerJoin('gift_voucher', 'gift_voucher.id', 'gift_entry.gift_id')
    .select(['paid_with as paidWith', 'gift_entry.cents'])
    .where('gift_entry.venue_id', '=', venueId)
    .where('gift_entry.created_at', '>=', from)
    .where('gift_entry.created_at', '<', to)
    .where(sql<boolean>`account in ('sold', 'given')`)
    .execute();
  return rows.map(({ paidWith, cents }) => ({ paidWith, cents: 0 - cents }));
}
