import { z } from 'zod';
import { call } from '#call';
import { flag, idField, listField, optionalField, textField } from '#fields';
import { permissions } from '#permissions';

const role = z.strictObject({
  code: z.string(),
  name: z.string(),
  permissions: z.array(z.enum(permissions)),
  /** 1: every organisation has it, and nobody changes it. */
  standard: flag,
});

/** Where somebody works, and as what; venue 0 is every venue of the organisation. */
const place = z.strictObject({ venue_id: z.number(), role: z.string() });

const person = z.strictObject({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  places: z.array(place),
  /** Until when an invitation can be taken up, in seconds since 1970; 0 for who has joined. */
  invited_until: z.number(),
  /** When they were last at the console; 0 for never. */
  seen: z.number(),
  is_me: flag,
  /** 1: they sign in with two steps. */
  two_step: flag,
});

export const team = z.strictObject({
  organisation: z.string(),
  venues: z.array(z.strictObject({ id: z.number(), name: z.string() })),
  roles: z.array(role),
  people: z.array(person),
  /** 1: everybody has to. */
  two_step_required: flag,
});

const roleCode = textField(60).min(1, 'is missing');
/** Left out: every venue of the organisation. */
const atVenue = optionalField(idField);
const ofTeam = { can: 'manage_team', scope: 'organisation', output: team } as const;

/** Who works for the organisation, where, and as what. */
export const consoleTeam = call({
  ...ofTeam,
  action: 'ConsoleTeam',
  input: z.object({}),
  errors: [],
  perMinute: 120,
});

/** Mails somebody a link to join; where no mail can be sent, `link` makes one to copy. They are in the list at once, and in the venue when they have opened it. */
export const consoleInvite = call({
  ...ofTeam,
  action: 'ConsoleTeam',
  sub: 'invite',
  input: z.object({
    email: textField(254).min(1, 'is missing'),
    name: optionalField(textField(100)),
    role: roleCode,
    venue_id: atVenue,
  }),
  errors: [
    'email_invalid',
    'no_such_role',
    'no_such_venue',
    'already_in_team',
    'team_full',
    'works_elsewhere',
    'invited_enough',
  ],
  perMinute: 20,
});

export const consoleInviteAgain = call({
  ...ofTeam,
  action: 'ConsoleTeam',
  sub: 'invite_again',
  input: z.object({ person_id: idField }),
  errors: ['no_such_person', 'invite_off', 'invited_enough'],
  perMinute: 20,
});

/**
 * Where the server sends no mail: a link to join for who is invited, and to choose a new password for who has joined.
 * It is told this once, works once, and ends the one before.
 */
export const consoleTeamLink = call({
  action: 'ConsoleTeam',
  can: 'manage_team',
  scope: 'organisation',
  sub: 'link',
  input: z.object({ person_id: idField }),
  output: z.strictObject({
    /** Of the console, below its address. */
    path: z.string(),
    is_for: z.enum(['join', 'password']),
    /** Until when it works, in seconds since 1970. */
    until: z.number(),
  }),
  errors: ['no_such_person', 'links_are_mailed', 'works_elsewhere'],
  perMinute: 20,
});

/** Gives somebody a role at a venue or at all of them; an empty one takes it away. */
export const consoleSetRole = call({
  ...ofTeam,
  action: 'ConsoleTeam',
  sub: 'set_role',
  input: z.object({ person_id: idField, venue_id: atVenue, role: optionalField(textField(60)) }),
  errors: ['no_such_person', 'no_such_role', 'no_such_venue', 'last_owner'],
  perMinute: 60,
});

/** Somebody leaves the team: their sessions end at once. */
export const consoleLeaveTeam = call({
  ...ofTeam,
  action: 'ConsoleTeam',
  sub: 'remove',
  input: z.object({ person_id: idField }),
  errors: ['no_such_person', 'last_owner'],
  perMinute: 60,
});

/** Takes a removal back. */
export const consoleRejoinTeam = call({
  ...ofTeam,
  action: 'ConsoleTeam',
  sub: 'restore',
  input: z.object({ person_id: idField }),
  errors: ['no_such_person'],
  perMinute: 60,
});

/** A role of the organisation's own: a new one, or one that is changed for everybody who has it. */
export const consoleSaveRole = call({
  ...ofTeam,
  action: 'ConsoleTeam',
  sub: 'save_role',
  input: z.object({
    code: optionalField(textField(60)),
    name: textField(40).regex(/\S/, 'is missing'),
    permissions: listField(z.enum(permissions), permissions.length),
  }),
  errors: ['no_such_role', 'role_name_taken', 'too_many_roles'],
  perMinute: 60,
});

export const consoleRemoveRole = call({
  ...ofTeam,
  action: 'ConsoleTeam',
  sub: 'remove_role',
  input: z.object({ code: roleCode }),
  errors: ['no_such_role', 'role_in_use'],
  perMinute: 60,
});

const token = textField(100).min(1, 'is missing');

/** What somebody is invited to, before they say yes. */
export const consoleShowInvitation = call({
  action: 'ConsoleInvitation',
  can: 'anyone',
  scope: 'own',
  input: z.object({ token }),
  output: z.strictObject({
    organisation: z.string(),
    name: z.string(),
    email: z.string(),
    /** 'Manager at Fremantle'. */
    places: z.array(z.strictObject({ venue: z.string(), role: z.string() })),
    /** 1: they work in another console already, and sign in as they do there. */
    has_password: flag,
  }),
  errors: ['invitation_invalid'],
  perMinute: 30,
});

/** Joins the team. Who has no password yet chooses one; then they sign in. */
export const consoleJoin = call({
  action: 'ConsoleInvitation',
  sub: 'accept',
  can: 'anyone',
  scope: 'own',
  input: z.object({
    token,
    name: optionalField(textField(100)),
    new_password: textField(200).default(''),
    confirm_password: textField(200).default(''),
  }),
  output: z.strictObject({ email: z.string() }),
  errors: [
    'invitation_invalid',
    'works_elsewhere',
    'name_missing',
    'field_required',
    'console_password_short',
    'password_short',
    'password_guessable',
    'passwords_differ',
  ],
  perMinute: 10,
});
