import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { CHEAP } from './cheap-hashes.ts';

type Argon2 = typeof crypto.argon2 & { quick?: true };

/**
 * A hash takes 45 ms of a processor and a sign-in one hash: a fifth of all that the tests of the server computed. Here
 * each is made with the least work that argon2 knows. How much work is really done is shown by password.alone.test.ts,
 * where this is not loaded.
 */
const slow: Argon2 = crypto.argon2;
if (!slow.quick) {
  const quick: Argon2 = (algorithm, parameters, callback) =>
    slow(algorithm, { ...parameters, ...CHEAP }, callback);
  quick.quick = true;
  crypto.argon2 = quick;
  syncBuiltinESMExports();
}
