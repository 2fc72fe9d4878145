import type { Selectable } from 'kysely';
import type { ReadTx, Tx } from '#db/database';
import type { CustomerTable } from '#db/tables/people';

export type CustomerRecord = Selectable<CustomerTable>;

/** Members and test customers: those who order for themselves. */
export const MEMBER_STATUSES: readonly number[] = [1, 9];

export async function findCustomer(tx: ReadTx, id: number): Promise<CustomerRecord | undefined> {
  return tx.q.selectFrom('customer').selectAll().where('id', '=', id).executeTakeFirst();
}

type WithSecret = CustomerRecord & { hash: string };

const customersWith = (tx: ReadTx, kind: 'password' | 'pin') =>
  tx.q
    .selectFrom('customer')
    .innerJoin('credential', 'credential.customer_id', 'customer.id')
    .selectAll('customer')
    .select('credential.hash')
    .where('credential.kind', '=', kind);

export async function customerWithPassword(
  tx: ReadTx,
  brandCode: string,
  email: string,
): Promise<WithSecret | undefined> {
  return customersWith(tx, 'password')
    .where('customer.brand_code', '=', brandCode)
    .where('customer.email', '=', email)
    .executeTakeFirst();
}

/** A number that nobody has shown to be theirs signs nobody in. */
export async function customerWithPin(
  tx: ReadTx,
  brandCode: string,
  mobile: string,
): Promise<WithSecret | undefined> {
  return customersWith(tx, 'pin')
    .where('customer.brand_code', '=', brandCode)
    .where('customer.mobile', '=', mobile)
    .where('customer.mobile_verified_at', 'is not', null)
    .executeTakeFirst();
}

export async function customerByEmail(
  tx: ReadTx,
  brandCode: string,
  email: string,
): Promise<CustomerRecord | undefined> {
  return tx.q
    .selectFrom('customer')
    .selectAll()
    .where('brand_code', '=', brandCode)
    .where('email', '=', email)
    .executeTakeFirst();
}

/** Whose number it has been shown to be. */
export async function customerByMobile(
  tx: ReadTx,
  brandCode: string,
  mobile: string,
): Promise<CustomerRecord | undefined> {
  if (mobile === '') return undefined;
  return tx.q
    .selectFrom('customer')
    .selectAll()
    .where('brand_code', '=', brandCode)
    .where('mobile', '=', mobile)
    .where('mobile_verified_at', 'is not', null)
    .executeTakeFirst();
}

export type NewCustomer = Pick<
  CustomerRecord,
  'brand_code' | 'name' | 'email' | 'mobile' | 'country_code' | 'state'
>;

/** A member whose address is known to be theirs; the one who has it already when two come at once. */
export async function insertMember(tx: Tx, person: NewCustomer, now: number): Promise<number> {
  const made = await tx.q
    .insertInto('customer')
    .values({ ...person, status: 1, menu_name: '', created_at: now, email_verified_at: now })
    .onConflict((conflict) => conflict.columns(['brand_code', 'email']).doNothing())
    .returning('id')
    .executeTakeFirst();
  const held = made ?? (await customerByEmail(tx, person.brand_code, person.email));
  if (!held) throw new Error('the new member got no id');
  return held.id;
}

export async function markEmailVerified(tx: Tx, customerId: number, now: number): Promise<void> {
  await tx.q
    .updateTable('customer')
    .set({ email_verified_at: now })
    .where('id', '=', customerId)
    .where('email_verified_at', 'is', null)
    .execute();
}

export async function setCredential(
  tx: Tx,
  customerId: number,
  secret: { kind: 'password' | 'pin'; hash: string },
): Promise<void> {
  await tx.q
    .deleteFrom('credential')
    .where('customer_id', '=', customerId)
    .where('kind', '=', secret.kind)
    .execute();
  await tx.q
    .insertInto('credential')
    .values({ customer_id: customerId, person_id: null, ...secret })
    .execute();
}

/** Whoever changes this customer's money or card waits for whoever does so already. */
export async function lockCustomer(tx: Tx, customerId: number): Promise<void> {
  await tx.q
    .updateTable('customer')
    .set((row) => ({ status: row.ref('status') }))
    .where('id', '=', customerId)
    .execute();
}

export async function balanceOf(tx: ReadTx, customerId: number): Promise<number> {
  const row = await tx.q
    .selectFrom('ledger_entry')
    .select((of) => of.fn.sum<number | null>('cents').as('cents'))
    .where('customer_id', '=', customerId)
    .where('account', '=', 'balance')
    .executeTakeFirstOrThrow();
  return row.cents ?? 0;
}

/** The balances of many; who has none is not in it. */
export async function balancesOf(tx: ReadTx, customerIds: readonly number[]): Promise<Map<number, number>> {
  if (customerIds.length === 0) return new Map();
  const rows = await tx.q
    .selectFrom('ledger_entry')
    .select((of) => ['customer_id', of.fn.sum<number>('cents').as('cents')])
    .where('account', '=', 'balance')
    .where('customer_id', 'in', customerIds)
    .groupBy('customer_id')
    .execute();
  return new Map(rows.flatMap(({ customer_id: id, cents }) => (id === null ? [] : [[id, cents]])));
}

export async function pointsOf(tx: ReadTx, customerId: number): Promise<number> {
  const row = await tx.q
    .selectFrom('reward_entry')
    .select((of) => of.fn.sum<number | null>('points').as('points'))
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  return row.points ?? 0;
}

type OwnAddress = { id: number; address: string; for_delivery: number; for_billing: number };

/** Where a member had orders brought before, and what their cards were billed to. */
export async function addressesOf(tx: ReadTx, customerId: number): Promise<OwnAddress[]> {
  return tx.q
    .selectFrom('address')
    .select(['id', 'address', 'for_delivery', 'for_billing'])
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .execute();
}

/** One of a customer's own addresses; somebody else's is not found. */
export async function findAddress(
  tx: ReadTx,
  customerId: number,
  id: number,
): Promise<{ address: string; postcode: string } | undefined> {
  return tx.q
    .selectFrom('address')
    .select(['address', 'postcode'])
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
}

/** Orders that nobody pays for leave addresses too: the oldest go. */
const MOST_ADDRESSES = 50;

export async function rememberAddress(
  tx: Tx,
  customerId: number,
  { use, ...kept }: { address: string; postcode: string; use: 'for_delivery' | 'for_billing' },
): Promise<void> {
  await tx.q
    .insertInto('address')
    .values({ customer_id: customerId, ...kept, for_delivery: 0, for_billing: 0, [use]: 1 })
    .onConflict((conflict) => conflict.columns(['customer_id', 'address']).doUpdateSet({ [use]: 1 }))
    .execute();
  const newest = tx.q
    .selectFrom('address')
    .select('id')
    .where('customer_id', '=', customerId)
    .orderBy('id', 'desc')
    .limit(MOST_ADDRESSES);
  await tx.q
    .deleteFrom('address')
    .where('customer_id', '=', customerId)
    .where('id', 'not in', newest)
    .execute();
}
