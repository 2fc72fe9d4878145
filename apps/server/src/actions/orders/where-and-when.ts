import type { CallError } from '@servery/contract/registry';
import { checkFulfilment } from '@servery/domain/fulfilment/choice';
import type { ChosenTime } from '@servery/domain/fulfilment/chosen-time';
import { needsPlace } from '@servery/domain/fulfilment/chosen-time';
import { choiceIn, timeOf } from '#cart/chosen-time';
import { fail, type Failure } from '#http/answer';
import { blockAt, hasBlocks } from '#stores/blocks';
import type { CapacityPlace } from '#stores/capacity';
import type { Cart } from '#stores/carts';
import type { Catalogue, FulfilmentRecord } from '#stores/catalogue';
import { fulfilmentView } from '#views/fulfilment';
import { isPlaceOffered, placeOnDate } from '#views/places';

type Problem = Failure<CallError<'SubmitOrder'>>;
type Clock = { catalogue: Catalogue; now: number };
export type Where = {
  record: FulfilmentRecord;
  chosen: ChosenTime;
  /** Of an ASAP order, if there is room in the block that this lies in. */
  due: number;
  places: CapacityPlace[];
  placeLabel: string;
};

/** The slot, stop or location that was chosen, if it is one of this venue's. */
function namedPlace(record: FulfilmentRecord, cart: Cart, { catalogue, now }: Clock) {
  const kind = needsPlace(fulfilmentView(record, catalogue, now));
  if (!kind) return undefined;
  const id = { slot: cart.slot_id, stop: cart.stop_id, location: cart.location_id }[kind];
  const place = catalogue.places.get(id);
  if (!place || place.kind !== kind) return fail(kind === 'slot' ? 'slot_required' : `${kind}_required`);
  return { ok: true as const, place };
}

export const zoneOf = (cart: Cart, catalogue: Catalogue) => catalogue.zones.get(cart.delivery_postcode);

function addressProblem(record: FulfilmentRecord, cart: Cart, catalogue: Catalogue): Problem | undefined {
  if (record.address_required !== 1) return undefined;
  if (cart.delivery_address.trim() === '') return fail('address_required');
  return zoneOf(cart, catalogue) ? undefined : fail('postcode_unavailable');
}

/** Where an order goes, when it is due and which places it takes, or the first thing that keeps it from that. */
export function whereAndWhen(cart: Cart, at: Clock): Where | Problem {
  const { catalogue, now } = at;
  const record = catalogue.fulfilment.find((type) => type.code === cart.fulfilment_type);
  if (!record) return fail(cart.fulfilment_type === '' ? 'fulfilment_required' : 'fulfilment_unavailable');
  const zone = catalogue.merchant.time_zone;
  const named = namedPlace(record, cart, at);
  if (named && !named.ok) return named;
  const checked = checkFulfilment(choiceIn(cart), fulfilmentView(record, catalogue, now), { now, zone });
  if (!checked.ok) return fail(checked.error.code, { field: checked.error.field });
  const problem = addressProblem(record, cart, catalogue);
  if (problem) return problem;
  const { due } = checked.value;
  const chosen = timeOf(cart, at);
  if (!named || chosen.kind !== 'point') {
    const places = hasBlocks(record) && chosen.kind === 'time' ? [blockAt(record, due, zone)] : [];
    return { record, chosen, due, places, placeLabel: '' };
  }
  const zoneId = zoneOf(cart, catalogue)?.id ?? 0;
  if (!isPlaceOffered(named.place, chosen.date, { catalogue, record, zoneId, now }))
    return fail('time_unavailable');
  const places = [placeOnDate(named.place, chosen.date)];
  return { record, chosen, due, places, placeLabel: named.place.label };
}
