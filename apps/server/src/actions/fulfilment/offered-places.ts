import type { FulfilmentType } from '@servery/contract/entities/fulfilment';
import { venueInHand } from '#catalogue/venue-in-hand';
import type { ReadTx } from '#db/database';
import type { ActionContext } from '#http/action';
import { fail } from '#http/answer';
import { ownCart } from '#cart/own-cart';
import type { Catalogue, FulfilmentRecord, PlaceRecord } from '#stores/catalogue';
import { type Offers, offersOf } from '#views/places';

const TIME_TYPE: Readonly<Record<PlaceRecord['kind'], FulfilmentType['time_type']>> = {
  slot: 'slots',
  stop: 'stops',
  location: 'locations',
};

type Asked = { store_id: number; menu_id: number; fulfilment_date?: string | undefined };

/** The venue and the type of it that works with this kind of place. */
export async function typeWithPlaces(
  tx: ReadTx,
  asked: Asked & { kind: PlaceRecord['kind'] },
  context: ActionContext,
) {
  const held = await venueInHand(tx, asked, context);
  if (!held.ok) return held;
  const record = held.catalogue.fulfilment.find((type) => type.time_type === TIME_TYPE[asked.kind]);
  return record ? { ok: true as const, catalogue: held.catalogue, record } : fail('fulfilment_unavailable');
}

/** What the caller can choose from: places that the caller's own cart keeps count as free. */
export async function offeredTo(
  tx: ReadTx,
  context: ActionContext,
  wanted: {
    catalogue: Catalogue;
    record: FulfilmentRecord;
    kind: PlaceRecord['kind'];
    zoneId: number;
    date: string | undefined;
  },
): Promise<Offers> {
  const { catalogue, record, kind, zoneId, date } = wanted;
  const { now } = context;
  const cart = await ownCart(tx, catalogue.menu.id, context);
  const scope = { catalogue, record, zoneId, now, seen: { cartId: cart?.id ?? 0, now } };
  return offersOf(tx, scope, { kind, date });
}
