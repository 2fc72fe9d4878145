import { formatCents, parseCents } from '@servery/domain/money';
import { z } from 'zod';
import { type PaypalCall, paypalHttp } from '#providers/paypal/paypal-http';
import { paypalListing } from '#providers/paypal/paypal-list';
import type {
  ProviderNews,
  RedirectAnswer,
  RedirectPort,
  RedirectStart,
  TakeAnswer,
  Webhook,
} from '#providers/redirect-port';
import { type KeysAnswer, keysAnswer } from '#providers/answers';
import type { RefundWish, StepAnswer } from '#providers/card/port';

export type PaypalSettings = {
  url: string;
  clientId: string;
  secret: string;
  /** Without it no webhook is believed. */
  webhookId: string | undefined;
  live: boolean;
  timeoutMs: number;
};

const money = z.object({ currency_code: z.literal('AUD'), value: z.string() });
const capture = z.object({ id: z.string(), status: z.string(), amount: money });
const order = z.object({
  id: z.string(),
  status: z.string(),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).default([]),
  purchase_units: z
    .array(z.object({ payments: z.object({ captures: z.array(capture).default([]) }).optional() }))
    .default([]),
});
type PaypalOrder = z.output<typeof order>;
const refunded = z.object({ id: z.string(), status: z.string() });
const event = z.object({
  id: z.string().min(1),
  event_type: z.string(),
  resource: z.object({
    id: z.string().default(''),
    supplementary_data: z
      .object({ related_ids: z.object({ order_id: z.string().optional() }).optional() })
      .optional(),
  }),
});

const orderBody = (start: RedirectStart) => ({
  intent: 'CAPTURE',
  purchase_units: [
    {
      reference_id: start.id,
      custom_id: start.id,
      description: start.description.slice(0, 127),
      amount: { currency_code: 'AUD', value: formatCents(start.cents) },
    },
  ],
  payment_source: {
    paypal: {
      experience_context: {
        return_url: start.returnUrl,
        cancel_url: start.cancelUrl,
        shipping_preference: 'NO_SHIPPING',
        user_action: 'PAY_NOW',
      },
    },
  },
});

