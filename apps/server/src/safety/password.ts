import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** OWASP's second choice for argon2id: 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;
const derive = promisify(argon2);

const hashWith = (secret: string, nonce: Buffer): Promise<Buffer> =>
  derive('argon2id', { ...COST, message: secret, nonce });

export async function hashSecret(secret: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await hashWith(secret, nonce);
  return `argon2id$${nonce.toString('base64url')}$${tag.toString('base64url')}`;
}

/** A hash that no secret fits: checked when nobody has the address, so that the answer takes as long. */
const NOBODY = `argon2id$${Buffer.alloc(16).toString('base64url')}$${Buffer.alloc(32).toString('base64url')}`;

export async function secretFits(secret: string, stored: string | undefined): Promise<boolean> {
  const [, nonce = '', tag = ''] = (stored ?? NOBODY).split('$');
  const expected = Buffer.from(tag, 'base64url');
  const actual = await hashWith(secret, Buffer.from(nonce, 'base64url'));
  return expected.length === actual.length && timingSafeEqual(expected, actual) && stored !== undefined;
}
