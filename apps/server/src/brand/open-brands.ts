import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { importFolders } from '#brand/import-folders';
import { type KeptBrands, keepBrands } from '#brand/keep-brands';
import { type KnownText, knownTexts, textsIn } from '#brand/own-texts';
import { type Config, ROOT } from '#config';
import type { Database } from '#db/database';
import type { LiveBus } from '#live/bus';
import type { Log } from '#log';

/** The brands of the database, after those that are folders were brought in. */
export async function openBrands(
  { brandsDir, importsBrands, defaultBrand, publicUrl }: Config,
  parts: { db: Database; bus: LiveBus; log: Log; now: number },
): Promise<KeptBrands & { texts: readonly KnownText[] }> {
  // The names of all texts come with the product, wherever the brands are.
  const texts = textsIn(existsSync(join(brandsDir, 'texts')) ? brandsDir : join(ROOT, 'brands'));
  const known = knownTexts(texts);
  if (importsBrands) await importFolders(parts.db, brandsDir, { ...parts, known });
  const ownHost =
    defaultBrand !== undefined && publicUrl !== undefined ? new URL(publicUrl).hostname : undefined;
  const kept = await keepBrands({ ...parts, known, fallback: defaultBrand, ownHost });
  return Object.assign(kept, { texts });
}