async function begin(call: PaypalCall, start: RedirectStart): Promise<RedirectAnswer> {
  const got = await call('POST', '/v2/checkout/orders', { body: orderBody(start), key: start.id });
  if (got.is !== 'ok') return got.is === 'refused' ? { is: 'declined', why: got.issue } : got;
  const made = order.safeParse(got.body);
  const link = made.data?.links.find(({ rel }) => rel === 'payer-action' || rel === 'approve');
  if (!made.success || !link || !/^https?:\/\//.test(link.href))
    return { is: 'silent', why: 'an order without a way to pay it' };
  return { is: 'redirect', reference: made.data.id, url: link.href };
}

function taken(made: PaypalOrder): TakeAnswer {
  const [first] = made.purchase_units.flatMap((unit) => unit.payments?.captures ?? []);
  if (first?.status === 'COMPLETED')
    return { is: 'taken', reference: first.id, cents: parseCents(first.amount.value) ?? 0 };
  if (first?.status === 'PENDING') return { is: 'pending', why: first.status };
  return first ? { is: 'over', why: first.status } : { is: 'waiting', why: made.status };
}

async function standing(call: PaypalCall, reference: string): Promise<TakeAnswer> {
  const got = await call('GET', `/v2/checkout/orders/${encodeURIComponent(reference)}`, {});
  if (got.is === 'refused') return { is: 'over', why: got.issue };
  if (got.is !== 'ok') return { is: 'silent', why: got.why };
  const made = order.safeParse(got.body);
  if (!made.success) return { is: 'silent', why: 'an order in an unknown form' };
  return made.data.status === 'VOIDED' ? { is: 'over', why: 'VOIDED' } : taken(made.data);
}

/** The customer can still agree, or choose another way to pay at PayPal. */
const NOT_AGREED = new Set([
  'ORDER_NOT_APPROVED',
  'PAYER_ACTION_REQUIRED',
  'INSTRUMENT_DECLINED',
  'REDIRECT_PAYER_FOR_ALTERNATE_FUNDING',
]);
/** PayPal will not take it, however often it is asked. */
const FINAL = new Set([
  'TRANSACTION_REFUSED',
  'PAYER_CANNOT_PAY',
  'PAYER_ACCOUNT_RESTRICTED',
  'PAYER_ACCOUNT_LOCKED_OR_CLOSED',
  'PAYEE_BLOCKED_TRANSACTION',
  'PAYEE_ACCOUNT_RESTRICTED',
  'PAYEE_ACCOUNT_LOCKED_OR_CLOSED',
  'MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED',
  'COMPLIANCE_VIOLATION',
]);

/** A refusal, unless it turns out that it was taken before. */
async function refusedTake(call: PaypalCall, reference: string, issue: string): Promise<TakeAnswer> {
  if (NOT_AGREED.has(issue)) return { is: 'waiting', why: issue };
  const now = await standing(call, reference);
  return now.is === 'waiting' && FINAL.has(issue) ? { is: 'over', why: issue } : now;
}

async function take(call: PaypalCall, payment: { id: string; reference: string }): Promise<TakeAnswer> {
  const path = `/v2/checkout/orders/${encodeURIComponent(payment.reference)}/capture`;
  const got = await call('POST', path, { body: {}, key: `${payment.id}-capture`, whole: true });
  if (got.is === 'not_asked') return { is: 'silent', why: got.why };
  if (got.is === 'silent') return got;
  if (got.is === 'refused') return refusedTake(call, payment.reference, got.issue);
  const made = order.safeParse(got.body);
  return made.success ? taken(made.data) : standing(call, payment.reference);
}

async function refund(call: PaypalCall, wanted: RefundWish): Promise<StepAnswer> {
  const path = `/v2/payments/captures/${encodeURIComponent(wanted.reference)}/refund`;
  const amount = { currency_code: 'AUD', value: formatCents(wanted.cents) };
  const got = await call('POST', path, { body: { amount, custom_id: wanted.id }, key: wanted.key });
  if (got.is === 'refused')
    return got.issue === 'PENDING_CAPTURE'
      ? { is: 'not_yet', why: got.issue }
      : { is: 'impossible', why: got.issue };
  if (got.is !== 'ok') return { is: 'silent', why: got.why };
  const made = refunded.safeParse(got.body);
  if (!made.success) return { is: 'silent', why: 'a refund in an unknown form' };
  const { id, status } = made.data;
  return status === 'FAILED' || status === 'CANCELLED'
    ? { is: 'impossible', why: status }
    : { is: 'done', reference: id };
}

const HEADERS = {
  auth_algo: 'paypal-auth-algo',
  cert_url: 'paypal-cert-url',
  transmission_id: 'paypal-transmission-id',
  transmission_sig: 'paypal-transmission-sig',
  transmission_time: 'paypal-transmission-time',
} as const;

const CERTIFICATE = /^https:\/\/[a-z.]+\.paypal\.com\//;

/** PayPal itself says whether the message is its own. */
async function news(
  call: PaypalCall,
  webhookId: string | undefined,
  webhook: Webhook,
): Promise<ProviderNews | 'not-ours' | undefined> {
  if (!webhookId) return undefined;
  const fields = Object.entries(HEADERS).map(([name, header]) => [name, webhook.headers[header]] as const);
  if (fields.some(([, value]) => !value)) return undefined;
  let body: unknown;
  try {
    body = JSON.parse(webhook.raw.toString('utf8'));
  } catch {
    return undefined;
  }
  const parsed = event.safeParse(body);
  if (!parsed.success || !CERTIFICATE.test(webhook.headers[HEADERS.cert_url] ?? '')) return undefined;
  const { id, event_type: type, resource } = parsed.data;
  const reference = resource.supplementary_data?.related_ids?.order_id ?? resource.id;
  // Asking costs PayPal and us a request: not for everybody who sends something to this address.
  if (!(await webhook.isOurs(reference))) return 'not-ours';
  const got = await call('POST', '/v1/notifications/verify-webhook-signature', {
    body: { ...Object.fromEntries(fields), webhook_id: webhookId, webhook_event: body },
  });
  if (got.is === 'silent' || got.is === 'not_asked') throw new Error(`PayPal did not verify: ${got.why}`);
  const verdict = z.object({ verification_status: z.string() }).safeParse(got.is === 'ok' ? got.body : {});
  if (verdict.data?.verification_status !== 'SUCCESS') return undefined;
  const about = /^(CHECKOUT\.ORDER\.APPROVED|PAYMENT\.CAPTURE\.)/.test(type) ? 'payment' : 'other';
  return { id, reference, about };
}

/** There is no such order; who has no access is not told so. */
async function checkKeys(call: PaypalCall): Promise<KeysAnswer> {
  const got = await call('GET', '/v2/checkout/orders/SERVERYKEYS', {});
  return got.is === 'ok' || got.is === 'refused' ? { is: 'ok' } : keysAnswer(got.why);
}

/** PayPal, Orders v2: the customer agrees at PayPal, and we take the money when the order is placed. */
export function paypalPayments(settings: PaypalSettings): RedirectPort {
  const call = paypalHttp(settings);
  return {
    live: settings.live,
    knowsRepeats: true,
    takes: true,
    checkKeys: () => checkKeys(call),
    begin: (start) => begin(call, start),
    take: (payment) => take(call, payment),
    find: ({ reference }) => standing(call, reference),
    // Nothing is taken unless we take it: an order that nobody captures ends by itself.
    giveUp: () => Promise.resolve(),
    refund: (wanted) => refund(call, wanted),
    listing: paypalListing(call),
    news: (webhook) => news(call, settings.webhookId, webhook),
  };
}
