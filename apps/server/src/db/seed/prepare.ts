import type { Database } from '#db/database';
import { hashSecret } from '#safety/password';

export const DEMO_PASSWORD = 'banksia-demo';
export const DEMO_PIN = '246810';

/** Fills an empty database with the demo venues. A database that holds a venue is left as it is. */
export async function prepareDemo(
  db: Database,
  start: { production: boolean; now: number },
): Promise<boolean> {
  const venue = await db.read((tx) => tx.q.selectFrom('venue').select('id').limit(1).executeTakeFirst());
  if (venue) return false;
  if (start.production)
    throw new Error(
      'A production start does not create demo data. Unset SERVERY_DEMO, or set up your own venue.',
    );
  // Most starts have a venue already: they do not wait for what makes one.
  const { seedDemo } = await import('#db/seed/demo');
  await seedDemo(db, {
    now: start.now,
    passwordHash: await hashSecret(DEMO_PASSWORD),
    pinHash: await hashSecret(DEMO_PIN),
    alwaysOpen: true,
  });
  return true;
}
