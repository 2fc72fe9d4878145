import { fail } from '@servery/domain/failure';
import { lockedTeam, rowsOf } from '#actions/console/team/team-of-caller';
import { note } from '#callers/note';
import { teamMember } from '#callers/team-member';
import { writeAction } from '#http/action';
import { answer } from '#http/answer';
import { setRoleAt, wasElsewhere } from '#stores/memberships';
import { mintToken, TOKEN_LIFE_MS } from '#stores/tokens';

/** What a mail would have brought, for somebody to hand over: only where no mail can be sent. */
export const consoleTeamLink = writeAction(
  'ConsoleTeam.link',
  ['reach'],
  async (tx, { person_id: personId }, { caller, reach }) => {
    if (reach.mail) return fail('links_are_mailed');
    const team = await lockedTeam(tx, caller);
    const rows = rowsOf(team, personId, { caller });
    const [first] = rows ?? [];
    if (!rows || !first || personId === teamMember(caller).personId) return fail('no_such_person');
    const { organisationId } = team;
    // A password is the person's, and opens every organisation that they work for.
    if (await wasElsewhere(tx, { personId, organisationId })) return fail('works_elsewhere');
    const { now } = caller;
    const isInvited = rows.every(({ joined_at }) => joined_at === null);
    const purpose = isInvited ? 'invitation' : 'console';
    const confirms = isInvited ? { confirms: String(organisationId) } : {};
    const token = await mintToken(tx, { purpose, personId, ...confirms, now });
    if (isInvited)
      for (const { venue_id: venueId, role_id: roleId } of rows)
        await setRoleAt(tx, { personId, organisationId, venueId }, { roleId, joinedAt: null, now });
    const isFor = isInvited ? 'join' : 'password';
    await note(tx, caller, { action: 'team.link_made', subject: first.email, details: { for: isFor } });
    return answer({
      // After the # it stays in the browser: no server or proxy on the way writes it down.
      path: isInvited ? `/join#${token}` : `/reset#${token}`,
      is_for: isFor,
      until: Math.floor((now + TOKEN_LIFE_MS[purpose]) / 1000),
    });
  },
);
