import { openChallenges } from './challenges.ts';
import { type Card, cardOfToken, FAKE_NONCES, newId, tokenFor } from './cards.ts';

export type Transaction = {
  id: string;
  type: 'sale' | 'credit';
  status: string;
  cents: number;
  orderId: string;
  card: Card;
  token: string;
  code: string;
  /** Why the gateway itself would not. */
  reason: string;
  refundedId: string;
  createdAt: string;
};

export type Sale = {
  cents: number;
  orderId: string;
  requestKey: string;
  nonce: string | undefined;
  token: string | undefined;
  submit: boolean;
  vault: boolean;
  /** Not without the bank having been asked. */
  bankFirst: boolean;
};

/** Braintree's number for what it refuses, and its words. */
export type Refusal = { code: string; message: string; transaction?: Transaction };
export type Outcome = { transaction: Transaction; refusal?: undefined } | { refusal: Refusal };

const refuse = (code: string, message: string): { refusal: Refusal } => ({
  refusal: { code, message },
});

export type KeptCard = { token: string; card: Card };

/** What the amount decides, as Braintree's sandbox does. */
function verdict(
  cents: number,
  card: Card,
  { confirmed, bankFirst }: { confirmed: boolean; bankFirst: boolean },
): { status: string; code: string; reason?: string } {
  if ((card.challenge || bankFirst) && !confirmed)
    return { status: 'gateway_rejected', code: '', reason: 'three_d_secure' };
  if (card.declines) return { status: 'processor_declined', code: '2000' };
  if (cents >= 200_000 && cents < 300_000)
    return { status: 'processor_declined', code: String(Math.floor(cents / 100)) };
  if (cents >= 300_000 && cents <= 300_099) return { status: 'failed', code: '3000' };
  if (cents === 500_100) return { status: 'gateway_rejected', code: '', reason: 'application_incomplete' };
  return { status: 'authorized', code: '1000' };
}

/** confirmed: the owner of the card has told its bank that it is them. */
type Nonces = Map<string, { card: Card; used: boolean; confirmed: boolean }>;
type Requests = Map<string, { body: string; outcome: Outcome }>;
type Memory = {
  nonces: Nonces;
  requests: Requests;
  transactions: Map<string, Transaction>;
  /** Cards whose tokens the shop named itself. */
  named: Map<string, Card>;
  forgotten: Set<string>;
  merchant: string;
  clock: () => number;
};

const cardOfNonce = ({ nonces }: Memory, nonce: string): Card | undefined =>
  FAKE_NONCES[nonce] ?? nonces.get(nonce)?.card;

const keptCard = ({ forgotten, named, merchant }: Memory, token: string): Card | undefined =>
  forgotten.has(token) ? undefined : (named.get(token) ?? cardOfToken(token, merchant));

function sourceCard(
  memory: Memory,
  { nonce = '', token }: Pick<Sale, 'nonce' | 'token'>,
): Card | { refusal: Refusal } {
  if (token !== undefined) {
    return keptCard(memory, token) ?? refuse('91517', 'Payment method token is unknown.');
  }
  if (nonce === 'fake-consumed-nonce' || memory.nonces.get(nonce)?.used)
    return refuse('91564', 'Cannot use a payment_method_nonce more than once.');
  return cardOfNonce(memory, nonce) ?? refuse('91565', 'Unknown or expired payment_method_nonce.');
}

function record({ transactions, clock }: Memory, made: Omit<Transaction, 'id' | 'createdAt'>): Transaction {
  const transaction = { ...made, id: newId(), createdAt: new Date(clock()).toISOString() };
  transactions.set(transaction.id, transaction);
  return transaction;
}

function newSale(memory: Memory, sale: Sale, declineAll: boolean): Outcome {
  if (sale.cents <= 0) return refuse('81531', 'Amount must be greater than zero.');
  const card = sourceCard(memory, sale);
  if ('refusal' in card) return card;
  const held = memory.nonces.get(sale.nonce ?? '');
  if (held) held.used = true;
  const {
    status,
    code,
    reason = '',
  } = declineAll
    ? { status: 'processor_declined', code: '2000' }
    : verdict(sale.cents, card, { confirmed: held?.confirmed ?? false, bankFirst: sale.bankFirst });
  const good = status === 'authorized';
  const transaction = record(memory, {
    type: 'sale',
    status: good && sale.submit ? 'submitted_for_settlement' : status,
    cents: sale.cents,
    orderId: sale.orderId,
    card,
    token: sale.token ?? (good && sale.vault ? tokenFor(card, memory.merchant) : ''),
    code,
    reason,
    refundedId: '',
  });
  return good ? { transaction } : { refusal: { code: '', message: 'Do Not Honor', transaction } };
}

/** Braintree numbers the same refusal otherwise where no sale is made. */
const VAULT_CODES: Readonly<Record<string, string>> = { '91564': '91731', '91565': '91732' };

