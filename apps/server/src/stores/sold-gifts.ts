import type { SoldGift } from '@servery/domain/sales/sum-span';
import type { ReadTx } from '#db/database';

/** The gift vouchers that a venue sold or gave away in a span of time. */
export async function giftsSoldIn(
  tx: ReadTx,
  { venueId, from, to }: { venueId: number; from: number; to: number },
): Promise<SoldGift[]> {
  return tx.q
    .selectFrom('gift_voucher')
    .select(['paid_with as paidWith', 'cents'])
    .where('venue_id', '=', venueId)
    .where('sold_at', '>=', from)
    .where('sold_at', '<', to)
    .execute();
}
