import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

type Cost = { memory: number; passes: number; parallelism: number };
/** OWASP's second choice for argon2id: 19 MiB, two passes, one lane. */
const COST: Cost = { memory: 19_456, passes: 2, parallelism: 1 };
/** What hashes were made with before they said so themselves. */
const FIRST_COST: Cost = { memory: 19_456, passes: 2, parallelism: 1 };
const TAG_BYTES = 32;
const derive = promisify(argon2);

const hashWith = (secret: string, nonce: Buffer, cost: Cost): Promise<Buffer> =>
  derive('argon2id', { ...cost, tagLength: TAG_BYTES, message: secret, nonce });

const written = (nonce: Buffer, tag: Buffer, { memory, passes, parallelism }: Cost): string =>
  `argon2id$m=${memory},t=${passes},p=${parallelism}$${nonce.toString('base64url')}$${tag.toString('base64url')}`;

const STORED = /^argon2id\$(?:m=(\d+),t=(\d+),p=(\d+)\$)?([\w-]+)\$([\w-]+)$/;

function read(stored: string): { nonce: Buffer; tag: Buffer; cost: Cost } {
  const [, memory, passes, parallelism, nonce = '', tag = ''] = STORED.exec(stored) ?? [];
  const cost = memory
    ? { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
    : FIRST_COST;
  return { nonce: Buffer.from(nonce, 'base64url'), tag: Buffer.from(tag, 'base64url'), cost };
}

/** A hash says what it was made with: what is made tomorrow can cost more, and what was made yesterday still fits. */
export async function hashSecret(secret: string, cost: Cost = COST): Promise<string> {
  const nonce = randomBytes(16);
  return written(nonce, await hashWith(secret, nonce, cost), cost);
}

/** A hash that no secret fits: checked when nobody has the address, so that the answer takes as long. */
const NOBODY = written(Buffer.alloc(16), Buffer.alloc(TAG_BYTES), COST);

export async function secretFits(secret: string, stored: string | undefined): Promise<boolean> {
  const { nonce, tag, cost } = read(stored ?? NOBODY);
  const actual = await hashWith(secret, nonce, cost);
  return tag.length === actual.length && timingSafeEqual(tag, actual) && stored !== undefined;
}
