import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

type Kind = 'ES256' | 'EdDSA' | 'RS256';

const pairOf = (kind: Kind, bits = 2048) => {
  if (kind === 'EdDSA') return generateKeyPairSync('ed25519');
  if (kind === 'RS256') return generateKeyPairSync('rsa', { modulusLength: bits });
  return generateKeyPairSync('ec', { namedCurve: 'P-256' });
};

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const sent = (bytes: Buffer): string => bytes.toString('base64url');

const VERIFIED = 0x05;
const WITH_CREDENTIAL = 0x40;

export type Wish = { origin?: string; host?: string; flags?: number; crossOrigin?: boolean; type?: string };

/** A phone with passkeys, as a browser speaks for it. */
export function authenticator(
  origin: string,
  { kind = 'ES256', bits = 2048 }: { kind?: Kind; bits?: number } = {},
) {
  const pair: { publicKey: KeyObject; privateKey: KeyObject } = pairOf(kind, bits);
  const id = randomBytes(16);
  const held = { counter: 0 };
  const clientData = (type: string, challenge: string, wish: Wish) =>
    Buffer.from(
      JSON.stringify({
        type: wish.type ?? type,
        challenge,
        origin: wish.origin ?? origin,
        crossOrigin: wish.crossOrigin ?? false,
      }),
    );
  const head = (wish: Wish, more: number): Buffer => {
    const rest = Buffer.alloc(5);
    rest.writeUInt8((wish.flags ?? VERIFIED) | more, 0);
    rest.writeUInt32BE(held.counter, 1);
    return Buffer.concat([sha256(wish.host ?? new URL(origin).hostname), rest]);
  };
  return {
    credentialId: sent(id),
    held,
    create(challenge: string, wish: Wish = {}) {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const data = Buffer.concat([head(wish, WITH_CREDENTIAL), Buffer.alloc(16), length, id]);
      return {
        client_data: sent(clientData('webauthn.create', challenge, wish)),
        authenticator_data: sent(data),
        public_key: sent(pair.publicKey.export({ format: 'der', type: 'spki' })),
      };
    },
    get(challenge: string, wish: Wish = {}) {
      const client = clientData('webauthn.get', challenge, wish);
      const data = head(wish, 0);
      const signed = Buffer.concat([data, sha256(client)]);
      return {
        credential_id: sent(id),
        client_data: sent(client),
        authenticator_data: sent(data),
        signature: sent(sign(kind === 'EdDSA' ? null : 'sha256', signed, pair.privateKey)),
      };
    },
  };
}
