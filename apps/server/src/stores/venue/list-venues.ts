import type { Selectable } from 'kysely';
import type { ReadTx } from '#db/database';
import type { PaymentMethod, VenueFacts, VenueFulfilment } from '@servery/domain/venue/model';
import type { VenueGroupTable } from '#db/tables/venue';
import { loadFulfilment } from '#stores/venue/load-venue';
import { parseFacts, parseMenu, parseMethod } from '#stores/venue/parse-venue';
import { MEMBER_STATUSES } from '#stores/people';

/** A venue without its products: what a list of venues needs. */
export type ListedVenue = VenueFacts & {
  menus: readonly { id: number; slug: string; orderForLater: boolean | undefined }[];
  fulfilment: readonly VenueFulfilment[];
  methods: readonly PaymentMethod[];
};

export async function venueFacts(tx: ReadTx, id: number): Promise<VenueFacts | undefined> {
  const row = await tx.q.selectFrom('venue').selectAll().where('id', '=', id).executeTakeFirst();
  return row && parseFacts(row);
}

/** The name of a venue that takes this way of paying. */
export async function venueTaking(tx: ReadTx, venueId: number, code: string): Promise<string | undefined> {
  const found = await tx.q
    .selectFrom('venue')
    .innerJoin('payment_method', 'payment_method.venue_id', 'venue.id')
    .select('venue.name')
    .where('venue.id', '=', venueId)
    .where('payment_method.code', '=', code)
    .executeTakeFirst();
  return found?.name;
}

export async function venuesOf(tx: ReadTx, brandCode: string): Promise<ListedVenue[]> {
  const venues = await tx.q
    .selectFrom('venue')
    .selectAll()
    .where('brand_code', '=', brandCode)
    .orderBy('name')
    .orderBy('id')
    .execute();
  if (venues.length === 0) return [];
  const ids = venues.map(({ id }) => id);
  const menus = await tx.q
    .selectFrom('menu')
    .selectAll()
    .where('venue_id', 'in', ids)
    .orderBy('id')
    .execute();
  const methods = await tx.q
    .selectFrom('payment_method')
    .selectAll()
    .where('venue_id', 'in', ids)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const fulfilment = await loadFulfilment(tx, ids);
  return venues.map((row) => ({
    ...parseFacts(row),
    menus: menus.filter((menu) => menu.venue_id === row.id).map(parseMenu),
    methods: methods.filter((method) => method.venue_id === row.id).map(parseMethod),
    fulfilment: fulfilment.filter(({ venueId }) => venueId === row.id),
  }));
}

/** The types of a brand's venues that take standing orders, with the menu of each. */
export async function standingOffers(
  tx: ReadTx,
  brandCode: string,
): Promise<{ menuId: number; code: VenueFulfilment['code']; timeType: VenueFulfilment['timeType'] }[]> {
  const rows = await tx.q
    .selectFrom('fulfilment_type')
    .innerJoin('venue', 'venue.id', 'fulfilment_type.venue_id')
    .innerJoin('menu', 'menu.venue_id', 'venue.id')
    .select(['menu.id as menu_id', 'fulfilment_type.code', 'fulfilment_type.time_type'])
    .where('venue.brand_code', '=', brandCode)
    .where('fulfilment_type.standing', '=', 1)
    .where('fulfilment_type.offered', '=', 1)
    .orderBy('venue.name')
    .orderBy('menu.id')
    .execute();
  return rows.map((row) => ({
    menuId: row.menu_id,
    code: row.code as VenueFulfilment['code'],
    timeType: row.time_type as VenueFulfilment['timeType'],
  }));
}

export async function merchantTypes(
  tx: ReadTx,
  brandCode: string,
): Promise<{ code: string; name: string }[]> {
  return tx.q
    .selectFrom('venue_type')
    .select(['code', 'name'])
    .where('brand_code', '=', brandCode)
    .orderBy('position')
    .orderBy('code')
    .execute();
}

export type GroupRecord = Selectable<VenueGroupTable> & { venues: number[] };

export async function merchantGroups(tx: ReadTx, brandCode: string): Promise<GroupRecord[]> {
  const groups = await tx.q
    .selectFrom('venue_group')
    .selectAll()
    .where('brand_code', '=', brandCode)
    .orderBy('position')
    .orderBy('id')
    .execute();
  if (groups.length === 0) return [];
  const members = await tx.q
    .selectFrom('venue_group_member')
    .selectAll()
    .where(
      'group_id',
      'in',
      groups.map(({ id }) => id),
    )
    .orderBy('position')
    .orderBy('venue_id')
    .execute();
  return groups.map((group) => ({
    ...group,
    venues: members.filter(({ group_id }) => group_id === group.id).map((row) => row.venue_id),
  }));
}

export async function isVenueOf(tx: ReadTx, id: number, brandCode: string): Promise<boolean> {
  const found = await tx.q
    .selectFrom('venue')
    .select('id')
    .where('id', '=', id)
    .where('brand_code', '=', brandCode)
    .executeTakeFirst();
  return found !== undefined;
}

/** Where a member has ordered, last first. */
export async function venuesOrderedAt(tx: ReadTx, customerId: number): Promise<number[]> {
  const rows = await tx.q
    .selectFrom('orders')
    .innerJoin('customer', 'customer.id', 'orders.customer_id')
    .select((of) => ['orders.venue_id', of.fn.max('orders.placed_at').as('last')])
    .where('orders.customer_id', '=', customerId)
    .where('customer.status', 'in', MEMBER_STATUSES)
    .groupBy('orders.venue_id')
    .execute();
  return rows.toSorted((a, b) => b.last - a.last).map((row) => row.venue_id);
}

export async function venueOfMenu(tx: ReadTx, slug: string): Promise<number | undefined> {
  const row = await tx.q.selectFrom('menu').select('venue_id').where('slug', '=', slug).executeTakeFirst();
  return row?.venue_id;
}
