import type { Tx } from '#db/database';
import { demoFile } from '#db/seed/demo-file';
import type { SeedOptions } from '#db/seed/options';
import { importVenue } from '#venue-file/import-venue';

/** A demo venue out of its file. */
export async function insertVenue(
  tx: Tx,
  { slug, brandCode }: { slug: string; brandCode: string },
  options: SeedOptions,
): Promise<number> {
  const made = await importVenue(tx, { file: demoFile(slug, options), into: { brandCode } }, options.now);
  if (!made.ok) throw new Error(`${slug}.json: ${JSON.stringify(made.error)}`);
  return made.value.venueId;
}
