import type { FulfilmentType } from '@servery/contract/entities/fulfilment';
import { currentVenue } from '#venues/current-venue';
import type { ReadTx } from '#db/database';
import type { Caller } from '#callers/caller';
import { fail } from '@servery/domain/failure';
import { ownCart } from '#ordering/own-cart';
import type { Venue, VenueFulfilment, FulfilmentPoint } from '@servery/domain/venue/model';
import { type Offers, offersOf } from '#ordering/point-offers';

const TIME_TYPE: Readonly<Record<FulfilmentPoint['kind'], FulfilmentType['time_type']>> = {
  slot: 'slots',
  stop: 'stops',
  location: 'locations',
};

type Asked = { store_id: number; menu_id: number; fulfilment_date?: string | undefined };

/** The venue and the type of it that works with this kind of point. */
export async function typeWithPoints(
  tx: ReadTx,
  asked: Asked & { kind: FulfilmentPoint['kind'] },
  caller: Caller,
) {
  const held = await currentVenue(tx, asked, caller);
  if (!held.ok) return held;
  const type = held.venue.fulfilment.find(({ timeType }) => timeType === TIME_TYPE[asked.kind]);
  return type ? { ok: true as const, venue: held.venue, type } : fail('fulfilment_unavailable');
}

/** What the caller can choose from: room that the caller's own cart keeps counts as free. */
export async function offeredTo(
  tx: ReadTx,
  caller: Caller,
  wanted: {
    venue: Venue;
    type: VenueFulfilment;
    kind: FulfilmentPoint['kind'];
    zoneId: number;
    date: string | undefined;
  },
): Promise<Offers> {
  const { venue, type, kind, zoneId, date } = wanted;
  const { now } = caller;
  const cart = await ownCart(tx, venue.menu.id, caller);
  const scope = { venue, type, zoneId, now, seen: { cartId: cart?.id ?? 0, now } };
  return offersOf(tx, scope, { kind, date });
}
