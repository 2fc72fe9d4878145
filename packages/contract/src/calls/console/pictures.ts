import { z } from 'zod';
import { call } from '#call';

const picture = z.strictObject({
  /** What a product, a home block or a brand names it by. */
  path: z.string(),
  url: z.string(),
  width: z.number(),
  height: z.number(),
  created_at: z.number(),
});

/** The newest pictures that were uploaded for the brand. */
export const consolePictures = call({
  action: 'ConsolePictures',
  can: 'manage_venue',
  scope: 'venue',
  input: z.object({}),
  output: z.strictObject({ pictures: z.array(picture) }),
  errors: [],
  perMinute: 60,
});

/** Takes one in. Its bytes are the body of `POST /api/pictures`; a form holds none. */
export const consoleAddPicture = call({
  action: 'ConsolePictures',
  sub: 'add',
  can: 'manage_venue',
  scope: 'venue',
  input: z.object({}),
  output: picture,
  errors: ['picture_refused', 'pictures_busy', 'pictures_full', 'pictures_off'],
  perMinute: 60,
});
