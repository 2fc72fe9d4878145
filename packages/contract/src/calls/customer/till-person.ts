import { z } from 'zod';
import { call } from '#call';
import { flag, textField } from '#fields';

/** Who is on a till. */
const tillPerson = z.strictObject({
  /** 1 where the venue wants to know who sells: then nothing is sold until somebody is on the till. */
  asks: flag,
  /** 'Jess'; empty where nobody is on it. */
  name: z.string(),
  /** In so many seconds it locks, unless somebody goes on; 0 where it is locked or never does. */
  locks_in: z.number(),
});
export type TillPerson = z.output<typeof tillPerson>;

export const tillPersonShow = call({
  action: 'TillPerson',
  can: 'staff',
  scope: 'venue',
  input: z.object({}),
  output: tillPerson,
  errors: [],
  perMinute: 240,
});

/** Whoever has the PIN is on the till from here on; what is on the ticket stays. */
export const tillPersonEnter = call({
  action: 'TillPerson',
  sub: 'enter',
  can: 'staff',
  scope: 'venue',
  input: z.object({ pin: textField(6).regex(/^\d{4,6}$/, 'is not a PIN of 4 to 6 digits') }),
  output: tillPerson,
  errors: ['wrong_till_pin', 'locked_out'],
  perMinute: 60,
});

/** Nobody is on the till any more. */
export const tillPersonLeave = call({
  action: 'TillPerson',
  sub: 'leave',
  can: 'staff',
  scope: 'venue',
  input: z.object({}),
  output: tillPerson,
  errors: [],
  perMinute: 120,
});
