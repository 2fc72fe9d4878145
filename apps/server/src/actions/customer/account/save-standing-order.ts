import { weekdays } from '@servery/contract/entities/fulfilment';
import type { CallInput } from '@servery/contract/registry';
import { fail } from '@servery/domain/failure';
import { contactProblem } from '@servery/domain/standing-orders/as-order';
import { checkStanding, withMenuOptions } from '@servery/domain/standing-orders/check-standing';
import {
  blankStanding,
  type StandingItem,
  type StandingOrder,
} from '@servery/domain/standing-orders/standing-order';
import { sameAddress } from '@servery/domain/delivery/address';
import { ownAccount } from '#actions/customer/account/own-account';
import type { Tx } from '#db/database';
import { writeAction } from '#http/action';
import { answer } from '#http/answer';
import { type AddressWish, wantedAddress } from '#ordering/wanted-address';
import { standingPage, standingVenues } from '#queries/standing-orders';
import { buyerAt } from '#standing/occurrence-order';
import { planNext } from '#standing/plan';
import { addressesOf, balanceOf, type CustomerRecord, lockCustomer, rememberAddress } from '#stores/people';
import {
  changeStanding,
  insertStanding,
  lockStanding,
  standingByKey,
  standingFrom,
  standingOf,
} from '#stores/standing-orders';

const MOST = 20;

type Input = CallInput<'StandingOrders.save'>;
type Data = Input['standing_order_data'];

const itemOf = (item: NonNullable<Data['items']>[number]): StandingItem => ({
  productId: item.menu_item_id,
  options: item.options ?? [],
  quantities: Object.fromEntries(
    weekdays.map((day) => [day, item[`qty_${day}`] ?? 0]),
  ) as StandingItem['quantities'],
});

/** A product that is wanted on no day is taken off. */
const isWanted = ({ quantities }: StandingItem): boolean => weekdays.some((day) => quantities[day] > 0);

/** What is sent over what is held. A saved one keeps its store and its way. */
function withData(held: StandingOrder, data: Data): StandingOrder {
  const isNew = held.id === 0;
  return {
    ...held,
    fulfilmentType: (isNew ? data.fulfilment_type : undefined) ?? held.fulfilmentType,
    time: data.fulfilment_time ?? held.time,
    slotId: data.delivery_slot_id ?? held.slotId,
    locationId: data.pickup_location_id ?? held.locationId,
    contactless: data.contactless === undefined ? held.contactless : data.contactless === 1,
    studentName: (data.student_name ?? held.studentName).trim(),
    classId: data.store_class_id ?? held.classId,
    note: (data.note ?? held.note).trim(),
    items: data.items ? data.items.map(itemOf).filter(isWanted) : held.items,
  };
}

async function withAddress(
  tx: Tx,
  order: StandingOrder,
  { standing_order_data: data, delivery_address }: Input,
) {
  if (order.fulfilmentType !== 'deliver') return { ok: true as const, order };
  const parts =
    typeof delivery_address === 'string'
      ? { delivery_address: delivery_address || undefined }
      : delivery_address;
  const wish: AddressWish = { ...parts, delivery_address_id: data.delivery_address_id };
  const wanted = await wantedAddress(tx, wish, { customerId: order.customerId, held: order.deliveryAddress });
  if (!wanted.ok || !wanted.address) return wanted.ok ? { ok: true as const, order } : wanted;
  const { address, postcode } = wanted.address;
  return {
    ok: true as const,
    order: { ...order, deliveryAddressId: wanted.id, deliveryAddress: address, deliveryPostcode: postcode },
  };
}

/** Found again next time, at the checkout too. */
async function keepAddress(
  tx: Tx,
  { customerId, deliveryAddress: address, deliveryPostcode: postcode }: StandingOrder,
) {
  if (address === '') return;
  const held = await addressesOf(tx, customerId);
  if (held.some((each) => sameAddress(each.address, address))) return;
  await rememberAddress(tx, customerId, { address, postcode, use: 'for_delivery' });
}

/** The one that is named, or that this very wish has made before. */
async function heldRow(tx: Tx, customerId: number, { standing_order_id: id, submit_key: key }: Input) {
  const row = id
    ? await lockStanding(tx, id)
    : key === undefined
      ? undefined
      : await standingByKey(tx, customerId, key);
  return row?.customer_id === customerId ? row : undefined;
}

const hasMeans = async (tx: Tx, { id, card_token: token }: CustomerRecord): Promise<boolean> =>
  token !== '' || (await balanceOf(tx, id)) > 0;

export const saveStandingOrder = writeAction('StandingOrders.save', async (tx, input, caller) => {
  const { now } = caller;
  const customer = await ownAccount(tx, caller);
  if (!customer) return fail('members_only');
  if (!caller.brand.modules.standing_orders) return fail('standing_off');
  // Two taps at once are worked one after the other, and neither makes one too many.
  await lockCustomer(tx, customer.id);
  const row = await heldRow(tx, customer.id, input);
  if (input.standing_order_id && !row) return fail('standing_not_found');
  if (!row && !input.submit_key) return fail('standing_key_required');
  if (!row && (await standingOf(tx, customer.id)).length >= MOST)
    return fail('standing_too_many', { most: MOST });
  const storeId = row?.venue_id ?? input.store_id;
  const venue = (await standingVenues(tx, caller)).find(({ id }) => id === storeId);
  if (!venue) return fail('standing_store_required');
  const data = input.standing_order_data;
  const base = row ? standingFrom(row) : blankStanding(venue, customer.id);
  const placed = await withAddress(tx, withData(base, data), input);
  if (!placed.ok) return placed;
  const { order } = placed;
  if (!row && data.fulfilment_type === undefined) return fail('standing_type_required');
  const method = data.payment_method ?? row?.payment_method ?? 'advance';
  const problem = checkStanding(order, venue, { method, hasMeans: await hasMeans(tx, customer) });
  if (problem) return problem;
  const at = await buyerAt(tx, { customer, brand: caller.brand, venue, now });
  const unknown = contactProblem(order, at);
  if (unknown) return unknown;
  const status = data.status ?? row?.status ?? 1;
  const paused_by = status === 1 ? '' : row?.status === 0 ? row.paused_by : ('customer' as const);
  const how = { payment_method: method, status, paused_by, now } as const;
  const kept = withMenuOptions(order, venue);
  const saved = row
    ? await changeStanding(tx, kept, how)
    : await insertStanding(tx, kept, { ...how, submit_key: input.submit_key ?? '' });
  await keepAddress(tx, order);
  const planned = await planNext(tx, saved, { venue, now });
  const own = { customer, caller };
  return answer(await standingPage(tx, { row: planned, storeId: undefined }, own));
});
