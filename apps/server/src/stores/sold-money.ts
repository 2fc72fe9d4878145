import type { BalanceFlow, SoldGift, TakenPart } from '@servery/domain/sales/sum-span';
import type { ReadTx } from '#db/database';
import { sql } from 'kysely';

type Span = { venueId: number; from: number; to: number };

/** The gift vouchers that a venue sold, gave away or took back in a span of time. */
export async function giftsSoldIn(tx: ReadTx, { venueId, from, to }: Span): Promise<SoldGift[]> {
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

/** What people took at the counter. */
export async function takenIn(tx: ReadTx, { venueId, from, to }: Span): Promise<TakenPart[]> {
  return tx.q
    .selectFrom('tender')
    .innerJoin('orders', 'orders.id', 'tender.order_id')
    .select(['tender.kind', 'tender.cents', 'tender.rounding'])
    .where('tender.venue_id', '=', venueId)
    .where('tender.created_at', '>=', from)
    .where('tender.created_at', '<', to)
    .where('orders.is_test', '=', 0)
    .execute();
}

/** What changed what the venue owes to members. */
export async function balanceFlowsIn(tx: ReadTx, { venueId, from, to }: Span): Promise<BalanceFlow[]> {
  const rows = await tx.q
    .selectFrom('balance_flow')
    .select(['kind', 'method', 'cents', 'charged', 'surcharge', 'gst', 'gst_registered'])
    .where('venue_id', '=', venueId)
    .where('created_at', '>=', from)
    .where('created_at', '<', to)
    .execute();
  return rows.map(({ gst_registered: registered, ...row }) => ({ ...row, gstRegistered: registered === 1 }));
}
