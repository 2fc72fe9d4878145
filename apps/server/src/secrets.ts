import { commandConfig } from '#command-config';
import { ConfigError } from '#config';
import { openDatabase } from '#live/open-database';
import { createBus } from '#live/bus';
import { createSealer } from '#safety/seal';
import { rotateSealed } from '#safety/sealed-rows';
import { secretKeys } from '#safety/secret-keys';

const HOW = 'Say what to do: npm run secrets -- rotate';

/** `npm run secrets -- rotate`, while the server runs or not, once a new key stands in front of the old one. */
async function main(): Promise<void> {
  if (process.argv[2] !== 'rotate') throw new ConfigError(HOW);
  const config = await commandConfig({ mayBeNew: false });
  const sealer = createSealer(secretKeys(config));
  const wiring = { bus: createBus(), wakeJobs: () => {} };
  const { db, link } = await openDatabase(config, wiring, (error) =>
    process.stderr.write(`${String(error)}\n`),
  );
  try {
    const { resealed, lost } = await rotateSealed(db, sealer);
    process.stdout.write(`Sealed ${resealed} secrets with the key ${sealer.keyId}\n`);
    if (lost > 0)
      throw new ConfigError(
        `${lost} secrets could not be opened with any of the keys, and stay as they are.`,
      );
  } finally {
    await link?.close();
    await db.close();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof ConfigError ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
