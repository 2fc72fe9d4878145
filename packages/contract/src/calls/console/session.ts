import { z } from 'zod';
import { call } from '#call';
import { board, boardOrder, consoleUser } from '#entities/board';
import { flag, idField, intField, optionalField, textField } from '#fields';

const orderRef = textField(64).min(1, 'is missing');
const stationName = textField(60).min(1, 'is missing');
const reason = textField(200).regex(/\S/, 'is missing: say why');
const moved = z.strictObject({ order: boardOrder });
const orderErrors = ['order_not_found', 'not_allowed_now'] as const;

export const consoleLogin = call({
  action: 'ConsoleLogin',
  can: 'anyone',
  scope: 'brand',
  input: z.object({
    email: textField(254).min(1, 'is missing'),
    password: textField(200).min(1, 'is missing'),
  }),
  output: z.strictObject({ user: consoleUser }),
  /** `second_step` comes with a token, and says whether a code or a passkey can take it. */
  errors: ['wrong_login', 'locked_out', 'no_venue', 'second_step'],
  perMinute: 20,
});

export const consoleLogout = call({
  action: 'ConsoleLogout',
  can: 'anyone',
  scope: 'brand',
  input: z.object({}),
  output: z.strictObject({}),
  errors: [],
  perMinute: 60,
});

/** Mails a link to choose a new password; the answer is the same whether or not anybody has the address. */
export const consoleForgot = call({
  action: 'ConsoleForgot',
  can: 'anyone',
  scope: 'brand',
  input: z.object({ email: textField(254).min(1, 'is missing') }),
  output: z.strictObject({}),
  errors: ['email_invalid', 'console_reset_off', 'locked_out'],
  perMinute: 5,
});

/** Sets a new password with the token of the mailed link; signs nobody in, and everybody out who was in as this person. */
export const consoleReset = call({
  action: 'ConsoleReset',
  can: 'anyone',
  scope: 'brand',
  input: z.object({
    token: textField(100).min(1, 'is missing'),
    new_password: textField(200).default(''),
    confirm_password: textField(200).default(''),
  }),
  output: z.strictObject({}),
  errors: [
    'field_required',
    'console_password_short',
    'password_short',
    'password_guessable',
    'passwords_differ',
    'reset_invalid',
  ],
  perMinute: 10,
});

/** Whether this server sends mail: what cannot come is promised to nobody. */
export const consoleMail = call({
  action: 'ConsoleSession',
  sub: 'mail',
  can: 'anyone',
  scope: 'brand',
  input: z.object({}),
  output: z.strictObject({ sends_mail: flag }),
  errors: [],
  perMinute: 120,
});

export const consoleSession = call({
  action: 'ConsoleSession',
  can: 'team',
  scope: 'venue',
  input: z.object({}),
  output: z.strictObject({ user: consoleUser }),
  errors: [],
  perMinute: 240,
});

/** Works at another of one's own venues. */
export const consoleSwitchVenue = call({
  action: 'ConsoleSession',
  sub: 'switch',
  can: 'team',
  scope: 'own',
  input: z.object({ venue_id: idField }),
  output: z.strictObject({ user: consoleUser }),
  errors: ['no_such_venue'],
  perMinute: 60,
});

export const consoleBoard = call({
  action: 'ConsoleBoard',
  can: 'see_orders',
  scope: 'venue',
  input: z.object({}),
  output: board,
  errors: [],
  perMinute: 240,
});

export const consoleMoveOrder = call({
  action: 'ConsoleOrder',
  sub: 'move',
  can: 'move_orders',
  scope: 'venue',
  input: z.object({ order_id: orderRef, from: intField, to: intField }),
  output: moved,
  errors: orderErrors,
  perMinute: 600,
});

/** A station has finished its lines. The order is ready when every station has. */
export const consoleFinishStation = call({
  action: 'ConsoleOrder',
  sub: 'finish_station',
  can: 'move_orders',
  scope: 'venue',
  input: z.object({ order_id: orderRef, station: stationName }),
  output: moved,
  errors: orderErrors,
  perMinute: 600,
});

export const consoleUndoMove = call({
  action: 'ConsoleOrder',
  sub: 'undo',
  can: 'move_orders',
  scope: 'venue',
  /** With a station, what that station finished last is put back, and nothing of the others. */
  input: z.object({ order_id: orderRef, station: optionalField(stationName) }),
  output: moved,
  errors: orderErrors,
  perMinute: 240,
});

export const consoleCancelOrder = call({
  action: 'ConsoleOrder',
  sub: 'cancel',
  can: 'cancel_orders',
  scope: 'venue',
  input: z.object({ order_id: orderRef, reason }),
  output: moved,
  errors: orderErrors,
  perMinute: 120,
});

export const consoleRejectOrder = call({
  action: 'ConsoleOrder',
  sub: 'reject',
  can: 'cancel_orders',
  scope: 'venue',
  input: z.object({ order_id: orderRef, reason }),
  output: moved,
  errors: orderErrors,
  perMinute: 120,
});
