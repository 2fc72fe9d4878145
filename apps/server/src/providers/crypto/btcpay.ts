import { createHmac, timingSafeEqual } from 'node:crypto';
import { formatCents, parseCents } from '@servery/domain/money';
import { z } from 'zod';
import { askProvider } from '#providers/ask';
import { btcpayListing } from '#providers/crypto/btcpay-list';
import { type KeysAnswer, keysAnswer } from '#providers/answers';
import type { RefundWish, StepAnswer } from '#providers/card/port';
import type {
  ProviderNews,
  RedirectAnswer,
  RedirectPort,
  RedirectStart,
  TakeAnswer,
} from '#providers/redirect-port';

export type BtcpaySettings = {
  url: string;
  apiKey: string;
  storeId: string;
  /** Without it no webhook is believed. */
  webhookSecret: string | undefined;
  live: boolean;
  timeoutMs: number;
};

const invoice = z.object({
  id: z.string(),
  status: z.string(),
  additionalStatus: z.string().default('None'),
  amount: z.string(),
  currency: z.string(),
  checkoutLink: z.string(),
});
type Invoice = z.output<typeof invoice>;
const event = z.object({
  deliveryId: z.string().min(1),
  originalDeliveryId: z.string().nullish(),
  type: z.string(),
  storeId: z.string(),
  invoiceId: z.string().default(''),
});
const pull = z.object({ id: z.string(), viewLink: z.string().default('') });

type Got =
  | { is: 'ok'; body: unknown }
  | { is: 'refused'; why: string; missing: boolean }
  | { is: 'not_asked'; why: string }
  | { is: 'silent'; why: string };
type Call = (method: 'GET' | 'POST', path: string, body?: object) => Promise<Got>;

function btcpayHttp({ url, apiKey, storeId, timeoutMs }: BtcpaySettings): Call {
  const headers = { authorization: `token ${apiKey}`, 'content-type': 'application/json' };
  return async (method, path, body) => {
    const init = { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) };
    const got = await askProvider(`${url}/api/v1/stores/${storeId}${path}`, init, {
      provider: 'btcpay',
      timeoutMs,
    });
    if (!got.ok) return { is: got.asked ? 'silent' : 'not_asked', why: got.why };
    if (got.status === 401 || got.status === 403 || got.status === 429)
      return { is: 'not_asked', why: `answered ${got.status}` };
    if (got.status >= 400 && got.status < 500)
      return { is: 'refused', why: `answered ${got.status}`, missing: got.status === 404 };
    if (got.status !== 200) return { is: 'silent', why: `answered ${got.status}` };
    try {
      return { is: 'ok', body: got.text === '' ? {} : JSON.parse(got.text) };
    } catch {
      return { is: 'silent', why: 'no JSON' };
    }
  };
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const MINUTES = 15;

