import { BrandError } from '#brand/brand-error';
import { type BrandFolder, brandPlaces, readFolder } from '#brand/folders';
import { type LoadedBrand, readBrand } from '#brand/read-brand';
import type { Database, Tx } from '#db/database';
import type { Log } from '#log';
import { changeBrand, findBrand, lockBrands } from '#stores/brands';
import { addBrand, addOrganisation } from '#stores/organisations';

/** A folder is brought in when it is new or has changed, and never over what somebody has changed here. */
async function bringIn(tx: Tx, folder: BrandFolder, { brand, now }: { brand: LoadedBrand; now: number }) {
  const { code, place, source, digest } = folder;
  await lockBrands(tx);
  const held = await findBrand(tx, code);
  if (held && (held.edited_at > 0 || held.source === digest)) return;
  const { name, token, hosts } = brand;
  if (!held) await addBrand(tx, code, await addOrganisation(tx, { name, now }));
  const { definition, legal } = source;
  const changed = await changeBrand(tx, { code, token, hosts, definition, legal, source: digest });
  if (!changed.ok) throw new BrandError(`${place}/brand.json: ${changed.taken} is another brand’s already`);
}

type Parts = { log: Log; now: number; known: ReadonlyMap<string, string> };

/** Brings in every brand that is a folder. One that cannot be read is refused alone: the others' shops stay open. */
export async function importFolders(db: Database, dir: string, { log, now, known }: Parts): Promise<void> {
  for (const place of brandPlaces(dir))
    try {
      const folder = readFolder(place);
      const brand = readBrand(folder.source, place, known);
      await db.write((tx) => bringIn(tx, folder, { brand, now }));
    } catch (error) {
      if (!(error instanceof BrandError)) throw error;
      log.error({ brand: place }, error.message);
    }
}
