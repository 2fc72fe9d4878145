import { z } from 'zod';
import { call } from '#call';
import { idField } from '#fields';

/** Somebody pressed one of the share buttons of a block; it is counted, and nothing is kept of who it was. */
export const homeShare = call({
  action: 'HomeShare',
  can: 'anyone',
  scope: 'brand',
  input: z.object({ block_id: idField }),
  output: z.strictObject({}),
  errors: [],
  perMinute: 10,
});