/** A card without a sale, once its bank has confirmed it. */
function newKept(
  memory: Memory,
  wanted: { nonce: string; token: string },
  declineAll: boolean,
): { kept: KeptCard; refusal?: undefined } | { refusal: Refusal } {
  const card = sourceCard(memory, { nonce: wanted.nonce, token: undefined });
  if ('refusal' in card) return refuse(VAULT_CODES[card.refusal.code] ?? '', card.refusal.message);
  const held = memory.nonces.get(wanted.nonce);
  if (held) held.used = true;
  if (declineAll || card.declines) return refuse('', 'Do Not Honor');
  const token = wanted.token || tokenFor(card, memory.merchant);
  memory.named.set(token, card);
  return { kept: { token, card } };
}

/** The same key and body get the first answer again; the same key with another body gets none. */
function once(
  { requests }: Memory,
  { key, body }: { key: string; body: string },
  make: () => Outcome,
): Outcome {
  const before = key === '' ? undefined : requests.get(key);
  if (before)
    return before.body === body
      ? before.outcome
      : refuse('915232', 'The api_request_key was used with another request.');
  const outcome = make();
  if (key !== '') requests.set(key, { body, outcome });
  return outcome;
}

const move =
  (from: readonly string[], to: string, refusal: [code: string, message: string]) =>
  (transaction: Transaction): Outcome => {
    if (!from.includes(transaction.status)) return refuse(...refusal);
    transaction.status = to;
    return { transaction };
  };

const capture = move(['authorized'], 'submitted_for_settlement', [
  '91507',
  'Cannot submit for settlement unless status is authorized.',
]);
const release = move(['authorized', 'submitted_for_settlement'], 'voided', [
  '91504',
  'Transaction can only be voided if status is authorized or submitted_for_settlement.',
]);
const settle = move(['submitted_for_settlement'], 'settled', [
  '91507',
  'Cannot settle what was not submitted for settlement.',
]);

function newRefund(memory: Memory, sale: Transaction, wanted: { cents: number; orderId: string }): Outcome {
  if (!['settled', 'settling'].includes(sale.status))
    return refuse('91506', 'Cannot refund transaction unless it is settled.');
  const back = [...memory.transactions.values()].filter((each) => each.refundedId === sale.id);
  const left = sale.cents - back.reduce((sum, each) => sum + each.cents, 0);
  if (left === 0) return refuse('91512', 'Transaction has already been completely refunded.');
  if (wanted.cents > left) return refuse('91521', 'Refund amount is too large.');
  const { card, token } = sale;
  const made = {
    card,
    token,
    code: '1000',
    reason: '',
    refundedId: sale.id,
    status: 'submitted_for_settlement',
  };
  return { transaction: record(memory, { ...made, ...wanted, type: 'credit' }) };
}

/** Everything that the stand-in remembers: nonces, transactions, kept cards, and the keys of requests. */
export function openBank(clock: () => number, merchant = '') {
  const memory: Memory = {
    nonces: new Map(),
    requests: new Map(),
    transactions: new Map(),
    named: new Map(),
    forgotten: new Set(),
    merchant,
    clock,
  };
  const all = (): Transaction[] => [...memory.transactions.values()];
  const addNonce = (card: Card, confirmed = false): string => {
    const nonce = `tokencc_${newId()}_${newId()}`;
    memory.nonces.set(nonce, { card, used: false, confirmed });
    return nonce;
  };
  return {
    capture,
    release,
    settle,
    all,
    cardOfNonce: (nonce: string) => cardOfNonce(memory, nonce),
    cardOfToken: (token: string) => keptCard(memory, token),
    addNonce,
    /** The bank was asked, and had no question. */
    trust: (nonce: string): void => {
      const held = memory.nonces.get(nonce);
      if (held) held.confirmed = true;
    },
    challenges: openChallenges({
      cardOf: (nonce) => cardOfNonce(memory, nonce),
      /** The first nonce is worth nothing any more; the one that comes back is. */
      confirm: (nonce) => {
        const held = memory.nonces.get(nonce);
        if (!held || held.used) return '';
        held.used = true;
        return addNonce(held.card, true);
      },
    }),
    isUsed: (nonce: string): boolean => memory.nonces.get(nonce)?.used === true,
    sale: (sale: Sale, body: string, declineAll = false): Outcome =>
      once(memory, { key: sale.requestKey, body }, () => newSale(memory, sale, declineAll)),
    find: (id: string) => memory.transactions.get(id),
    between: (from: number, to: number) =>
      all().filter(({ createdAt }) => Date.parse(createdAt) >= from && Date.parse(createdAt) <= to),
    byOrder: (orderId: string) => all().filter((each) => each.orderId === orderId && each.type === 'sale'),
    refund: (
      sale: Transaction,
      wanted: { cents: number; orderId: string; key: string },
      body: string,
    ): Outcome =>
      once(memory, { key: wanted.key, body: `${sale.id}${body}` }, () =>
        newRefund(memory, sale, { cents: wanted.cents, orderId: wanted.orderId }),
      ),
    keep: (wanted: { nonce: string; token: string }, declineAll = false) =>
      newKept(memory, wanted, declineAll),
    forget: (token: string): void => {
      memory.forgotten.add(token);
    },
  };
}
export type Bank = ReturnType<typeof openBank>;
