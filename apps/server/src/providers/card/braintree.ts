import { formatCents, parseCents } from '@servery/domain/money';
import {
  type BraintreeAnswer,
  type BraintreeCall,
  braintreeHttp,
  type BraintreeSettings,
} from '#providers/card/braintree-http';
import { braintreeListing } from '#providers/card/braintree-list';
import { braintreeVault, cardIn } from '#providers/card/braintree-vault';
import { braintreeWallets } from '#providers/card/braintree-wallets';
import { type KeysAnswer, keysAnswer, type Silent } from '#providers/answers';
import type {
  CardPort,
  CardSale,
  NonceKind,
  RefundWish,
  SaleAnswer,
  SaleStanding,
  StepAnswer,
} from '#providers/card/port';
import { allOf, child, textAt, type XmlNode } from '#providers/card/xml';

export const BRAINTREE = {
  sandbox: {
    url: 'https://api.sandbox.braintreegateway.com',
    graphqlUrl: 'https://payments.sandbox.braintree-api.com/graphql',
  },
  production: {
    url: 'https://api.braintreegateway.com',
    graphqlUrl: 'https://payments.braintree-api.com/graphql',
  },
} as const;

const HELD = new Set(['authorized', 'authorizing']);
const TAKEN = new Set([
  'submitted_for_settlement',
  'settling',
  'settlement_pending',
  'settlement_confirmed',
  'settled',
]);

const NONCE_KINDS: Readonly<Record<string, NonceKind>> = {
  CreditCard: 'card',
  ApplePayCard: 'apple',
  AndroidPayCard: 'google',
};

const saleBody = ({ id, cents, source, keep, unattended }: CardSale, bankFirst: boolean) => ({
  transaction: {
    type: 'sale',
    amount: formatCents(cents),
    order_id: id,
    api_request_key: id,
    ...('nonce' in source ? { payment_method_nonce: source.nonce } : { payment_method_token: source.token }),
    ...(unattended ? { transaction_source: 'unscheduled' } : {}),
    options: {
      submit_for_settlement: false,
      ...(keep ? { store_in_vault_on_success: true } : {}),
      ...(bankFirst ? { three_d_secure: { required: true } } : {}),
    },
  },
});

/** Why a card was refused, for our records: Braintree's codes, never what the customer typed. */
function declineReason({ codes, transaction }: Extract<BraintreeAnswer, { is: 'refused' }>): string {
  const parts = [
    textAt(transaction, 'status'),
    textAt(transaction, 'processor-response-code'),
    textAt(transaction, 'gateway-rejection-reason'),
    ...codes,
  ];
  return parts.filter((part) => part !== '').join(' ') || 'refused';
}

async function authorise(call: BraintreeCall, sale: CardSale, bankFirst: boolean): Promise<SaleAnswer> {
  const got = await call('POST', '/transactions', saleBody(sale, bankFirst));
  switch (got.is) {
    case 'ok': {
      const reference = textAt(got.root, 'id');
      const status = textAt(got.root, 'status');
      if (reference === '' || !HELD.has(status)) return { is: 'silent', why: `a sale that is ${status}` };
      return { is: 'authorised', reference, card: cardIn(got.root) };
    }
    case 'refused':
      return { is: 'declined', why: declineReason(got) };
    case 'missing':
      return { is: 'not_asked', why: 'answered 404' };
    case 'not_asked':
    case 'silent':
      return got;
  }
}

function standingOf(transaction: XmlNode): SaleStanding {
  const status = textAt(transaction, 'status');
  const reference = textAt(transaction, 'id');
  const cents = parseCents(textAt(transaction, 'amount')) ?? 0;
  const found = { reference, cents, card: cardIn(transaction) };
  if (HELD.has(status)) return { is: 'held', ...found };
  if (TAKEN.has(status)) return { is: 'taken', ...found };
  return { is: 'over', why: status };
}

/** By the id that we gave it: Braintree lists the ids of what matches, and then each can be read. */
async function find(call: BraintreeCall, saleId: string): Promise<SaleStanding> {
  const listed = await call('POST', '/transactions/advanced_search_ids', {
    search: { order_id: { is: saleId }, type: ['sale'] },
  });
  if (listed.is !== 'ok') return { is: 'silent', why: 'why' in listed ? listed.why : listed.is };
  const ids = child(listed.root, 'ids');
  const [id] = ids ? allOf(ids, 'item').map((item) => item.text.trim()) : [];
  if (!id) return { is: 'absent' };
  const got = await call('GET', `/transactions/${encodeURIComponent(id)}`);
  if (got.is === 'ok') return standingOf(got.root);
  return { is: 'silent', why: 'why' in got ? got.why : got.is };
}