async function begin(call: Call, start: RedirectStart): Promise<RedirectAnswer> {
  const got = await call('POST', '/invoices', {
    amount: formatCents(start.cents),
    currency: 'AUD',
    metadata: { orderId: start.id, itemDesc: start.description },
    checkout: { redirectURL: start.returnUrl, redirectAutomatically: true, expirationMinutes: MINUTES },
    additionalSearchTerms: [start.id],
  });
  if (got.is === 'refused') return { is: 'declined', why: got.why };
  if (got.is !== 'ok') return { is: got.is, why: got.why };
  const made = invoice.safeParse(got.body);
  if (!made.success || !/^https?:\/\//.test(made.data.checkoutLink))
    return { is: 'silent', why: 'an invoice in an unknown form' };
  return { is: 'redirect', reference: made.data.id, url: made.data.checkoutLink };
}

/** Only Settled means paid. What was paid in part, or after the invoice ran out, is for a person to sort out. */
function standing(made: Invoice): TakeAnswer {
  const cents = parseCents(made.amount) ?? 0;
  if (made.status === 'Settled') return { is: 'taken', reference: made.id, cents };
  if (made.status === 'Expired' || made.status === 'Invalid')
    return made.additionalStatus === 'None' || made.additionalStatus === 'Marked'
      ? { is: 'over', why: made.status }
      : { is: 'part', why: `${made.status} ${made.additionalStatus}` };
  return { is: made.status === 'Processing' ? 'pending' : 'waiting', why: made.status };
}

async function take(call: Call, payment: { reference: string }): Promise<TakeAnswer> {
  const got = await call('GET', `/invoices/${encodeURIComponent(payment.reference)}`);
  if (got.is === 'refused' && got.missing) return { is: 'over', why: got.why };
  if (got.is !== 'ok') return { is: 'silent', why: got.why };
  const made = invoice.safeParse(got.body);
  return made.success ? standing(made.data) : { is: 'silent', why: 'an invoice in an unknown form' };
}

async function refund(call: Call, wanted: RefundWish): Promise<StepAnswer> {
  const got = await call('POST', `/invoices/${encodeURIComponent(wanted.reference)}/refund`, {
    refundVariant: 'Custom',
    customAmount: formatCents(wanted.cents),
    customCurrency: 'AUD',
    name: `Refund ${wanted.id}`,
    payoutMethods: ['BTC'],
  });
  // There is no key to repeat it by: a refund that was not answered is for a person to look at.
  if (got.is !== 'ok')
    return got.is === 'not_asked'
      ? { is: 'silent', why: got.why }
      : { is: 'impossible', why: got.is === 'silent' ? `not answered: ${got.why}` : got.why };
  const made = pull.safeParse(got.body);
  return made.success
    ? { is: 'done', reference: made.data.id, claimUrl: made.data.viewLink }
    : { is: 'impossible', why: 'an unknown form' };
}

function isSigned(raw: Buffer, given: string | undefined, secret: string): boolean {
  const wanted = Buffer.from(`sha256=${createHmac('sha256', secret).update(raw).digest('hex')}`);
  const held = Buffer.from(given ?? '');
  return held.length === wanted.length && timingSafeEqual(held, wanted);
}

function news(
  { webhookSecret, storeId }: BtcpaySettings,
  raw: Buffer,
  signature: string | undefined,
): ProviderNews | undefined {
  if (!webhookSecret || !isSigned(raw, signature, webhookSecret)) return undefined;
  const body = event.safeParse(parse(raw.toString('utf8')));
  if (!body.success || body.data.storeId !== storeId) return undefined;
  const { deliveryId, originalDeliveryId, invoiceId, type } = body.data;
  const about = /^Invoice(Settled|Expired|Invalid|Processing|PaymentSettled)$/.test(type)
    ? 'payment'
    : 'other';
  return { id: originalDeliveryId || deliveryId, reference: invoiceId, about };
}

async function checkKeys(call: Call): Promise<KeysAnswer> {
  const got = await call('GET', '/invoices?take=1');
  return got.is === 'ok' ? { is: 'ok' } : keysAnswer(got.why);
}

/** A BTCPay server of the venue's own: an invoice that is paid there, and told of by webhook. */
export function btcpayPayments(settings: BtcpaySettings): RedirectPort {
  const call = btcpayHttp(settings);
  return {
    live: settings.live,
    knowsRepeats: false,
    takes: false,
    checkKeys: () => checkKeys(call),
    begin: (start) => begin(call, start),
    take: (payment) => take(call, payment),
    find: (payment) => take(call, payment),
    giveUp: async (reference) => {
      const now = await take(call, { reference });
      if (now.is !== 'waiting' || now.why !== 'New') return;
      await call('POST', `/invoices/${encodeURIComponent(reference)}/status`, { status: 'Invalid' });
    },
    refund: (wanted) => refund(call, wanted),
    listing: btcpayListing((path) => call('GET', path)),
    news: ({ raw, headers }) => Promise.resolve(news(settings, raw, headers['btcpay-sig'])),
  };
}
