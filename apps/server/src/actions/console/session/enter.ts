import type { WayIn } from '@servery/domain/identity/sign-ins';
import { fail } from '@servery/domain/failure';
import type { Caller } from '#callers/caller';
import { asOwed } from '#callers/identify';
import { signInFrom } from '#callers/sign-in-from';
import type { Tx } from '#db/database';
import { answer } from '#http/answer';
import { createSession, endSession } from '#stores/sessions';
import { keepSignIn } from '#stores/sign-ins';
import { type PersonRecord, teamMemberAt, venuesOfPerson } from '#stores/team';
import { consoleUserView } from '#views/console';

/** Somebody has shown who they are: they are back where they worked last. */
export async function enter(
  tx: Tx,
  caller: Caller,
  { person, way }: { person: Pick<PersonRecord, 'id' | 'last_venue_id'>; way: WayIn },
) {
  const venues = await venuesOfPerson(tx, person.id);
  const venue = venues.find(({ id }) => id === person.last_venue_id) ?? venues[0];
  const member = venue && (await teamMemberAt(tx, person.id, venue.id));
  if (!member) return fail('no_venue');
  if (caller.session) await endSession(tx, caller.session.id);
  const made = await createSession(tx, { kind: 'console', ...member, now: caller.now });
  await keepSignIn(tx, {
    ...signInFrom(caller),
    personId: person.id,
    venueId: member.venueId,
    outcome: way,
  });
  caller.session = made.session;
  caller.newSid = made.sid;
  return answer({ user: consoleUserView(asOwed(member), venues, caller.brands) });
}
