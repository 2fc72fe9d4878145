import { tillPinProblem } from '@servery/domain/devices/till-pins';
import { beforeAndAfter } from '@servery/domain/audit/keep';
import { fail } from '@servery/domain/failure';
import { mayGive } from '@servery/domain/people/team-rules';
import { venueOfCaller } from '#actions/console/venue-of-caller';
import type { Caller } from '#callers/caller';
import { note } from '#callers/note';
import { teamMember } from '#callers/team-member';
import type { Database, ReadTx } from '#db/database';
import { ownAction, writeAction } from '#http/action';
import { answer } from '#http/answer';
import { hashSecret, secretFits } from '#safety/password';
import { startTry } from '#safety/sign-in-guard';
import { pinpadWait, setPinpadWait } from '#stores/terminals';
import { teamMemberAt } from '#stores/team';
import { keepTillPin, setAsksForPins, tillPinsBeside } from '#stores/till-people';

export const consoleTillPins = writeAction('ConsoleScreens.till_pins', async (tx, { on }, caller) => {
  const held = await venueOfCaller(tx, caller);
  if (!held.ok) return held;
  const before = teamMember(caller).asksForPins;
  await setAsksForPins(tx, held.venue.id, on === 1);
  await note(tx, caller, {
    action: 'till.pins',
    subject: String(held.venue.id),
    details: beforeAndAfter({ on: before }, { on: on === 1 }),
  });
  return answer({});
});

export const consolePinpadWait = writeAction(
  'ConsoleScreens.pinpad_wait',
  async (tx, { wait_mins: minutes }, caller) => {
    const held = await venueOfCaller(tx, caller);
    if (!held.ok) return held;
    const before = await pinpadWait(tx, held.venue.id);
    await setPinpadWait(tx, held.venue.id, minutes);
    await note(tx, caller, {
      action: 'till.pinpad_wait',
      subject: String(held.venue.id),
      details: beforeAndAfter({ minutes: before }, { minutes }),
    });
    return answer({});
  },
);

/** Whom the caller may give a PIN: themselves, or somebody at the venue who may do no more than they. */
async function mayBeGiven(tx: ReadTx, caller: Caller, personId: number): Promise<boolean> {
  const { personId: own, can, venueId, isScreen } = teamMember(caller);
  if (isScreen) return false;
  if (personId === own) return true;
  const other = can.has('manage_devices') ? await teamMemberAt(tx, personId, venueId) : undefined;
  return other !== undefined && !other.isScreen && mayGive({ permissions: [...other.can] }, can);
}

type Whose = Parameters<typeof tillPinsBeside>[1];

async function isTaken(db: Database, whose: Whose, pin: string): Promise<boolean> {
  for (const { hash } of await db.read((tx) => tillPinsBeside(tx, whose)))
    if (await secretFits(pin, hash)) return true;
  return false;
}

/** One PIN is one person's at every venue of the organisation where they work: it alone says who sells. */
export const consoleSetPin = ownAction('ConsolePin.set', async (db, input, caller) => {
  const { personId: own, organisationId } = teamMember(caller);
  const { pin, person_id: personId = own } = input;
  const whose = { personId, organisationId };
  if (!(await db.read((tx) => mayBeGiven(tx, caller, personId)))) return fail('no_such_person');
  const problem = tillPinProblem(pin);
  if (problem) return fail(problem);
  // Who is told that a PIN is taken knows somebody's: that is told a few times only.
  const { address, now } = caller;
  const begun = await startTry(db, { secret: 'pin', account: `new-till-pin:${own}`, address, now });
  if (!begun.ok) return begun;
  if (await isTaken(db, whose, pin)) return fail('till_pin_taken');
  await begun.succeeded();
  const hash = await hashSecret(pin);
  return db.write(async (tx) => {
    await keepTillPin(tx, whose, hash);
    await note(tx, caller, { action: 'till.pin_set', subject: String(personId), details: {} });
    return answer({});
  });
});
