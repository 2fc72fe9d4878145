import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { importFolders } from '#brand/import-folders';
import { type KeptBrands, keepBrands } from '#brand/keep-brands';
import { knownTexts } from '#brand/own-texts';
import { type Config, ROOT } from '#config';
import type { Database } from '#db/database';
import type { LiveBus } from '#live/bus';
import type { Log } from '#log';

/** The brands of the database, after those that are folders were brought in. */
export async function openBrands(
  { brandsDir, importsBrands, defaultBrand, publicUrl }: Config,
  parts: { db: Database; bus: LiveBus; log: Log; now: number },
): Promise<KeptBrands> {
  // The names of all texts come with the product, wherever the brands are.
  const known = knownTexts(existsSync(join(brandsDir, 'texts')) ? brandsDir : join(ROOT, 'brands'));
  if (importsBrands) await importFolders(parts.db, brandsDir, { ...parts, known });
  const ownHost =
    defaultBrand !== undefined && publicUrl !== undefined ? new URL(publicUrl).hostname : undefined;
  return keepBrands({ ...parts, known, fallback: defaultBrand, ownHost });
}
