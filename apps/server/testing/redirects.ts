import { generateKeyPairSync, randomUUID } from 'node:crypto';
import type { CallInput } from '@servery/contract/registry';
import { braintreeEnv } from './cards.ts';
import { add, submission, visit } from './orders.ts';
import type { Sandbox } from './sandbox.ts';
import { cartById, saveLines } from '#stores/carts';
import { lastAttempt } from '#stores/payments';
import type { Person, Servery } from './servery.ts';

export const redirectEnv = (url: string): Record<string, string> => ({
  ...braintreeEnv(url),
  PAYPAL_CLIENT_ID: 'client',
  PAYPAL_SECRET: 'secret',
  PAYPAL_WEBHOOK_ID: 'hook',
  PAYPAL_URL: `${url}/paypal`,
  BTCPAY_URL: `${url}/btcpay`,
  BTCPAY_API_KEY: 'key',
  BTCPAY_STORE_ID: 'store',
  BTCPAY_WEBHOOK_SECRET: 'sandbox',
});

/** A server that can write to its customers too. */
export const mailingEnv = (url: string, { smtpPort }: Sandbox): Record<string, string> => ({
  ...redirectEnv(url),
  MAIL_URL: `smtp://127.0.0.1:${smtpPort}`,
});

/** Only its shape matters: the stand-in does not ask whose key it is. */
const { privateKey } = generateKeyPairSync('ec', {
  namedCurve: 'P-256',
  privateKeyEncoding: { type: 'sec1', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});

/** Coinbase instead of BTCPay. */
export const coinbaseEnv = (url: string): Record<string, string> => ({
  ...redirectEnv(url),
  BTCPAY_URL: '',
  COINBASE_KEY_NAME: 'organizations/shop/apiKeys/key',
  COINBASE_KEY_SECRET: privateKey,
  COINBASE_WEBHOOK_SECRET: 'sandbox',
  COINBASE_URL: `${url}/coinbase/api/v1`,
});

export const TOTAL = { PP: '16.24', CB: '16.00' } as const;
export type Redirected = keyof typeof TOTAL;

/** Chips in the cart, and on the way to the provider's page. */
export async function leaveToPay(
  person: Person,
  method: Redirected,
  more: Partial<CallInput<'SubmitOrder'>> = {},
) {
  const venue = await visit(person);
  await add(person, venue, 'Rosemary Chips', 2);
  const fields = submission(venue, {
    payment_method: method,
    expected_total: TOTAL[method],
    submit_key: randomUUID(),
    ...more,
  });
  const validated = await person.call('SubmitOrder', { ...fields, preorder: 0 });
  return { venue, fields, key: String(fields.submit_key), validated, page: validated.payment_redirect };
}

/** One more of the first line, behind the lock that a payment puts on its cart: what comes after must hold all the same. */
export async function changeCart({ server }: Servery, key: string): Promise<void> {
  await server.db.write(async (tx) => {
    const attempt = await lastAttempt(tx, key);
    const cart = attempt && (await cartById(tx, attempt.cart_id));
    if (!cart) throw new Error('Nothing was begun by this key');
    const lines = cart.lines.map((line, at) => (at === 0 ? { ...line, quantity: line.quantity + 1 } : line));
    await saveLines(tx, cart.id, lines);
  });
}

/** What the buyer presses on the provider's page; answers where the browser is sent. */
export async function press(page: string, choice: string): Promise<string> {
  const url = new URL(page);
  const token = url.searchParams.get('token');
  if (token) url.pathname += `/${token}`;
  url.search = '';
  const response = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams({ choice }),
    redirect: 'manual',
  });
  return response.headers.get('location') ?? '';
}

/** Where the customer of each refund names a wallet: the links that the provider has handed out for an invoice. */
export async function claimLinksFor(sandbox: Sandbox, reference: string): Promise<string[]> {
  const response = await fetch(`${sandbox.url}/api/crypto/invoices`);
  const { refunds } = (await response.json()) as { refunds: { id: string; invoiceId: string }[] };
  return refunds
    .filter(({ invoiceId }) => invoiceId === reference)
    .map(({ id }) => `${sandbox.url}/btcpay/pull-payments/${id}`);
}

type Taken = { charges: { customId: string; amount: string }[]; refunds: number };
/** What the provider has taken for an attempt, and how much of it has gone back. */
export async function takenFor(sandbox: Sandbox, method: Redirected, reference: string): Promise<Taken> {
  const ask = async (path: string) =>
    (await (await fetch(`${sandbox.url}/api/${path}`)).json()) as Record<string, Record<string, string>[]>;
  if (method === 'PP') {
    const { orders = [], refunds = [] } = await ask('paypal/orders');
    const taken = orders.filter(
      ({ id, captureId, captureStatus }) =>
        id === reference && captureId !== '' && captureStatus === 'COMPLETED',
    );
    return {
      charges: taken.map((order) => ({ customId: order['customId']!, amount: order['value']! })),
      refunds: refunds.filter(({ captureId }) => taken.some((order) => order['captureId'] === captureId))
        .length,
    };
  }
  if (reference.startsWith('coinbase:')) {
    const id = reference.slice('coinbase:'.length);
    const { checkouts = [], refunds = [] } = await ask('coinbase/checkouts');
    const paid = checkouts.filter(
      (checkout) => checkout['id'] === id && /^(COMPLETED|(PARTIALLY_)?REFUNDED)$/.test(checkout['status']!),
    );
    return {
      charges: paid.map((checkout) => ({ customId: '', amount: checkout['amount']! })),
      refunds: refunds.filter(({ checkoutId }) => checkoutId === id).length,
    };
  }
  const { invoices = [], refunds = [] } = await ask('crypto/invoices');
  const paid = invoices.filter(({ id, status }) => id === reference && status === 'Settled');
  return {
    charges: paid.map((invoice) => ({ customId: '', amount: invoice['amount']! })),
    refunds: refunds.filter(({ invoiceId }) => invoiceId === reference).length,
  };
}
