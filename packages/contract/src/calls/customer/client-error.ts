import { z } from 'zod';
import { call } from '#call';
import { optionalField, textField } from '#fields';

/** A client tells of a fault of its own. Who was there is not part of it. */
export const clientError = call({
  action: 'ClientError',
  can: 'anyone',
  scope: 'brand',
  input: z.object({
    kind: z.enum(['window', 'rejection', 'crash', 'log'], 'is not window, rejection, crash or log'),
    message: textField(300).min(1, 'is missing'),
    stack: optionalField(textField(4000)),
    path: textField(300).regex(/^\/[^?#]*$/, 'is not a path without its query'),
    AppVersion: optionalField(textField(20)),
  }),
  output: z.strictObject({}),
  errors: [],
  perMinute: 10,
});
