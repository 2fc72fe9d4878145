import { askProvider } from '#providers/ask';
import { allOf, child, readXml, textAt, type XmlNode } from '#providers/card/xml';

export type BraintreeSettings = {
  /** Of the gateway, without the path of the merchant. */
  url: string;
  /** Where the browser turns cards into nonces. */
  graphqlUrl: string;
  merchantId: string;
  publicKey: string;
  privateKey: string;
  tokenizationKey: string;
  /** Every card has to have been asked about at its bank; wallets ask their owners themselves. */
  needsBank: boolean;
  live: boolean;
  timeoutMs: number;
};

/** ok: 2xx. refused: 422, with Braintree's codes. missing: 404. not_asked: nothing happened there. silent: who knows. */
export type BraintreeAnswer =
  | { is: 'ok'; root: XmlNode }
  | { is: 'refused'; codes: string[]; message: string; transaction: XmlNode | undefined }
  | { is: 'missing' }
  | { is: 'not_asked'; why: string }
  | { is: 'silent'; why: string };

export type BraintreeCall = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
) => Promise<BraintreeAnswer>;

/** Wrong keys, no rights, too old, too many: Braintree looked at none of what was asked. */
const NOT_LOOKED_AT = new Set([401, 403, 426, 429]);
/** A first request with this key is still being worked on. */
const IN_FLIGHT = '915233';

function refusal(root: XmlNode): BraintreeAnswer {
  const errors = child(root, 'errors');
  const codes = errors ? allOf(errors, 'code').map((node) => node.text.trim()) : [];
  if (codes.includes(IN_FLIGHT)) return { is: 'silent', why: 'still in flight' };
  return { is: 'refused', codes, message: textAt(root, 'message'), transaction: child(root, 'transaction') };
}

/** Braintree's own REST as its SDKs speak it: JSON there, XML back. */
export function braintreeHttp(settings: BraintreeSettings): BraintreeCall {
  const { url, merchantId, publicKey, privateKey, timeoutMs } = settings;
  const authorization = `Basic ${Buffer.from(`${publicKey}:${privateKey}`).toString('base64')}`;
  const headers = {
    authorization,
    accept: 'application/xml',
    'x-apiversion': '6',
    'user-agent': 'Servery',
  };
  return async (method, path, body) => {
    const init = body
      ? { method, headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) }
      : { method, headers };
    const got = await askProvider(`${url}/merchants/${merchantId}${path}`, init, {
      provider: 'braintree',
      timeoutMs,
    });
    if (!got.ok) return { is: got.asked ? 'silent' : 'not_asked', why: got.why };
    if (NOT_LOOKED_AT.has(got.status)) return { is: 'not_asked', why: `answered ${got.status}` };
    if (got.status === 404) return { is: 'missing' };
    if (got.status === 200 && got.text.trim() === '') return { is: 'ok', root: EMPTY };
    const root = readXml(got.text);
    if (root && got.status === 422) return refusal(root);
    if (root && (got.status === 200 || got.status === 201)) return { is: 'ok', root };
    return { is: 'silent', why: `answered ${got.status}` };
  };
}

const EMPTY: XmlNode = { name: '', text: '', children: [] };
