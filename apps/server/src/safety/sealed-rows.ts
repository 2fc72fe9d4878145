import { ConfigError } from '#config';
import type { Database } from '#db/database';
import { columnPurpose, keyNamedOn, type Sealer } from '#safety/seal';
import { lockSealed, putSealed, type SealedValue, sealedValues } from '#stores/sealed-values';

/** A database whose secrets this server cannot open is refused before anybody pays: no key, no money. */
export async function refuseUnknownKeys(db: Database, sealer: Sealer): Promise<void> {
  const values = await db.read(sealedValues);
  const foreign = values.filter(({ sealed }) => !sealer.knows(sealed));
  if (foreign.length === 0) return;
  const keys = [...new Set(foreign.map(({ sealed }) => keyNamedOn(sealed)))].join(', ');
  throw new ConfigError(
    `${foreign.length} secrets in the database were sealed with another key (${keys}), and this server has ${sealer.keyId}. ` +
      'Set SECRETS_KEY to the key that they were sealed with, or put secrets.key of that server into SERVERY_DATA. ' +
      'Several keys are separated by commas; the first one seals.',
  );
}

export type Rotated = { resealed: number; lost: number };

const reseal = (value: SealedValue, sealer: Sealer): string | undefined => {
  const purpose = columnPurpose(value.table, value.row, value.column);
  const text = sealer.open(value.sealed, purpose);
  return text === undefined ? undefined : sealer.seal(text, purpose);
};

/** Seals everything with the first key, so that the others can be taken away. What no key opens stays as it is. */
export const rotateSealed = (db: Database, sealer: Sealer): Promise<Rotated> =>
  db.write(async (tx) => {
    const rotated: Rotated = { resealed: 0, lost: 0 };
    for (const value of await lockSealed(tx)) {
      if (keyNamedOn(value.sealed) === sealer.keyId) continue;
      const sealed = reseal(value, sealer);
      if (sealed === undefined) rotated.lost += 1;
      else {
        await putSealed(tx, value, sealed);
        rotated.resealed += 1;
      }
    }
    return rotated;
  });
