import { isEmail } from '@servery/domain/checkout/contact';
import { fail } from '@servery/domain/failure';
import { answerTeam, lockedTeam, roleToGive, rowsOf } from '#actions/console/team/team-of-caller';
import type { Caller } from '#callers/caller';
import { note } from '#callers/note';
import { teamMember } from '#callers/team-member';
import type { Tx } from '#db/database';
import { writeAction } from '#http/action';
import { sendNotice } from '#safety/send-notice';
import { forgetLeft, setRoleAt, wasElsewhere } from '#stores/memberships';
import { addPerson } from '#stores/organisations';
import { personByEmail } from '#stores/team';

/** People of one organisation, those who are invited among them. */
const MOST_PEOPLE = 200;

async function sendInvitation(tx: Tx, caller: Caller, to: { personId: number; email: string }) {
  const { organisationId, name } = teamMember(caller);
  const notice = {
    template: 'team-invitation' as const,
    person_id: to.personId,
    organisation_id: organisationId,
    inviter: name,
  };
  const sending = await sendNotice(tx, { notice, to: `team:${to.email}` }, caller);
  return sending === 'sent' ? undefined : fail('invited_enough');
}

export const consoleInvite = writeAction(
  'ConsoleTeam.invite',
  ['reach'],
  async (tx, input, { caller, reach }) => {
    const email = input.email.trim().toLowerCase();
    if (!isEmail(email)) return fail('email_invalid', { field: 'email' });
    const team = await lockedTeam(tx, caller);
    const role = roleToGive(team, input.role, caller);
    if ('ok' in role) return role;
    const venueId = input.venue_id ?? null;
    if (venueId !== null && !team.venues.some(({ id }) => id === venueId)) return fail('no_such_venue');
    const here = team.rows.filter(({ left_at }) => left_at === null);
    if (here.some((row) => row.email === email)) return fail('already_in_team', { field: 'email' });
    if (new Set(here.map(({ person_id }) => person_id)).size >= MOST_PEOPLE) return fail('team_full');
    const { organisationId } = team;
    const { now } = caller;
    const known = await personByEmail(tx, email);
    // A link that is not mailed shows nobody's address to be theirs.
    if (!reach.mail && known && (await wasElsewhere(tx, { personId: known.id, organisationId })))
      return fail('works_elsewhere');
    // What somebody is called is theirs to say; until then it is what the inviter wrote, or the address.
    const name = input.name?.trim() || email;
    const personId = known?.id ?? (await addPerson(tx, { name, email, venueId }));
    await forgetLeft(tx, { personId, organisationId });
    await setRoleAt(tx, { personId, organisationId, venueId }, { roleId: role.id, joinedAt: null, now });
    const problem = reach.mail ? await sendInvitation(tx, caller, { personId, email }) : undefined;
    if (problem) return problem;
    await note(tx, caller, { action: 'team.invited', subject: email, details: { role: role.code, venueId } });
    return answerTeam(tx, caller);
  },
);

export const consoleInviteAgain = writeAction(
  'ConsoleTeam.invite_again',
  ['reach'],
  async (tx, input, { caller, reach }) => {
    if (!reach.mail) return fail('invite_off');
    const team = await lockedTeam(tx, caller);
    const { person_id: personId } = input;
    const rows = rowsOf(team, personId, { caller });
    const [first] = rows ?? [];
    if (!rows || !first || rows.some(({ joined_at }) => joined_at !== null)) return fail('no_such_person');
    const problem = await sendInvitation(tx, caller, { personId, email: first.email });
    if (problem) return problem;
    for (const row of rows)
      await setRoleAt(
        tx,
        { personId, organisationId: team.organisationId, venueId: row.venue_id },
        { roleId: row.role_id, joinedAt: null, now: caller.now },
      );
    await note(tx, caller, { action: 'team.invited_again', subject: first.email, details: {} });
    return answerTeam(tx, caller);
  },
);
