import { createCipheriv, createDecipheriv, hash, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
const VERSION = 'v1';
const KEY_ID_LENGTH = 10;

/** Keeps secrets of others so that neither the database nor a device can read them. */
export type Sealer = {
  /** `purpose` is part of the seal: what was sealed for one thing opens for nothing else. */
  seal(text: string, purpose: string): string;
  /** Nothing where it was not sealed here for this purpose. */
  open(sealed: string, purpose: string): string | undefined;
  /** The name of the key that seals from now on. */
  keyId: string;
  /** Whether the key that an envelope names is one of ours; one of before envelopes named keys is not asked. */
  knows(sealed: string): boolean;
};

/** Of a row's column: what is sealed for it opens in no other row, and in no other column. */
export const columnPurpose = (table: string, row: string, column: string): string =>
  `${table} ${row} ${column}`;

type Key = { id: string; bytes: Buffer };
type Envelope = { keyId: string | undefined; body: string };

/** Says which key it is, and nothing about it. */
const keyIdOf = (key: Buffer): string =>
  hash('sha256', Buffer.concat([Buffer.from('servery secrets key '), key]), 'base64url').slice(
    0,
    KEY_ID_LENGTH,
  );

const readEnvelope = (sealed: string): Envelope => {
  const [version, keyId, body] = sealed.split('.');
  return version === VERSION && body !== undefined ? { keyId, body } : { keyId: undefined, body: sealed };
};

/** The name of the key that something was sealed with, where it is written on it. */
export const keyNamedOn = (sealed: string): string | undefined => readEnvelope(sealed).keyId;

function encrypt(text: string, purpose: string, key: Buffer): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, iv).setAAD(Buffer.from(purpose));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
}

function decrypt(body: string, purpose: string, key: Buffer): string | undefined {
  const bytes = Buffer.from(body, 'base64url');
  if (bytes.length < IV_BYTES + TAG_BYTES) return undefined;
  try {
    const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV_BYTES), {
      authTagLength: TAG_BYTES,
    })
      .setAAD(Buffer.from(purpose))
      .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const text = bytes.subarray(IV_BYTES + TAG_BYTES);
    return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}

/** All of the keys open, the first one seals: a key is replaced by putting another in front of it. */
export function createSealer(keys: readonly Buffer[]): Sealer {
  const held = keys.map((bytes): Key => ({ id: keyIdOf(bytes), bytes }));
  const [first] = held;
  if (!first) throw new Error('there is no key to seal with');
  return {
    keyId: first.id,
    knows: (sealed) => {
      const { keyId } = readEnvelope(sealed);
      return keyId === undefined || held.some(({ id }) => id === keyId);
    },
    seal: (text, purpose) => `${VERSION}.${first.id}.${encrypt(text, purpose, first.bytes)}`,
    open: (sealed, purpose) => {
      const { keyId, body } = readEnvelope(sealed);
      for (const { id, bytes } of held) {
        const text = keyId === undefined || keyId === id ? decrypt(body, purpose, bytes) : undefined;
        if (text !== undefined) return text;
      }
      return undefined;
    },
  };
}
