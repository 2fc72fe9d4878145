import { z } from 'zod';
import { call } from '#call';
import { apiKey } from '#entities/api';
import { idField, listField, textField } from '#fields';
import { keyPermissions } from '#key-calls';

const keys = z.strictObject({
  keys: z.array(apiKey),
  /** What the caller could give a key: no more than they may do themselves. */
  may_give: z.array(z.enum(keyPermissions)),
});
const ofKeys = { action: 'ConsoleApiKeys', can: 'manage_api', scope: 'venue', perMinute: 60 } as const;

export const consoleApiKeys = call({
  ...ofKeys,
  input: z.object({}),
  output: keys,
  errors: [],
  perMinute: 120,
});

/** The password is asked for: a key goes on working long after a console that was left open. */
export const consoleMakeApiKey = call({
  ...ofKeys,
  sub: 'make',
  input: z.object({
    name: textField(60).regex(/\S/, 'is missing'),
    permissions: listField(z.enum(keyPermissions), keyPermissions.length),
    password: textField(200).min(1, 'is missing'),
  }),
  output: z.strictObject({
    /** Told this once. */
    secret: z.string(),
    ...keys.shape,
  }),
  errors: ['password_wrong', 'locked_out', 'key_may_nothing', 'key_may_not', 'too_many_keys'],
  perMinute: 20,
});

/** From now on it is worth nothing. */
export const consoleRevokeApiKey = call({
  ...ofKeys,
  sub: 'revoke',
  input: z.object({ key_id: idField }),
  output: keys,
  errors: ['no_such_key'],
});
