import { z } from 'zod';
import type { ServerParts } from '#server-parts';
import { hasPicture } from '#stores/pictures';

const payload = z.object({ brand_code: z.string(), hash: z.string() });

/** The files of a picture that nothing shows any more; one that was uploaded again since stays. */
export async function forgetPicture(job: unknown, { db, pictures }: ServerParts): Promise<void> {
  const { brand_code: code, hash } = payload.parse(job);
  if (await db.read((tx) => hasPicture(tx, code, hash))) return;
  await pictures.remove(code, hash);
}
