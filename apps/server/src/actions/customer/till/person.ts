import { TILL_LOCK_MS } from '@servery/domain/devices/till-pins';
import { fail } from '@servery/domain/failure';
import { firstName } from '@servery/domain/identity/masked';
import type { CallOutput } from '@servery/contract/registry';
import { tillOf } from '#actions/customer/till/staff-of-venue';
import type { Caller } from '#callers/caller';
import { noteAtTill, operatorOf } from '#callers/till-operator';
import type { ReadTx } from '#db/database';
import { ownAction, readAction, writeAction } from '#http/action';
import { answer } from '#http/answer';
import { secretFits } from '#safety/password';
import { startTry } from '#safety/sign-in-guard';
import { screenName } from '#stores/screens';
import type { SessionRecord } from '#stores/sessions';
import { keepTillSignIn } from '#stores/sign-ins';
import { setOperator, type TillPin, tillPinsAt } from '#stores/till-people';

type Shown = CallOutput<'TillPerson'>;

async function shown(tx: ReadTx, session: SessionRecord | undefined, now: number): Promise<Shown> {
  const { asks, person } = await operatorOf(tx, session, now);
  const left = TILL_LOCK_MS - (now - (session?.operator_at ?? 0));
  return {
    asks: asks ? 1 : 0,
    name: firstName(person?.name ?? ''),
    locks_in: person ? Math.ceil(left / 1000) : 0,
  };
}

export const tillPerson = readAction('TillPerson', async (tx, _input, { session, now }) =>
  answer(await shown(tx, session, now)),
);

/** Nobody says whose PIN it is: it is tried at everybody's who works here. */
export async function whoHas(pin: string, pins: readonly TillPin[]): Promise<TillPin | undefined> {
  for (const each of pins) if (await secretFits(pin, each.hash)) return each;
  return undefined;
}

/** What wrong PINs are counted by: the till, whoever tries. */
export const tillAccount = ({ screen_id: screenId, id }: SessionRecord): string =>
  screenId === null ? `till-session:${id}` : `till:${screenId}`;

const afterwards = (session: SessionRecord, operator: Partial<SessionRecord>): SessionRecord => ({
  ...session,
  ...operator,
});

export const tillPersonEnter = ownAction('TillPerson.enter', async (db, { pin }, caller: Caller) => {
  const till = await db.read((tx) => tillOf(tx, caller));
  if (!till.ok) return till;
  const { venueId, session } = till;
  const { now, address } = caller;
  const account = tillAccount(session);
  const begun = await startTry(db, { secret: 'till_pin', account, address, now, addressIsLimited: true });
  if (!begun.ok) return begun;
  const found = await whoHas(pin, await db.read((tx) => tillPinsAt(tx, venueId)));
  if (!found) return fail('wrong_till_pin');
  await begun.succeeded();
  const operator = { operator_id: found.personId, operator_at: now };
  return db.write(async (tx) => {
    await setOperator(tx, session.id, operator);
    const person = { id: found.personId, name: found.name };
    const subject = String(session.screen_id ?? '');
    await noteAtTill(tx, { venueId, person, now }, { action: 'till.entered', subject });
    const device = await screenName(tx, session.screen_id);
    await keepTillSignIn(tx, { personId: found.personId, venueId, device, at: now });
    return answer(await shown(tx, afterwards(session, operator), now));
  });
});

/** The next sale asks who it is by; what was begun stays with whoever began it. */
export const tillPersonLeave = writeAction('TillPerson.leave', async (tx, _input, caller) => {
  const till = await tillOf(tx, caller);
  if (!till.ok) return till;
  await setOperator(tx, till.session.id, { operator_at: 0 });
  return answer(await shown(tx, afterwards(till.session, { operator_at: 0 }), caller.now));
});
