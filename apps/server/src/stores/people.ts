import type { Selectable } from 'kysely';
import type { ReadTx, Tx } from '#db/database';
import type { ConsoleUserTable, CustomerTable } from '#db/tables/people';

export type CustomerRecord = Selectable<CustomerTable>;
export type ConsoleUserRecord = Selectable<ConsoleUserTable> & { merchant_name: string; time_zone: string };

/** Members and test customers: those who order for themselves. */
export const MEMBER_STATUSES: readonly number[] = [1, 9];

export async function findCustomer(tx: ReadTx, id: number): Promise<CustomerRecord | undefined> {
  return tx.q.selectFrom('customer').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function customerWithPassword(
  tx: ReadTx,
  brandCode: string,
  email: string,
): Promise<(CustomerRecord & { hash: string }) | undefined> {
  return tx.q
    .selectFrom('customer')
    .innerJoin('credential', 'credential.customer_id', 'customer.id')
    .selectAll('customer')
    .select('credential.hash')
    .where('customer.brand_code', '=', brandCode)
    .where('customer.email', '=', email)
    .where('credential.kind', '=', 'password')
    .executeTakeFirst();
}

const consoleUsers = (tx: ReadTx) =>
  tx.q
    .selectFrom('console_user')
    .innerJoin('merchant', 'merchant.id', 'console_user.merchant_id')
    .selectAll('console_user')
    .select(['merchant.name as merchant_name', 'merchant.time_zone']);

export async function findConsoleUser(tx: ReadTx, id: number): Promise<ConsoleUserRecord | undefined> {
  return consoleUsers(tx).where('console_user.id', '=', id).executeTakeFirst();
}

export async function consoleUserWithPassword(
  tx: ReadTx,
  email: string,
): Promise<(ConsoleUserRecord & { hash: string }) | undefined> {
  return consoleUsers(tx)
    .innerJoin('credential', 'credential.console_user_id', 'console_user.id')
    .select('credential.hash')
    .where('console_user.email', '=', email)
    .executeTakeFirst();
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

export async function pointsOf(tx: ReadTx, customerId: number): Promise<number> {
  const row = await tx.q
    .selectFrom('reward_entry')
    .select((of) => of.fn.sum<number | null>('points').as('points'))
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  return row.points ?? 0;
}

export async function failuresSince(tx: ReadTx, subject: string, since: number): Promise<number> {
  const row = await tx.q
    .selectFrom('login_failure')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('subject', '=', subject)
    .where('failed_at', '>', since)
    .executeTakeFirstOrThrow();
  return row.count;
}

export async function recordFailure(tx: Tx, subjects: readonly string[], now: number): Promise<void> {
  await tx.q
    .insertInto('login_failure')
    .values(subjects.map((subject) => ({ subject, failed_at: now })))
    .execute();
}

export async function forgetFailures(tx: Tx, subject: string): Promise<void> {
  await tx.q.deleteFrom('login_failure').where('subject', '=', subject).execute();
}

export async function forgetOldFailures(tx: Tx, before: number): Promise<void> {
  await tx.q.deleteFrom('login_failure').where('failed_at', '<', before).execute();
}

/** Where a member had orders brought before. */
export async function addressesOf(
  tx: ReadTx,
  customerId: number,
): Promise<{ id: number; address: string }[]> {
  return tx.q
    .selectFrom('address')
    .select(['id', 'address'])
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

export async function rememberAddress(
  tx: Tx,
  customerId: number,
  delivery: { address: string; postcode: string },
): Promise<void> {
  await tx.q
    .insertInto('address')
    .values({ customer_id: customerId, ...delivery })
    .onConflict((conflict) => conflict.columns(['customer_id', 'address']).doNothing())
    .execute();
}
