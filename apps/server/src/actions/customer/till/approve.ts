import type { Permission } from '@servery/contract/permissions';
import { fail } from '@servery/domain/failure';
import { tillAccount, whoHas } from '#actions/customer/till/person';
import type { Till } from '#actions/customer/till/staff-of-venue';
import type { Caller } from '#callers/caller';
import type { Operator } from '#callers/till-operator';
import type { Database } from '#db/database';
import { startTry } from '#safety/sign-in-guard';
import { teamMemberAt } from '#stores/team';
import { tillPinsAt } from '#stores/till-people';

type Asked = { till: Till; caller: Caller; permission: Permission };

/** Whose PIN it is, where their role may do what the person on the till may not. */
export async function approverAt(db: Database, pin: string, { till, caller, permission }: Asked) {
  const { venueId, session } = till;
  const { now, address } = caller;
  const account = tillAccount(session);
  const begun = await startTry(db, { secret: 'till_pin', account, address, now, addressIsLimited: true });
  if (!begun.ok) return begun;
  const found = await whoHas(pin, await db.read((tx) => tillPinsAt(tx, venueId)));
  if (!found) return fail('wrong_till_pin');
  await begun.succeeded();
  const person: Operator = { id: found.personId, name: found.name };
  const member = await db.read((tx) => teamMemberAt(tx, person.id, venueId));
  return member?.can.has(permission) ? { ok: true as const, person } : fail('pin_may_not_approve');
}
