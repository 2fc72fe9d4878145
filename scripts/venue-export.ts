import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { venuesBySlug } from '../apps/server/src/stores/venue-file/facts.ts';
import { exportVenue } from '../apps/server/src/venue-file/export-venue.ts';
import { writtenFile } from '../packages/contract/src/venue-file/write-file.ts';
import { CommandError } from './venue-command-error.ts';
import { withDatabase } from './venue-database.ts';

export async function exportCommand(args: string[]): Promise<void> {
  const [slug, path] = parseArgs({ args, allowPositionals: true }).positionals;
  if (slug === undefined) throw new CommandError('Which venue? npm run venue -- export <menu> [file]');
  const text = await withDatabase(async ({ db }) =>
    // One transaction: a menu that changes meanwhile is in the file before or after, never by half.
    db.write(async (tx) => {
      const [found] = await venuesBySlug(tx, [slug]);
      if (!found) throw new CommandError(`There is no menu ${slug}.`);
      return writtenFile(await exportVenue(tx, found.venueId));
    }),
  );
  if (path === undefined) process.stdout.write(text);
  else writeFileSync(path, text);
}
