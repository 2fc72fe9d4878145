import type { Card } from './cards.ts';
import type { KeptCard, Refusal, Transaction } from './bank.ts';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escape = (text: string): string => text.replaceAll(/[&<>]/g, (char) => ESCAPES[char] ?? char);

type Content = string | string[];
const el = (name: string, content: Content, attributes = ''): string =>
  Array.isArray(content)
    ? `<${name}${attributes}>${content.join('')}</${name}>`
    : content === ''
      ? `<${name} nil="true"/>`
      : `<${name}${attributes}>${escape(content)}</${name}>`;

const money = (cents: number): string => (cents / 100).toFixed(2);
export const document = (root: string): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root}`;

const INSTRUMENT = { apple: 'apple_pay_card', google: 'android_pay_card', none: 'credit_card' } as const;

const cardXml = ({ token, card }: KeptCard): string =>
  el('credit-card', [
    el('token', token),
    el('bin', card.bin),
    el('last-4', card.last4),
    el('card-type', card.type),
    el('expiration-month', card.month),
    el('expiration-year', card.year),
  ]);

/** Whoever has a card in the vault is a customer there. */
export const customerXml = (id: string, kept: KeptCard): string =>
  el('customer', [el('id', id), el('credit-cards', [cardXml(kept)], ' type="array"')]);

export const transactionXml = (it: Transaction): string =>
  el('transaction', [
    el('id', it.id),
    el('status', it.status),
    el('type', it.type),
    el('amount', money(it.cents)),
    el('currency-iso-code', 'AUD'),
    el('order-id', it.orderId),
    el('created-at', it.createdAt, ' type="datetime"'),
    el('payment-instrument-type', INSTRUMENT[it.card.wallet ?? 'none']),
    el('processor-response-code', it.code),
    el('gateway-rejection-reason', it.reason),
    el('refunded-transaction-id', it.refundedId),
    cardXml(it),
  ]);

export const refusalXml = ({ code, message, transaction }: Refusal): string => {
  const error = el('error', [el('code', code), el('attribute', 'base'), el('message', message)]);
  const list = el('errors', code === '' ? [] : [error], ' type="array"');
  return el('api-error-response', [
    el('errors', [list, el('transaction', [el('errors', code === '' ? [] : [error], ' type="array"')])]),
    el('message', message),
    ...(transaction ? [transactionXml(transaction)] : []),
  ]);
};

export const searchXml = (ids: readonly string[]): string =>
  el('search-results', [
    el('page-size', '50', ' type="integer"'),
    el(
      'ids',
      ids.map((id) => el('item', id)),
      ' type="array"',
    ),
  ]);

export const pageXml = (transactions: readonly Transaction[]): string =>
  el('credit-card-transactions', transactions.map(transactionXml), ' type="collection"');

const NONCE_TYPE = { apple: 'ApplePayCard', google: 'AndroidPayCard', none: 'CreditCard' } as const;

export const nonceXml = (nonce: string, { wallet, ...card }: Card, used: boolean): string =>
  el('payment-method-nonce', [
    el('type', NONCE_TYPE[wallet ?? 'none']),
    el('nonce', nonce),
    el('consumed', String(used), ' type="boolean"'),
    el('details', [
      el('card-type', card.type),
      el('bin', card.bin),
      el('last-four', card.last4),
      el('expiration-month', card.month),
      el('expiration-year', card.year),
    ]),
  ]);
