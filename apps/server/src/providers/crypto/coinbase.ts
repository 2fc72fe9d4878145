import { createHmac, hash, timingSafeEqual } from 'node:crypto';
import { formatCents } from '@servery/domain/money';
import { z } from 'zod';
import { type KeysAnswer, keysAnswer } from '#providers/answers';
import type { RefundWish, StepAnswer } from '#providers/card/port';
import { amountFields, centsOf, CURRENCY, REFUND } from '#providers/crypto/coinbase-amount';
import { coinbaseListing } from '#providers/crypto/coinbase-list';
import { coinbaseHttp, type CoinbaseCall, type CoinbaseSettings } from '#providers/crypto/coinbase-http';
import type {
  ProviderNews,
  RedirectAnswer,
  RedirectPort,
  RedirectStart,
  TakeAnswer,
} from '#providers/redirect-port';

const checkout = z.object({
  id: z.string().min(1),
  status: z.string(),
  ...amountFields,
  url: z.string().default(''),
});
/** What is told comes flat or in an envelope. */
const webhookBody = z.object({
  eventType: z.string().optional(),
  type: z.string().optional(),
  id: z.string().optional(),
  data: z.object({ id: z.string().optional() }).optional(),
});

const MINUTES = 15;

async function begin(call: CoinbaseCall, start: RedirectStart): Promise<RedirectAnswer> {
  const got = await call('POST', '/checkouts', {
    key: start.id,
    body: {
      amount: formatCents(start.cents),
      currency: CURRENCY,
      description: start.description,
      metadata: { orderId: start.id },
      successRedirectUrl: start.returnUrl,
      failRedirectUrl: start.cancelUrl,
      expiresAt: new Date(Date.now() + MINUTES * 60_000).toISOString(),
    },
  });
  if (got.is === 'refused') return { is: 'declined', why: got.why };
  if (got.is !== 'ok') return { is: got.is, why: got.why };
  const made = checkout.safeParse(got.body);
  if (!made.success || !/^https?:\/\//.test(made.data.url))
    return { is: 'silent', why: 'a checkout in an unknown form' };
  return { is: 'redirect', reference: made.data.id, url: made.data.url };
}

/** Some of it may have gone back since: it was paid all the same. */
const TAKEN = new Set(['COMPLETED', 'PARTIALLY_REFUNDED']);
const OVER = new Set(['DEACTIVATED', 'EXPIRED', 'FAILED', 'REFUNDED']);

async function take(call: CoinbaseCall, reference: string): Promise<TakeAnswer> {
  const got = await call('GET', `/checkouts/${encodeURIComponent(reference)}`);
  if (got.is === 'refused' && got.missing) return { is: 'over', why: got.why };
  if (got.is !== 'ok') return { is: 'silent', why: got.why };
  const made = checkout.safeParse(got.body);
  if (!made.success) return { is: 'silent', why: 'a checkout in an unknown form' };
  const { status, id } = made.data;
  if (TAKEN.has(status)) return { is: 'taken', reference: id, cents: centsOf(made.data) };
  if (OVER.has(status)) return { is: 'over', why: status };
  return { is: status === 'PROCESSING' ? 'pending' : 'waiting', why: status };
}

async function refund(call: CoinbaseCall, wanted: RefundWish): Promise<StepAnswer> {
  const got = await call('POST', `/checkouts/${encodeURIComponent(wanted.reference)}/refund`, {
    body: { amount: formatCents(wanted.cents), currency: CURRENCY, reason: REFUND + wanted.id },
  });
  // There is no key to repeat it by: a refund that was not answered is for a person to look at.
  if (got.is === 'ok') return { is: 'done', reference: wanted.reference };
  if (got.is === 'not_asked') return { is: 'silent', why: got.why };
  return { is: 'impossible', why: got.is === 'silent' ? `not answered: ${got.why}` : got.why };
}

async function checkKeys(call: CoinbaseCall): Promise<KeysAnswer> {
  const got = await call('GET', '/checkouts?pageSize=1');
  return got.is === 'ok' ? { is: 'ok' } : keysAnswer(got.why);
}

const SKEW_MS = 5 * 60_000;

/** `t=<seconds>,v0=<hex>`: the time and the body, signed together, and not long ago. */
function isSigned(raw: Buffer, header: string | undefined, at: { secret: string; now: number }): boolean {
  const parts = new Map((header ?? '').split(',').map((part) => part.split('=', 2) as [string, string]));
  const time = parts.get('t') ?? '';
  if (!/^\d{1,12}$/.test(time) || Math.abs(at.now - Number(time) * 1000) > SKEW_MS) return false;
  const wanted = createHmac('sha256', at.secret).update(`${time}.`).update(raw).digest();
  const held = Buffer.from(parts.get('v0') ?? '', 'hex');
  return held.length === wanted.length && timingSafeEqual(held, wanted);
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

function news(raw: Buffer, header: string | undefined, at: { secret: string; now: number }) {
  if (!isSigned(raw, header, at)) return undefined;
  const event = webhookBody.safeParse(parse(raw.toString('utf8')));
  if (!event.success) return undefined;
  const { eventType, type = '', id, data } = event.data;
  const name = eventType ?? type;
  const reference = data?.id ?? id ?? '';
  const about = name.startsWith('checkout.payment.') ? 'payment' : 'other';
  // Each kind of event happens once to a checkout, whichever name its delivery has.
  const key = hash('sha256', `${name} ${reference}`, 'base64url');
  return { id: `coinbase-${key}`, reference, about } satisfies ProviderNews;
}

/** Coinbase Business: a checkout that is paid there, and told of by webhook. */
export function coinbasePayments(settings: CoinbaseSettings, clock: () => number = Date.now): RedirectPort {
  const call = coinbaseHttp(settings, clock);
  const { webhookSecret: secret } = settings;
  return {
    live: settings.live,
    knowsRepeats: false,
    takes: false,
    checkKeys: () => checkKeys(call),
    begin: (start) => begin(call, start),
    take: ({ reference }) => take(call, reference),
    find: ({ reference }) => take(call, reference),
    giveUp: async (reference) => {
      await call('POST', `/checkouts/${encodeURIComponent(reference)}/deactivate`);
    },
    refund: (wanted) => refund(call, wanted),
    listing: coinbaseListing(call),
    news: ({ raw, headers }) =>
      Promise.resolve(secret ? news(raw, headers['x-hook0-signature'], { secret, now: clock() }) : undefined),
  };
}
