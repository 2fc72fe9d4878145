import { z } from 'zod';
import { call } from '#call';
import { consoleUser } from '#entities/board';
import { flag, flagField, idField, intField, money, optionalField, textField } from '#fields';

export const pairCode = textField(20)
  .transform((typed) => typed.replaceAll(/\s/g, ''))
  .refine((code) => /^\d{6}$/.test(code), 'is not a code of six digits');

const screenKind = z.enum(['kiosk', 'till', 'kitchen'], 'is not a kind of screen');

const screen = z.strictObject({
  id: z.number(),
  kind: screenKind,
  name: z.string(),
  /** Where it stands; empty where nobody has said. */
  place: z.string(),
  /** `new` was never paired, `out` is signed out, `silent` was not heard of for a while. */
  state: z.enum(['new', 'out', 'silent', 'idle', 'in_use']),
  /** The email that it can be signed in with as well; empty for one that is paired by code alone. */
  email: z.string(),
  /** By which a pinpad knows it; empty until it needs one. */
  pos_id: z.string(),
  /** 1 where it takes cards on a pinpad of its own. */
  eftpos: flag,
  /** Instants in seconds; 0 is never. */
  paired: z.number(),
  seen: z.number(),
  /** When its newest code runs out; 0 where none waits to be typed. */
  code_expires: z.number(),
});

const terminal = z.strictObject({
  id: z.number(),
  /** The screen beside it. */
  screen: z.string(),
  pos_id: z.string(),
  paired: flag,
  /** What became of its last payment; `unclear` while nobody knows. Empty without one. */
  last: z.enum(['', 'approved', 'declined', 'unclear']),
  last_amount: money,
  last_card: z.string(),
  last_at: z.number(),
});

export const consoleScreens = call({
  action: 'ConsoleScreens',
  can: 'manage_devices',
  scope: 'venue',
  input: z.object({}),
  output: z.strictObject({
    screens: z.array(screen),
    terminals: z.array(terminal),
    /** 1 where a screen of this venue can have a pinpad. */
    eftpos: flag,
    /** 1 where tills ask who sells. */
    till_pins: flag,
    /** In minutes: so long a till waits for its pinpad. */
    pinpad_wait: z.number(),
    /** Whoever works here, and whether they have a PIN for the tills. */
    people: z.array(z.strictObject({ id: z.number(), name: z.string(), pin: flag })),
    /** Hosts of the brand: where its kiosks and tills are. */
    hosts: z.array(z.string()),
  }),
  errors: [],
  perMinute: 120,
});

const settings = {
  name: textField(60).regex(/\S/, 'is missing'),
  place: optionalField(textField(60)),
  eftpos: optionalField(flagField),
};

/** The code is told this once. */
const withCode = z.strictObject({ screen, code: z.string() });

export const consoleAddScreen = call({
  action: 'ConsoleScreens',
  sub: 'add',
  can: 'manage_devices',
  scope: 'venue',
  input: z.object({ ...settings, screen_kind: screenKind }),
  output: withCode,
  errors: ['too_many_screens'],
  perMinute: 30,
});

const oneScreen = z.object({ screen_id: idField });

/** A new code for a screen; whatever is signed in as it stays so until the code is typed. */
export const consoleScreenCode = call({
  action: 'ConsoleScreens',
  sub: 'code',
  can: 'manage_devices',
  scope: 'venue',
  input: oneScreen,
  output: withCode,
  errors: ['no_such_screen'],
  perMinute: 30,
});

export const consoleChangeScreen = call({
  action: 'ConsoleScreens',
  sub: 'change',
  can: 'manage_devices',
  scope: 'venue',
  input: z.object({ ...settings, screen_id: idField }),
  output: z.strictObject({ screen }),
  errors: ['no_such_screen'],
  perMinute: 60,
});

/** Signs the screen out at once, wherever it is signed in, and for good. */
export const consoleRemoveScreen = call({
  action: 'ConsoleScreens',
  sub: 'remove',
  can: 'manage_devices',
  scope: 'venue',
  input: oneScreen,
  output: z.strictObject({}),
  errors: ['no_such_screen'],
  perMinute: 30,
});

/** Takes a removal back: the screen is in the list again, and is to be paired anew. */
export const consoleRestoreScreen = call({
  action: 'ConsoleScreens',
  sub: 'restore',
  can: 'manage_devices',
  scope: 'venue',
  input: oneScreen,
  output: z.strictObject({}),
  errors: ['no_such_screen', 'too_many_screens'],
  perMinute: 30,
});

/** Makes this device a kitchen screen, which has the board of its venue and nothing else. */
export const consolePairScreen = call({
  action: 'ConsoleScreens',
  sub: 'pair',
  can: 'anyone',
  scope: 'brand',
  input: z.object({ code: pairCode }),
  output: z.strictObject({ user: consoleUser }),
  errors: ['pair_wrong', 'pair_expired', 'pair_used', 'locked_out'],
  perMinute: 20,
});

/** Whether the tills of the venue ask for the PIN of whoever sells. */
export const consoleTillPins = call({
  action: 'ConsoleScreens',
  sub: 'till_pins',
  can: 'manage_devices',
  scope: 'venue',
  input: z.object({ on: flagField }),
  output: z.strictObject({}),
  errors: [],
  perMinute: 30,
});

/** How long the tills of the venue wait for a pinpad before they can serve the next customer. */
export const consolePinpadWait = call({
  action: 'ConsoleScreens',
  sub: 'pinpad_wait',
  can: 'manage_devices',
  scope: 'venue',
  input: z.object({
    wait_mins: intField.refine((mins) => mins >= 1 && mins <= 10, 'is not 1 to 10 minutes'),
  }),
  output: z.strictObject({}),
  errors: [],
  perMinute: 30,
});

/** A PIN for the tills: one's own, or, for those who manage devices, of somebody who may do no more than they. */
export const consoleSetPin = call({
  action: 'ConsolePin',
  sub: 'set',
  can: 'team',
  scope: 'own',
  input: z.object({ pin: textField(20), person_id: optionalField(idField) }),
  output: z.strictObject({}),
  errors: ['no_such_person', 'till_pin_shape', 'till_pin_simple', 'till_pin_taken', 'locked_out'],
  perMinute: 20,
});
