import { parseArgs } from 'node:util';
import type { Tx } from '../apps/server/src/db/database.ts';
import { audit } from '../apps/server/src/stores/audit.ts';
import {
  forgetLeft,
  lockTeam,
  membershipsOf,
  rolesOf,
  setRoleAt,
} from '../apps/server/src/stores/memberships.ts';
import { addPerson } from '../apps/server/src/stores/organisations.ts';
import { personByEmail, venuesOfPerson } from '../apps/server/src/stores/team.ts';
import { mintToken, WITH_SECOND_STEP } from '../apps/server/src/stores/tokens.ts';
import { venuesBySlug } from '../apps/server/src/stores/venue-file/facts.ts';
import { organisationOf } from '../apps/server/src/stores/venue-file/team.ts';
import { isEmail } from '../packages/domain/src/checkout/contact.ts';
import { CommandError } from './venue-command-error.ts';
import { siteOf, withDatabase } from './venue-database.ts';

type Invitation = { email: string; menu: string; role: string; everywhere: boolean; now: number };

async function teamOf(tx: Tx, menu: string): Promise<{ venueId: number; organisationId: number }> {
  const [found] = await venuesBySlug(tx, [menu]);
  const organisationId = found && (await organisationOf(tx, found.brandCode));
  if (!found || organisationId === undefined) throw new CommandError(`There is no menu ${menu}.`);
  return { venueId: found.venueId, organisationId };
}

/** The same rows as an invitation from the console, with its link in place of a mail. */
async function invite(tx: Tx, { email, menu, role, everywhere, now }: Invitation): Promise<string> {
  const { venueId, organisationId } = await teamOf(tx, menu);
  await lockTeam(tx, organisationId);
  const given = (await rolesOf(tx, organisationId)).find(({ code }) => code === role);
  if (!given) throw new CommandError(`There is no role ${role}.`);
  const rows = await membershipsOf(tx, organisationId);
  if (rows.some((row) => row.email === email && row.left_at === null && row.joined_at !== null))
    throw new CommandError(`${email} is on the team already.`);
  const known = await personByEmail(tx, email);
  const personId = known?.id ?? (await addPerson(tx, { name: email, email, venueId }));
  await forgetLeft(tx, { personId, organisationId });
  const place = { personId, organisationId, venueId: everywhere ? null : venueId };
  await setRoleAt(tx, place, { roleId: given.id, joinedAt: null, now });
  const details = { role, everywhere, by: 'command' };
  await audit(tx, { venueId, personId, action: 'team.invited', subject: email, details, now });
  return mintToken(tx, { purpose: 'invitation', personId, confirms: String(organisationId), now });
}

const emailOf = (written: string | undefined, usage: string): string => {
  const email = (written ?? '').trim().toLowerCase();
  if (!isEmail(email)) throw new CommandError(`Whom? npm run venue -- ${usage}`);
  return email;
};

export async function inviteCommand(args: string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      venue: { type: 'string' },
      role: { type: 'string', default: 'kitchen' },
      everywhere: { type: 'boolean', default: false },
    },
  });
  const usage = 'invite <mail> --venue <menu> [--role kitchen] [--everywhere]';
  const email = emailOf(positionals[0], usage);
  const { venue: menu, role, everywhere } = values;
  if (menu === undefined) throw new CommandError(`To which venue? npm run venue -- ${usage}`);
  await withDatabase(
    async ({ db, config }) => {
      const token = await db.write((tx) => invite(tx, { email, menu, role, everywhere, now: Date.now() }));
      console.log(`${email} joins here, within 7 days:\n${siteOf(config)}/console/join#${token}`);
    },
    { asItIs: true },
  );
}

async function resetLink(tx: Tx, email: string, now: number): Promise<string> {
  const person = await personByEmail(tx, email);
  const venues = person ? await venuesOfPerson(tx, person.id) : [];
  const [first] = venues;
  if (!person || !first) throw new CommandError(`Nobody with the address ${email} works at a venue here.`);
  const { id: venueId } = venues.find(({ id }) => id === person.last_venue_id) ?? first;
  const details = { by: 'command' };
  await audit(tx, {
    venueId,
    personId: person.id,
    action: 'person.reset_link',
    subject: email,
    details,
    now,
  });
  return mintToken(tx, { purpose: 'console', personId: person.id, confirms: WITH_SECOND_STEP, now });
}

export async function resetPasswordCommand(args: string[]): Promise<void> {
  const [written] = parseArgs({ args, allowPositionals: true }).positionals;
  const email = emailOf(written, 'reset-password <mail>');
  await withDatabase(
    async ({ db, config }) => {
      const token = await db.write((tx) => resetLink(tx, email, Date.now()));
      console.log(
        `${email} chooses a new password here, within an hour. Two-step sign-in is off after that:\n${siteOf(config)}/console/reset#${token}`,
      );
    },
    { asItIs: true },
  );
}
