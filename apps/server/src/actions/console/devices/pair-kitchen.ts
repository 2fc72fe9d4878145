import { codeRealm } from '@servery/domain/devices/screens';
import { fail } from '@servery/domain/failure';
import type { Caller } from '#callers/caller';
import type { Tx } from '#db/database';
import { ownAction } from '#http/action';
import { answer } from '#http/answer';
import { pairScreen } from '#safety/pair-screen';
import type { ScreenRecord } from '#stores/screens';
import { createSession, endSession } from '#stores/sessions';
import { teamMemberAt, venuesOfPerson } from '#stores/team';
import { consoleUserView } from '#views/console';

async function signInAsScreen(tx: Tx, screen: ScreenRecord, caller: Caller) {
  const personId = screen.person_id ?? 0;
  const member = await teamMemberAt(tx, personId, screen.venue_id);
  if (!member) return fail('pair_wrong');
  if (caller.session) await endSession(tx, caller.session.id);
  const made = await createSession(tx, {
    kind: 'console',
    ...member,
    screenId: screen.id,
    now: caller.now,
  });
  caller.session = made.session;
  caller.newSid = made.sid;
  return answer({ user: consoleUserView(member, await venuesOfPerson(tx, personId), caller.brands) });
}

/** This device is the board of a kitchen from now on. */
export const consolePairScreen = ownAction('ConsoleScreens.pair', (db, { code }, caller) =>
  pairScreen(db, { realm: codeRealm('kitchen', ''), code, caller }, (tx, screen) =>
    signInAsScreen(tx, screen, caller),
  ),
);
