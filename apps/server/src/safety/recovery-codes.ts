import { hash, randomBytes } from 'node:crypto';
import { base32 } from '#safety/totp';

const HOW_MANY = 10;
/** 80 bits: too many to be guessed, so that a plain hash keeps them. */
const BYTES = 10;

/** Told once: in the database are their hashes alone. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: HOW_MANY }, () =>
    base32(randomBytes(BYTES))
      .toLowerCase()
      .replaceAll(/(.{4})(?=.)/g, '$1-'),
  );

/** However it was typed: with the dashes or without, in whichever case. */
export const recoveryHash = (typed: string): string =>
  hash('sha256', typed.toLowerCase().replaceAll(/[^a-z2-7]/g, ''), 'base64url');
