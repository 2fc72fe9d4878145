import type { FulfilmentCode } from '@servery/contract/entities/fulfilment';
import type { StandingOrder } from '@servery/domain/standing-orders/standing-order';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { ReadTx, Tx } from '#db/database';
import type { StandingOrderTable } from '#db/tables/standing';
import type { CustomerRecord } from '#stores/people';
import { addStandingJob } from '#stores/jobs';

export type StandingRecord = Selectable<StandingOrderTable>;

const quantity = z.number().int().min(0);
const storedItems = z.array(
  z.object({
    productId: z.number(),
    options: z.array(z.number()),
    quantities: z.object({
      mon: quantity,
      tue: quantity,
      wed: quantity,
      thu: quantity,
      fri: quantity,
      sat: quantity,
      sun: quantity,
    }),
  }),
);

export const standingFrom = (row: StandingRecord): StandingOrder => ({
  id: row.id,
  customerId: row.customer_id,
  venueId: row.venue_id,
  menuId: row.menu_id,
  fulfilmentType: row.fulfilment_type as FulfilmentCode,
  time: row.fulfilment_time,
  slotId: row.slot_id,
  locationId: row.location_id,
  deliveryAddressId: row.delivery_address_id,
  deliveryAddress: row.delivery_address,
  deliveryPostcode: row.delivery_postcode,
  contactless: row.contactless === 1,
  studentName: row.student_name,
  classId: row.store_class_id,
  note: row.note,
  items: storedItems.parse(JSON.parse(row.items)),
});

const columnsOf = (order: Omit<StandingOrder, 'id'>) => ({
  customer_id: order.customerId,
  venue_id: order.venueId,
  menu_id: order.menuId,
  fulfilment_type: order.fulfilmentType,
  fulfilment_time: order.time,
  slot_id: order.slotId,
  location_id: order.locationId,
  delivery_address_id: order.deliveryAddressId,
  delivery_address: order.deliveryAddress,
  delivery_postcode: order.deliveryPostcode,
  contactless: order.contactless ? 1 : 0,
  student_name: order.studentName,
  store_class_id: order.classId,
  note: order.note,
  items: JSON.stringify(order.items),
});

