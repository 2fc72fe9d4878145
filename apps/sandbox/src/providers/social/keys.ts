import { generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

type Key = { kid: string; privateKey: KeyObject; jwk: object };

const newKey = (): Key => {
  const kid = randomBytes(5).toString('hex').toUpperCase();
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { kid, privateKey, jwk: { ...publicKey.export({ format: 'jwk' }), kid, use: 'sig', alg: 'RS256' } };
};

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

export type Keys = {
  published(): { keys: object[] };
  sign(claims: object, how?: 'well' | 'with another key'): string;
  /** As vendors do now and then: a new key, and the old one is gone. */
  rotate(): void;
};

/** Made when they are first needed: a pair takes longer than the rest of the start. */
export function createKeys(): Keys {
  let held: Key | undefined;
  const current = (): Key => (held ??= newKey());
  return {
    published: () => ({ keys: [current().jwk] }),
    sign: (claims, how = 'well') => {
      const { kid, privateKey } = current();
      const key = how === 'well' ? privateKey : newKey().privateKey;
      const text = `${part({ alg: 'RS256', kid, typ: 'JWT' })}.${part(claims)}`;
      return `${text}.${sign('RSA-SHA256', Buffer.from(text), key).toString('base64url')}`;
    },
    rotate: () => {
      held = newKey();
    },
  };
}
