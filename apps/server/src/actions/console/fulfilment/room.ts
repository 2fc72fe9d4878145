import type { EditedType, HeldZone } from '@servery/contract/entities/fulfilment-editor';
import { addressFrom, postcodeIn } from '@servery/domain/delivery/address';
import { zoneFor, zonesOf } from '@servery/domain/delivery/zones';
import { hoursOf } from '@servery/domain/hours/day';
import { localDateTime } from '@servery/domain/hours/times';
import { failureText } from '@servery/domain/messages/failures';
import { formatCents } from '@servery/domain/money';
import type { FileFulfilment } from '@servery/domain/venue-file/parts';
import { venueOfCaller } from '#actions/console/venue-of-caller';
import { teamMember } from '#callers/team-member';
import type { ReadTx } from '#db/database';
import { historyOf } from '#edits/history';
import { readAction } from '#http/action';
import { answer } from '#http/answer';
import { deliveriesSince, readPointRows, readTypes, readZoneRows } from '#stores/fulfilment-editor';
import { waysOfCarts, waysOfOrders } from '#stores/ways-in-use';

export const FULFILMENT_ROOM = 'fulfilment.edited';
const LATELY_MS = 30 * 86_400_000;
const HOUR_MS = 3_600_000;

const editedOf = (it: FileFulfilment): EditedType => ({
  offered: it.offered,
  name: it.name,
  description: it.description,
  time_frame: it.time_frame,
  time_type: it.time_type,
  address_required: it.address_required,
  table_number_required: it.table_number_required,
  tables: it.tables,
  booking_reference_required: it.booking_reference_required,
  booking_name_required: it.booking_name_required,
  booking_people_required: it.booking_people_required,
});

async function ordersByPostcode(tx: ReadTx, venueId: number, since: number): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const { address, orders } of await deliveriesSince(tx, venueId, since)) {
    const postcode = postcodeIn(address);
    counts.set(postcode, (counts.get(postcode) ?? 0) + orders);
  }
  return counts;
}

async function shownZones(tx: ReadTx, venueId: number, now: number): Promise<HeldZone[]> {
  const orders = await ordersByPostcode(tx, venueId, now - LATELY_MS);
  return zonesOf(await readZoneRows(tx, venueId)).map(({ rows, ...value }) => ({
    rows: rows.map(({ id, version }) => ({ id, version })),
    value: { ...value, postcodes: rows.map(({ item }) => item.postcode) },
    orders: rows.reduce((sum, { item }) => sum + (orders.get(item.postcode) ?? 0), 0),
  }));
}

export const consoleFulfilment = readAction('ConsoleFulfilment', async (tx, _input, caller) => {
  const held = await venueOfCaller(tx, caller);
  if (!held.ok) return held;
  const { venue } = held;
  const { date } = localDateTime(caller.now, venue.timeZone);
  const orders = await waysOfOrders(tx, venue.id, hoursOf(date, venue.timeZone));
  const carts = await waysOfCarts(tx, venue.id, caller.now - HOUR_MS);
  return answer({
    time_zone: venue.timeZone,
    hosts: [...(caller.brands.byCode(venue.brandCode)?.hosts ?? [])],
    path: `/menu/${venue.menu.slug}`,
    types: (await readTypes(tx, venue.id)).map(({ id, version, item }) => ({
      id,
      version,
      code: item.type,
      value: editedOf(item),
      orders: orders.get(item.type) ?? 0,
      carts: carts.get(item.type) ?? 0,
    })),
    zones: await shownZones(tx, venue.id, caller.now),
    points: (await readPointRows(tx, venue.id)).map(({ id, version, item }) => ({
      id,
      version,
      value: item,
    })),
  });
});

const NO_PARTS = { address1: '', address2: '', city: '', state: '', postcode: '', country: '' };

/** What checkout would say of an address: it asks the same of the same zones. */
export const consoleTryAddress = readAction('ConsoleFulfilment.try_address', async (tx, input, caller) => {
  const held = await venueOfCaller(tx, caller);
  if (!held.ok) return held;
  const place = addressFrom(input.address, NO_PARTS);
  const { zone, error } = zoneFor(held.venue.zones, place);
  return answer({
    postcode: place.postcode,
    zone: zone?.name ?? '',
    fee: formatCents(zone?.fee ?? 0),
    minimum: formatCents(zone?.minimum ?? 0),
    minutes: zone?.minutes ?? 0,
    error: error ? failureText(error) : '',
  });
});

export const consoleFulfilmentHistory = readAction('ConsoleFulfilment.history', async (tx, input, caller) => {
  const { venueId } = teamMember(caller);
  return answer(await historyOf(tx, { venueId, room: FULFILMENT_ROOM }, input.before));
});
