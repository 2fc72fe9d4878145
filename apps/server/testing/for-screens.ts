import { copyFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { importFolders } from '#brand/import-folders';
import { knownTexts, textsIn } from '#brand/own-texts';
import { readConfig } from '#config';
import type { Database } from '#db/database';
import { migrate } from '#db/migrate';
import { seedDemo } from '#db/seed/demo';
import { DEMO_PASSWORD, DEMO_PIN } from '#db/seed/prepare';
import { openSqlite } from '#db/sqlite';
import { hashSecret } from '#safety/password';
import { buildServer } from '#server';
import { touchMenus } from '#stores/switches';
import { sellInputTaxed } from './canteen.ts';
import { CHEAP } from './cheap-hashes.ts';
import { makeRoom } from './room.ts';
import { scratchFolder } from './scratch.ts';
import { shortenMenus } from './short-menu.ts';
import { wantPaymentForStanding } from './standing-payment.ts';
import { chargeSurcharges } from './surcharges.ts';

const BRANDS = resolve(import.meta.dirname, '../../../brands');
const quiet = { publish: () => {}, wakeJobs: () => {} };

/** The demo venues as journeys want them, at a moment of the test's choosing; made once, and copied for each test. */
export async function seedForScreens(folder: string, now: number): Promise<string> {
  const live = join(folder, 'live.db');
  const db = openSqlite(live, quiet);
  await migrate(db);
  const [passwordHash, pinHash] = await Promise.all([
    hashSecret(DEMO_PASSWORD, CHEAP),
    hashSecret(DEMO_PIN, CHEAP),
  ]);
  await seedDemo(db, { now, passwordHash, pinHash, alwaysOpen: true });
  await importFolders(db, BRANDS, { log: console, now, known: knownTexts(textsIn(BRANDS)) });
  await chargeSurcharges(db);
  await db.write((tx) => sellInputTaxed(tx, ['Onigiri', 'Salted Edamame']));
  await db.write((tx) => wantPaymentForStanding(tx, 'harbour'));
  await makeRoom(db);
  await db.write(shortenMenus);
  await db.close();
  const seeded = join(folder, 'seeded.db');
  copyFileSync(live, seeded);
  return seeded;
}

export { scratchFolder };

/** What an operator writes into the file of a venue. */
export type VenueSaid = { status: string; always_open: 0 | 1; order_for_later: 0 | 1; cstext: string };
export type VenueIs = (said: VenueSaid) => Promise<void>;
type Opened = { url: string; venueIs: VenueIs; close(): Promise<void> };

/** The first venue is another one from here on, as after an import of its file; its ways say nothing of their own. */
const sayOfVenue = (db: Database, said: VenueSaid): Promise<void> =>
  db.write(async (tx) => {
    await tx.q.updateTable('venue').set(said).where('id', '=', 1).execute();
    await tx.q
      .updateTable('fulfilment_type')
      .set({ order_for_later: null })
      .where('venue_id', '=', 1)
      .execute();
    await tx.q.updateTable('menu').set({ order_for_later: null }).where('venue_id', '=', 1).execute();
    await touchMenus(tx, 1);
  });

/** A server in this process, on a copy of the seeded database. */
export async function serverForScreens(
  seeded: string,
  clock: () => number,
  env: Record<string, string>,
): Promise<Opened> {
  const folder = scratchFolder();
  copyFileSync(seeded, join(folder, 'servery.db'));
  const config = readConfig({
    NODE_ENV: 'test',
    PORT: '0',
    SERVERY_DATA: folder,
    LOG_LEVEL: 'silent',
    RATE_LIMIT: 'off',
    PRERENDER: 'off',
    ...env,
  });
  const server = await buildServer(config, clock);
  const address = await server.listen();
  return {
    url: address.replace('127.0.0.1', 'localhost'),
    venueIs: (said) => sayOfVenue(server.db, said),
    close: async () => {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
