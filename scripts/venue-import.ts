import { parseArgs } from 'node:util';
import type { ReadTx } from '../apps/server/src/db/database.ts';
import { venuesBySlug } from '../apps/server/src/stores/venue-file/facts.ts';
import { importVenue, type Into, prepareImport } from '../apps/server/src/venue-file/import-venue.ts';
import { readVenueFile } from '../apps/server/src/venue-file/read-file.ts';
import type { VenueFile } from '../packages/contract/src/venue-file/venue-file.ts';
import type { VenuePlan } from '../packages/domain/src/venue-file/plan.ts';
import { planLines } from '../packages/domain/src/venue-file/plan-text.ts';
import { CommandError } from './venue-command-error.ts';
import { bytesOf, problemText } from './venue-files.ts';
import { type Opened, withDatabase } from './venue-database.ts';

type Options = { into?: string | undefined; brand?: string | undefined };

/** The venue that is named, or that has a menu of the file; else a new one of the brand. */
async function targetOf(tx: ReadTx, file: VenueFile, { into, brand }: Options): Promise<Into> {
  const slugs = into === undefined ? (file.menus ?? []).map(({ slug }) => slug) : [into];
  const found = new Set((await venuesBySlug(tx, slugs)).map(({ venueId }) => venueId));
  if (found.size > 1)
    throw new CommandError('The menus of this file belong to several venues. Add --into <menu>.');
  const [venueId] = found;
  if (venueId !== undefined) return { venueId };
  if (into !== undefined) throw new CommandError(`There is no menu ${into}.`);
  if (brand === undefined)
    throw new CommandError('No venue has a menu of this file. For a new one add --brand <brand>.');
  return { brandCode: brand };
}

function show(plan: VenuePlan): void {
  console.log(plan.length > 0 ? planLines(plan).join('\n') : 'The venue is as the file says already.');
}

async function run(
  { db, brands }: Opened,
  file: VenueFile,
  options: Options & { yes: boolean },
): Promise<void> {
  if (options.brand !== undefined && !brands.byCode(options.brand))
    throw new CommandError(`There is no brand ${options.brand}.`);
  const answer = options.yes
    ? await db.write(
        async (tx) => importVenue(tx, { file, into: await targetOf(tx, file, options) }, Date.now()),
        ({ ok }) => ok,
      )
    : await db.read(async (tx) => prepareImport(tx, { file, into: await targetOf(tx, file, options) }));
  if (!answer.ok) throw new CommandError(`Nothing was written:\n${problemText(answer.error)}`);
  const { plan } = answer.value;
  show(plan);
  if (plan.length > 0) console.log(options.yes ? '\nDone.' : '\nNothing is written yet. Add --yes to do it.');
}

export async function importCommand(args: string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      into: { type: 'string' },
      brand: { type: 'string' },
      yes: { type: 'boolean', default: false },
    },
  });
  const [path] = positionals;
  if (path === undefined) throw new CommandError('Which file? npm run venue -- import <file>');
  const file = readVenueFile(new TextDecoder().decode(bytesOf(path)));
  if (!file.ok) throw new CommandError(`${path} is not right:\n${problemText(file.error)}`);
  await withDatabase((opened) => run(opened, file.value, values));
}
