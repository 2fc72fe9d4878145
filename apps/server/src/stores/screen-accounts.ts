import { randomUUID } from 'node:crypto';
import type { Tx } from '#db/database';
import { addMembership, addPerson } from '#stores/organisations';
import { renamePerson } from '#stores/team';

/** No email at all: nobody can sign in with it, and nothing can be sent to it. */
const SCREEN = 'screen-';
const newName = (): string => `${SCREEN}${randomUUID()}`;
export const isScreenEmail = (email: string): boolean => email.startsWith(SCREEN) && !email.includes('@');

type Account = {
  brandCode: string;
  menuName: string;
  status: 3 | 8;
  name: string;
  eftposProvider: string;
  now: number;
};

/** What a kiosk or a till is signed in as: an account that has no secret, and only the screen's code opens. */
export async function addScreenAccount(tx: Tx, account: Account): Promise<number> {
  const { id } = await tx.q
    .insertInto('customer')
    .values({
      brand_code: account.brandCode,
      status: account.status,
      name: account.name,
      email: newName(),
      mobile: '',
      menu_name: account.menuName,
      eftpos_provider: account.eftposProvider,
      created_at: account.now,
      email_verified_at: null,
      mobile_verified_at: null,
      card_account_id: null,
      closed_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** What a kitchen screen is signed in as: somebody with the kitchen's role at its venue, and nowhere else. */
export async function addKitchenPerson(
  tx: Tx,
  {
    name,
    venueId,
    organisationId,
    now,
  }: { name: string; venueId: number; organisationId: number; now: number },
): Promise<number> {
  const personId = await addPerson(tx, { name, email: newName(), venueId });
  await addMembership(tx, { personId, organisationId, role: 'kitchen', venueId, now, joinedAt: now });
  return personId;
}

type Of = { customer_id: number | null; person_id: number | null };

/** What orders, papers and the audit call it from now on. */
export async function renameScreenAccount(
  tx: Tx,
  { customer_id: customerId, person_id: personId }: Of,
  to: { name: string; eftposProvider: string },
): Promise<void> {
  if (personId !== null) await renamePerson(tx, personId, to.name);
  if (customerId === null) return;
  await tx.q
    .updateTable('customer')
    .set({ name: to.name, eftpos_provider: to.eftposProvider })
    .where('id', '=', customerId)
    .execute();
}
