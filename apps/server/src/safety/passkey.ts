import { createPublicKey, hash, type KeyObject, timingSafeEqual, verify } from 'node:crypto';
import { z } from 'zod';
import type { NewPasskey } from '#stores/passkeys';

/** What a browser hands over of a passkey, each part in base64url (WebAuthn, level 2). */
type Registration = { clientData: string; authenticatorData: string; publicKey: string };
type Assertion = { clientData: string; authenticatorData: string; signature: string };

const clientDataSchema = z.object({
  type: z.string(),
  challenge: z.string(),
  origin: z.string(),
  crossOrigin: z.boolean().optional(),
});

const bytesOf = (text: string): Buffer => Buffer.from(text, 'base64url');

type ClientData = { challenge: string; host: string; hostname: string };

/** What was asked for and by which page, as the browser wrote it down. A page inside another one is not taken. */
function readClientData(text: string, type: 'webauthn.create' | 'webauthn.get'): ClientData | undefined {
  try {
    const said = clientDataSchema.parse(JSON.parse(bytesOf(text).toString('utf8')));
    const { host, hostname } = new URL(said.origin);
    return said.type === type && said.crossOrigin !== true
      ? { challenge: said.challenge, host, hostname }
      : undefined;
  } catch {
    return undefined;
  }
}

/** The challenge that an answer is for; it is looked up before anything else is believed. */
export const challengeIn = (clientData: string, type: 'webauthn.create' | 'webauthn.get'): string =>
  readClientData(clientData, type)?.challenge ?? '';

const HASH_BYTES = 32;
const FLAGS_AT = HASH_BYTES;
const COUNTER_AT = FLAGS_AT + 1;
const HEAD_BYTES = COUNTER_AT + 4;
const AAGUID_BYTES = 16;
const MOST_ID_BYTES = 1023;

const WAS_THERE = 0x01;
/** By PIN, finger or face: it is what makes a passkey two things, one had and one known. */
const WAS_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

const isSet = (flags: number, flag: number): boolean => (flags & flag) !== 0;

/** Whether the authenticator signed for this host, with its owner there and known to it. */
function isVerifiedFor(data: Buffer, hostname: string): boolean {
  if (data.length < HEAD_BYTES) return false;
  const ours = Buffer.from(hash('sha256', hostname, 'hex'), 'hex');
  const flags = data.readUInt8(FLAGS_AT);
  return (
    timingSafeEqual(data.subarray(0, HASH_BYTES), ours) &&
    isSet(flags, WAS_THERE) &&
    isSet(flags, WAS_VERIFIED)
  );
}

function credentialIdIn(data: Buffer): string | undefined {
  const lengthAt = HEAD_BYTES + AAGUID_BYTES;
  if (!isSet(data.readUInt8(FLAGS_AT), HAS_CREDENTIAL) || data.length < lengthAt + 2) return undefined;
  const length = data.readUInt16BE(lengthAt);
  const id = data.subarray(lengthAt + 2, lengthAt + 2 + length);
  return length > 0 && length <= MOST_ID_BYTES && id.length === length ? id.toString('base64url') : undefined;
}

const RSA_LEAST_BITS = 2048;

/** ES256, EdDSA or RS256: those that a page asks for. */
function isTaken({ asymmetricKeyType: type, asymmetricKeyDetails: details }: KeyObject): boolean {
  if (type === 'ed25519') return true;
  if (type === 'ec') return details?.namedCurve === 'prime256v1';
  return type === 'rsa' && (details?.modulusLength ?? 0) >= RSA_LEAST_BITS;
}

function readKey(publicKey: string): KeyObject | undefined {
  try {
    const key = createPublicKey({ key: bytesOf(publicKey), format: 'der', type: 'spki' });
    return isTaken(key) ? key : undefined;
  } catch {
    return undefined;
  }
}

/**
 * A passkey that somebody made on a page of this host. Which make it is is not asked: whoever adds one has just shown
 * who they are, and could add any.
 */
export function readRegistration(sent: Registration, host: string): NewPasskey | undefined {
  const client = readClientData(sent.clientData, 'webauthn.create');
  const data = bytesOf(sent.authenticatorData);
  if (client?.host !== host || !isVerifiedFor(data, client.hostname)) return undefined;
  const credentialId = credentialIdIn(data);
  if (credentialId === undefined || !readKey(sent.publicKey)) return undefined;
  return {
    credentialId,
    host: client.hostname,
    publicKey: sent.publicKey,
    counter: data.readUInt32BE(COUNTER_AT),
  };
}

/** One that counts has to count up: a copy of it is behind. */
const isCopy = (counted: number, before: number): boolean => (counted > 0 || before > 0) && counted <= before;

/** How often the passkey has signed by now, if it was this one that did. */
export function counterOf(
  sent: Assertion,
  passkey: Pick<NewPasskey, 'host' | 'publicKey' | 'counter'>,
): number | undefined {
  const client = readClientData(sent.clientData, 'webauthn.get');
  const data = bytesOf(sent.authenticatorData);
  if (client?.hostname !== passkey.host || !isVerifiedFor(data, passkey.host)) return undefined;
  const key = readKey(passkey.publicKey);
  if (!key) return undefined;
  const clientHash = Buffer.from(hash('sha256', bytesOf(sent.clientData), 'hex'), 'hex');
  const signed = Buffer.concat([data, clientHash]);
  const digest = key.asymmetricKeyType === 'ed25519' ? null : 'sha256';
  if (!verify(digest, signed, key, bytesOf(sent.signature))) return undefined;
  const counted = data.readUInt32BE(COUNTER_AT);
  return isCopy(counted, passkey.counter) ? undefined : counted;
}
