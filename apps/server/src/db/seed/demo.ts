import type { Database } from '#db/database';
import { seedBanksia } from '#db/seed/banksia';
import type { SeedOptions } from '#db/seed/options';
import { seedDune } from '#db/seed/dune';
import { seedHarbour } from '#db/seed/harbour';
import { markDemo } from '#stores/settings';

/** Fills an empty database with the demo venues of three brands. */
export async function seedDemo(db: Database, options: SeedOptions): Promise<void> {
  await db.write((tx) => seedBanksia(tx, options));
  await db.write((tx) => seedHarbour(tx, options));
  await db.write((tx) => seedDune(tx, options));
  await db.write((tx) => markDemo(tx));
}
