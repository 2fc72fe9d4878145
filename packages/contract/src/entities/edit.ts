import { z } from 'zod';
import { flag } from '#fields';

/** Something that somebody changed in the console, and that can be taken back. */
export const editEntry = z.strictObject({
  id: z.number(),
  /** Seconds since 1970. */
  at: z.number(),
  who: z.string(),
  /** 'Banksia Beef Burger: price $19.50 to $19.90', one line for each thing. */
  lines: z.array(z.string()),
  /** How many more lines there are. */
  more: z.number(),
  undone: flag,
});
export type EditEntry = z.output<typeof editEntry>;
