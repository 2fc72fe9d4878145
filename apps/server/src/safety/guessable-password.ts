import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

const FILE = join(import.meta.dirname, 'common-passwords.txt.gz');
const PRODUCT = 'Servery';

let common: ReadonlySet<string> | undefined;
/** Read when somebody first chooses a password. */
const commonPasswords = (): ReadonlySet<string> =>
  (common ??= new Set(gunzipSync(readFileSync(FILE)).toString('utf8').trim().split('\n')));

const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}]/gu, '');

/** 'Banksia Kitchen' as a whole, and each of its words; of a mail address what stands before the @. */
const wordsIn = (name: string): string[] => {
  const [local = ''] = name.split('@');
  return [local, ...local.split(/[^\p{L}]+/u)].map(lettersOf).filter((word) => word.length > 3);
};

/**
 * Whether a password is one of those that are tried first: the most common ones, and the names of the product, the
 * brand and the person themselves, whatever digits and signs stand around them.
 */
export function isGuessable(password: string, names: readonly string[]): boolean {
  if (commonPasswords().has(password.toLowerCase())) return true;
  const letters = lettersOf(password);
  return [PRODUCT, ...names].flatMap(wordsIn).includes(letters);
}