/** What a step answers. Where it is refused, what became of the sale decides: it may have been done before. */
async function step(
  call: BraintreeCall,
  asked: { reference: string; verb: string; body?: object },
  isDone: (status: string) => boolean,
): Promise<StepAnswer> {
  const path = `/transactions/${encodeURIComponent(asked.reference)}`;
  const got = await call('PUT', `${path}/${asked.verb}`, asked.body ?? {});
  if (got.is === 'ok') return { is: 'done', reference: textAt(got.root, 'id') || asked.reference };
  if (got.is === 'silent' || got.is === 'not_asked') return { is: 'silent', why: got.why };
  const now = await call('GET', path);
  if (now.is !== 'ok') return { is: 'silent', why: 'why' in now ? now.why : now.is };
  const status = textAt(now.root, 'status');
  if (isDone(status)) return { is: 'done', reference: asked.reference };
  return { is: 'impossible', why: status };
}

/** Cannot be refunded before it is settled; settling takes a day. */
const NOT_SETTLED = new Set(['91506', '91574']);

async function refund(call: BraintreeCall, wanted: RefundWish): Promise<StepAnswer> {
  const { id, key, reference, cents, whole } = wanted;
  const path = `/transactions/${encodeURIComponent(reference)}/refund`;
  const transaction = { amount: formatCents(cents), order_id: id, api_request_key: key };
  const got = await call('POST', path, { transaction });
  switch (got.is) {
    case 'ok':
      return { is: 'done', reference: textAt(got.root, 'id') };
    case 'refused': {
      if (!got.codes.some((code) => NOT_SETTLED.has(code)))
        return { is: 'impossible', why: declineReason(got) };
      if (!whole) return { is: 'not_yet', why: 'not settled yet' };
      return step(call, { reference, verb: 'void' }, (status) => status === 'voided');
    }
    case 'missing':
      return { is: 'impossible', why: 'unknown to the provider' };
    case 'not_asked':
    case 'silent':
      return { is: 'silent', why: got.why };
  }
}

/** What a question answers, where the thing it asks about is known there. */
async function known<T>(
  asked: Promise<BraintreeAnswer>,
  read: (root: XmlNode) => T,
): Promise<T | { is: 'absent' } | Silent> {
  const got = await asked;
  if (got.is === 'ok') return read(got.root);
  return got.is === 'missing' || got.is === 'refused' ? { is: 'absent' } : { is: 'silent', why: got.why };
}

/** What every day's work needs: to look something up. There is nothing by this name. */
async function checkKeys(call: BraintreeCall): Promise<KeysAnswer> {
  const got = await call('POST', '/transactions/advanced_search_ids', {
    search: { order_id: { is: 'servery-keys' } },
  });
  if (got.is === 'ok') return { is: 'ok' };
  if (got.is === 'missing') return { is: 'refused', why: 'answered 404' };
  return got.is === 'refused' ? { is: 'refused', why: got.codes.join(' ') } : keysAnswer(got.why);
}

export function braintreeCards(settings: BraintreeSettings): CardPort {
  const call = braintreeHttp(settings);
  return {
    live: settings.live,
    needsBank: settings.needsBank,
    knowsRepeats: true,
    browser: { key: settings.tokenizationKey, url: settings.graphqlUrl },
    wallets: braintreeWallets(settings),
    checkKeys: () => checkKeys(call),
    look: (nonce) =>
      known(call('GET', `/payment_method_nonces/${encodeURIComponent(nonce)}`), (root) => ({
        is: 'card',
        kind: NONCE_KINDS[textAt(root, 'type')] ?? 'other',
        type: textAt(root, 'details', 'card-type'),
        ending: textAt(root, 'details', 'last-four'),
        print: ['bin', 'last-four', 'expiration-month', 'expiration-year']
          .map((part) => textAt(root, 'details', part))
          .join(' ')
          .trim(),
      })),
    nonceFor: (token) =>
      known(call('POST', `/payment_methods/${encodeURIComponent(token)}/nonces`, {}), (root) => ({
        is: 'nonce',
        nonce: textAt(root, 'nonce'),
        bin: textAt(root, 'details', 'bin'),
      })),
    authorise: (sale) => authorise(call, sale, settings.needsBank && !sale.wallet && !sale.unattended),
    find: (saleId) => find(call, saleId),
    capture: (reference, key) =>
      step(
        call,
        { reference, verb: 'submit_for_settlement', body: { transaction: { api_request_key: key } } },
        (status) => TAKEN.has(status),
      ),
    release: (reference, key) =>
      step(
        call,
        { reference, verb: 'void', body: { transaction: { api_request_key: key } } },
        (status) => status === 'voided' || status === 'authorization_expired',
      ),
    refund: (wanted) => refund(call, wanted),
    listing: braintreeListing(call),
    ...braintreeVault(call),
  };
}
