import { z } from 'zod';
import { flag } from '#fields';
import { keyPermissions } from '#key-calls';

/** What a tool of the venue shows to be let in. The key itself is told once, when it is made. */
export const apiKey = z.strictObject({
  id: z.number(),
  name: z.string(),
  /** Its last four characters. */
  ending: z.string(),
  permissions: z.array(z.enum(keyPermissions)),
  /** Whose it is: a key can do no more than they can. */
  who: z.string(),
  /** Seconds since 1970. */
  created: z.number(),
  /** 0 for never. */
  used: z.number(),
  /** 0: whoever made it is not in the team any more, or may do none of it. */
  works: flag,
});
export type ApiKey = z.output<typeof apiKey>;
