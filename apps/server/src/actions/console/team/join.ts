import { fail } from '@servery/domain/failure';
import { consolePasswordProblem } from '@servery/domain/identity/secrets';
import type { CallInput } from '@servery/contract/registry';
import type { ReadTx } from '#db/database';
import { ownAction, readAction } from '#http/action';
import { answer } from '#http/answer';
import { isGuessable } from '#safety/guessable-password';
import { hashSecret } from '#safety/password';
import { setConsolePassword } from '#stores/console-secrets';
import {
  join,
  membershipsOf,
  organisationName,
  rolesOf,
  venuesOfOrganisation,
  wasElsewhere,
} from '#stores/memberships';
import { hasPassword, renamePerson } from '#stores/team';
import { invitationOf, takeToken, type TokenRecord } from '#stores/tokens';

/** What a token invites to; nothing once the invitation was taken back. */
async function invitation(tx: ReadTx, token: TokenRecord | undefined) {
  if (!token?.person_id) return undefined;
  const { person_id: personId } = token;
  const organisationId = Number(token.subject);
  const open = (await membershipsOf(tx, organisationId)).filter(
    (row) => row.person_id === personId && row.joined_at === null && row.left_at === null,
  );
  const [first] = open;
  return first && { personId, organisationId, open, name: first.name, email: first.email };
}

export const consoleShowInvitation = readAction('ConsoleInvitation', async (tx, input, caller) => {
  const found = await invitation(tx, await invitationOf(tx, input.token, caller.now));
  if (!found) return fail('invitation_invalid');
  const { organisationId, personId, email, open } = found;
  const organisation = await organisationName(tx, organisationId);
  const roles = await rolesOf(tx, organisationId);
  const venues = await venuesOfOrganisation(tx, organisationId);
  return answer({
    organisation,
    name: found.name === email ? '' : found.name,
    email,
    places: open.map((row) => ({
      venue: venues.find(({ id }) => id === row.venue_id)?.name ?? organisation,
      role: roles.find(({ id }) => id === row.role_id)?.name ?? '',
    })),
    has_password: (await hasPassword(tx, personId)) ? 1 : 0,
  });
});

function passwordProblem(input: CallInput<'ConsoleInvitation.accept'>) {
  if (!input.name?.trim()) return fail('name_missing', { field: 'name' });
  const problem = consolePasswordProblem(input.new_password, input.confirm_password);
  if (!problem) return undefined;
  return fail(problem.code, { field: problem.field === 'password' ? 'new_password' : 'confirm_password' });
}

/** Whoever opened the mail has the address; where none is sent, whoever was given the link. Nobody is signed in by it. */
export const consoleJoin = ownAction('ConsoleInvitation.accept', ['reach'], async (db, input, by) => {
  const { now } = by.caller;
  const seen = await db.read(async (tx) => {
    const found = await invitation(tx, await invitationOf(tx, input.token, now));
    return (
      found && {
        ...found,
        isNew: !(await hasPassword(tx, found.personId)),
        isElsewhere: await wasElsewhere(tx, found),
      }
    );
  });
  if (!seen) return fail('invitation_invalid');
  // Whoever else chose that password may not be whom this team means.
  if (!by.reach.mail && seen.isElsewhere) return fail('works_elsewhere');
  const problem = seen.isNew ? passwordProblem(input) : undefined;
  if (problem) return problem;
  const hash = seen.isNew ? await hashSecret(input.new_password) : undefined;
  return db.write(
    async (tx) => {
      const found = await invitation(tx, await takeToken(tx, input.token, { purposes: ['invitation'], now }));
      if (!found) return fail('invitation_invalid');
      const { personId, organisationId, email } = found;
      if (hash !== undefined) {
        const name = input.name?.trim() ?? '';
        const known = [await organisationName(tx, organisationId), email, name, 'console'];
        if (isGuessable(input.new_password, known))
          return fail('password_guessable', { field: 'new_password' });
        await renamePerson(tx, personId, name);
        await setConsolePassword(tx, personId, hash);
      }
      await join(tx, { personId, organisationId }, now);
      return answer({ email });
    },
    (said) => said.ok,
  );
});