export async function insertStanding(
  tx: Tx,
  order: Omit<StandingOrder, 'id'>,
  how: Pick<StandingRecord, 'submit_key' | 'payment_method' | 'status' | 'paused_by'> & { now: number },
): Promise<StandingRecord> {
  const { now, ...set } = how;
  return tx.q
    .insertInto('standing_order')
    .values({
      ...columnsOf(order),
      ...set,
      plan: 0,
      next_date: '',
      next_cut_off: 0,
      problem: '',
      problem_text: '',
      warned: '',
      told_at: 0,
      goes_out: '',
      early: '',
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Locked until the transaction ends: its job and its customer come one after the other. */
export async function lockStanding(tx: Tx, id: number): Promise<StandingRecord | undefined> {
  return tx.q
    .updateTable('standing_order')
    .set((row) => ({ plan: row.ref('plan') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

export async function changeStanding(
  tx: Tx,
  order: StandingOrder,
  how: Pick<StandingRecord, 'payment_method' | 'status' | 'paused_by'> & { now: number },
): Promise<StandingRecord> {
  const { now, ...set } = how;
  return setStanding(tx, order.id, { ...columnsOf(order), ...set, updated_at: now });
}

export async function setStanding(
  tx: Tx,
  id: number,
  set: Partial<Omit<StandingRecord, 'id'>>,
): Promise<StandingRecord> {
  return tx.q
    .updateTable('standing_order')
    .set(set)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function findStanding(tx: ReadTx, id: number): Promise<StandingRecord | undefined> {
  return tx.q.selectFrom('standing_order').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The one that a wish has made before. */
export async function standingByKey(
  tx: ReadTx,
  customerId: number,
  submitKey: string,
): Promise<StandingRecord | undefined> {
  return tx.q
    .selectFrom('standing_order')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('submit_key', '=', submitKey)
    .executeTakeFirst();
}

/** A customer's own, the newest first. */
export async function standingOf(tx: ReadTx, customerId: number): Promise<StandingRecord[]> {
  return tx.q
    .selectFrom('standing_order')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('id', 'desc')
    .execute();
}

/** Those whose moment has long passed: whoever was to place them died, or their job was given up. */
export async function rescueOverdue(tx: Tx, before: number, now: number): Promise<void> {
  const rows = await tx.q
    .selectFrom('standing_order')
    .select(['id', 'plan'])
    .where('status', '=', 1)
    .where('next_date', '<>', '')
    .where('next_cut_off', '<', before)
    .orderBy('next_cut_off')
    .limit(500)
    .execute();
  for (const { id, plan } of rows) await addStandingJob(tx, { standing_order_id: id, plan }, now);
}

const NOT_PLANNED = { next_date: '', next_cut_off: 0, problem: '', problem_text: '' } as const;

/**
 * The card that would pay was taken off: nothing is placed until there is another. A date whose moment came before is
 * worked yet, or skipped with a reason.
 */
export async function pauseStanding(tx: Tx, customerId: number, now: number): Promise<void> {
  const pause = (planned: Partial<typeof NOT_PLANNED>) =>
    tx.q
      .updateTable('standing_order')
      .set((row) => ({
        ...planned,
        status: 0,
        paused_by: 'card' as const,
        plan: row('plan', '+', 1),
        updated_at: now,
      }))
      .where('customer_id', '=', customerId)
      .where('status', '=', 1);
  const due = await pause({})
    .where('next_date', '<>', '')
    .where('next_cut_off', '<=', now)
    .returning(['id', 'plan'])
    .execute();
  await pause(NOT_PLANNED).execute();
  for (const { id, plan } of due) await addStandingJob(tx, { standing_order_id: id, plan }, now);
}

/** There is a card again: what was paused for the want of one goes on. Its job says which date comes next. */
export async function resumeStanding(tx: Tx, customerId: number, now: number): Promise<void> {
  const rows = await tx.q
    .updateTable('standing_order')
    .set((row) => ({
      status: 1,
      paused_by: '' as const,
      plan: row('plan', '+', 1),
      updated_at: now,
    }))
    .where('customer_id', '=', customerId)
    .where('status', '=', 0)
    .where('paused_by', '=', 'card')
    .returning(['id', 'plan'])
    .execute();
  for (const { id, plan } of rows) await addStandingJob(tx, { standing_order_id: id, plan, since: now }, now);
}

/** Whoever leaves has nothing placed any more, and nothing of them stays in it. */
export async function forgetStanding(tx: Tx, customerId: number): Promise<void> {
  await tx.q
    .updateTable('standing_order')
    .set((row) => ({
      ...NOT_PLANNED,
      status: 0,
      paused_by: 'customer' as const,
      plan: row('plan', '+', 1),
      delivery_address: '',
      delivery_postcode: '',
      student_name: '',
      note: '',
    }))
    .where('customer_id', '=', customerId)
    .execute();
}

export type VenueStandingRecord = StandingRecord &
  Pick<CustomerRecord, 'name' | 'card_token' | 'card_type' | 'card_ending'>;

/** Those of a venue: what goes on first, the earliest first. */
export async function standingAtVenue(
  tx: ReadTx,
  venueId: number,
  most: number,
): Promise<VenueStandingRecord[]> {
  return tx.q
    .selectFrom('standing_order')
    .innerJoin('customer', 'customer.id', 'standing_order.customer_id')
    .selectAll('standing_order')
    .select(['customer.name', 'customer.card_token', 'customer.card_type', 'customer.card_ending'])
    .where('standing_order.venue_id', '=', venueId)
    .where('customer.closed_at', 'is', null)
    .orderBy('standing_order.status', 'desc')
    .orderBy('standing_order.fulfilment_time')
    .orderBy('standing_order.id')
    .limit(most)
    .execute();
}

/** Has those of a date that nothing keeps back placed at once. Answers how many. */
export async function placeEarly(
  tx: Tx,
  { venueId, date, now }: { venueId: number; date: string; now: number },
): Promise<number> {
  const rows = await tx.q
    .updateTable('standing_order')
    .set({ early: date })
    .where('venue_id', '=', venueId)
    .where('status', '=', 1)
    .where('next_date', '=', date)
    .returning(['id', 'plan', 'problem'])
    .execute();
  for (const { id, plan } of rows) await addStandingJob(tx, { standing_order_id: id, plan }, now);
  return rows.filter(({ problem }) => problem === '').length;
}
