import type { FormTree } from '@servery/contract/form/decode';
import { isUploadFile } from '@servery/domain/media/pictures';
import { holdsCardNumber, isCardNumber } from '@servery/domain/payments/card-number';

/** Made by machines: digits in them may look like a card by chance, so only the whole value counts. */
const MACHINE_MADE: ReadonlySet<string> = new Set([
  'Token',
  'token',
  'sid',
  'submit_key',
  'refund_key',
  'edit_key',
  'tender_key',
  'balance_word',
  'park_key',
  'guest_key',
  'braintree_nonce',
  'wallet_data',
  'userid',
  'usertoken',
  'reset_auth',
  'id_token',
  'credential',
  'credential_id',
  'client_data',
  'authenticator_data',
  'signature',
  'nonce',
  'uuid',
  'device_uuid',
  'user_id',
  'sub_id',
  'push_token',
  'appId',
  'subId',
  'userId',
  'pushToken',
  'session',
  'session_id',
  'pos_guid',
  'secret',
  'oauth_token',
  'case_id',
  'account_id',
  'replaces',
  'public_key',
  'private_key',
  'tokenization_key',
  'client_id',
  'webhook_id',
  'webhook_secret',
  'store_id',
  'api_key',
  'key_name',
  'key_secret',
  'google_pay_merchant_id',
  'apple_pay_merchant_id',
  'tracking_url',
  'payout_id',
  'lat',
  'long',
  'delivery_latlng',
  'billing_latlng',
  'delivery_geo',
  'billing_geo',
]);

/** Sent as JSON (`jsonField`): between what is in them stand commas and names, which a text could have too. */
const AS_JSON: ReadonlySet<string> = new Set([
  'paper',
  'product',
  'category',
  'service',
  'group',
  'products',
  'categories',
  'change',
  'types',
  'way',
  'ways',
  'zone',
  'rows',
  'moved',
  'point',
  'promo',
  'rewards',
  // Of a message to members.
  'letter',
  'segment',
  // A brand.json, which names uploaded pictures.
  'definition',
  'home',
  'venues_change',
  // Of an order that is edited.
  'changes',
  // Of a venue.
  'details',
  'payment_ways',
]);

/**
 * UUIDs, or as many random bytes in one piece, whatever field they stand in: one in a thousand holds such a row of digits,
 * and would be refused for ever. Two together are the `state` of a sign-in, and a SHA-256.
 */
const ID = /^(?:[0-9a-f]{8}-?(?:[0-9a-f]{4}-?){3}[0-9a-f]{12}){1,2}$/;

const looksLikeCard = (key: string, value: string): boolean =>
  MACHINE_MADE.has(key) || ID.test(value) ? isCardNumber(value) : holdsCardNumber(value);

/** Each value by itself: ids that follow each other are no number of a card, and neither is a picture's hash. */
function holdsCardWithin(key: string, value: unknown): boolean {
  if (typeof value === 'string') return !isUploadFile(value) && looksLikeCard(key, value);
  if (typeof value === 'number') return isCardNumber(String(value));
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(
    ([name, each]) => isCardNumber(name) || holdsCardWithin(Array.isArray(value) ? key : name, each),
  );
}

function holdsCardInJson(key: string, value: string): boolean {
  try {
    return holdsCardWithin(key, JSON.parse(value));
  } catch {
    return holdsCardNumber(value);
  }
}

const holdsCardIn = (key: string, value: string): boolean =>
  AS_JSON.has(key) ? holdsCardInJson(key, value) : looksLikeCard(key, value);

/** Nobody has to write a card number anywhere in a call; what holds one is not read any further. */
export function holdsCard(fields: FormTree): boolean {
  // A plain loop: this looks at every field of every call.
  for (const key of Object.keys(fields)) {
    const value = fields[key] ?? '';
    if (isCardNumber(key) || (typeof value === 'string' ? holdsCardIn(key, value) : holdsCard(value)))
      return true;
  }
  return false;
}
