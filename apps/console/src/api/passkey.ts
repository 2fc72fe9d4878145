import type { CallInput, CallOutput } from '@servery/contract/registry';
import { t } from '#api/texts.ts';

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

const textOf = (bytes: ArrayBuffer): string =>
  btoa(Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const listOf = (ids: readonly string[]): PublicKeyCredentialDescriptor[] =>
  ids.map((id) => ({ type: 'public-key', id: bytesOf(id) }));

/** Browsers have them on pages that nobody on the way can read. */
export const hasPasskeys = (): boolean =>
  window.isSecureContext && typeof window.PublicKeyCredential === 'function';

/** ES256, EdDSA and RS256. */
const ALGORITHMS = [-7, -8, -257] as const;

/** The browser's own words are no help to anybody: mostly somebody has closed its question. */
async function ask(question: Promise<Credential | null>): Promise<PublicKeyCredential> {
  try {
    const credential = await question;
    if (credential instanceof PublicKeyCredential) return credential;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'InvalidStateError')
      throw new Error(t.passkeyHere, { cause: error });
    throw new Error(t.passkeyUnused, { cause: error });
  }
  throw new Error(t.passkeyUnused);
}

type Wanted = CallOutput<'ConsoleSecurity.start_passkey'>;

/** Has the device make a passkey for this page, and hands over what the server keeps of it. */
export async function createPasskey(wanted: Wanted): Promise<CallInput<'ConsoleSecurity.add_passkey'>> {
  const { response } = await ask(
    navigator.credentials.create({
      publicKey: {
        rp: { id: window.location.hostname, name: t.passkeyFor },
        user: { id: bytesOf(wanted.user_id), name: wanted.user_name, displayName: wanted.user_name },
        challenge: bytesOf(wanted.challenge),
        pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
        excludeCredentials: listOf(wanted.credentials),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        attestation: 'none',
      },
    }),
  );
  const key = response instanceof AuthenticatorAttestationResponse ? response.getPublicKey() : null;
  if (!(response instanceof AuthenticatorAttestationResponse) || !key) throw new Error(t.passkeyUnused);
  return {
    client_data: textOf(response.clientDataJSON),
    authenticator_data: textOf(response.getAuthenticatorData()),
    public_key: textOf(key),
  };
}

type Asked = CallOutput<'ConsoleLogin.challenge'>;

/** Has the device sign with a passkey of this page: one of those named, or whichever it has. */
export async function signWithPasskey(asked: Asked): Promise<CallInput<'ConsoleLogin.passkey'>> {
  const { rawId, response } = await ask(
    navigator.credentials.get({
      publicKey: {
        rpId: window.location.hostname,
        challenge: bytesOf(asked.challenge),
        allowCredentials: listOf(asked.credentials),
        userVerification: 'required',
      },
    }),
  );
  if (!(response instanceof AuthenticatorAssertionResponse)) throw new Error(t.passkeyUnused);
  return {
    credential_id: textOf(rawId),
    client_data: textOf(response.clientDataJSON),
    authenticator_data: textOf(response.authenticatorData),
    signature: textOf(response.signature),
  };
}
