import type { Listed } from '@servery/domain/payments/reconcile';
import { z } from 'zod';
import type { CoinbaseCall } from '#providers/crypto/coinbase-http';
import { amountFields, centsOf, REFUND } from '#providers/crypto/coinbase-amount';
import type { Lister, Listing } from '#providers/listing';

type Span = { from: number; to: number };

const time = z.string().transform((text) => Date.parse(text));
const page = z.object({
  checkouts: z.array(
    z.object({
      id: z.string(),
      status: z.string(),
      ...amountFields,
      createdAt: time,
      metadata: z.looseObject({ orderId: z.string().optional() }).nullish(),
      refunds: z
        .array(
          z.object({
            id: z.string(),
            status: z.string(),
            ...amountFields,
            reason: z.string().nullish(),
            createdAt: time,
          }),
        )
        .nullish(),
    }),
  ),
  nextPageToken: z.string().nullish(),
});
type Checkout = z.output<typeof page>['checkouts'][number];

const PAGE = 100;
const PAID = new Set(['COMPLETED', 'REFUNDED', 'PARTIALLY_REFUNDED']);

const charge = (made: Checkout): Listed => ({
  kind: 'charge',
  ours: made.metadata?.orderId ?? '',
  reference: made.id,
  cents: centsOf(made),
  standing: PAID.has(made.status) ? 'taken' : made.status === 'PROCESSING' ? 'held' : 'gone',
  at: made.createdAt,
});

/** A refund stands in its checkout, and carries our id in its reason. */
const refunds = ({ refunds: made, currency }: Checkout): Listed[] =>
  (made ?? []).map((it) => ({
    kind: 'refund',
    ours: it.reason?.startsWith(REFUND) ? it.reason.slice(REFUND.length) : '',
    reference: it.id,
    cents: centsOf({ ...it, currency: it.currency || currency }),
    standing: it.status === 'FAILED' ? 'gone' : 'taken',
    at: it.createdAt,
  }));

async function all(
  call: CoinbaseCall,
  filter: Record<string, string>,
): Promise<{ is: 'all'; checkouts: Checkout[] } | Extract<Listing, { is: 'silent' }>> {
  const checkouts: Checkout[] = [];
  const seen = new Set<string>();
  for (let token: string | undefined; token !== '';) {
    const query = new URLSearchParams({
      pageSize: String(PAGE),
      ...filter,
      ...(token ? { pageToken: token } : {}),
    });
    const got = await call('GET', `/checkouts?${query.toString()}`);
    if (got.is !== 'ok') return { is: 'silent', why: got.why };
    const read = page.safeParse(got.body);
    if (!read.success) return { is: 'silent', why: 'checkouts in an unknown form' };
    checkouts.push(...read.data.checkouts);
    token = read.data.nextPageToken ?? '';
    if (seen.has(token)) return { is: 'silent', why: 'a list that turns in a circle' };
    seen.add(token);
  }
  return { is: 'all', checkouts };
}

const within = ({ from, to }: Span, at: number): boolean => at >= from && at < to;

/** What was begun in the time; and of what is older, only what has gone back: that may have happened in the time. */
async function list(call: CoinbaseCall, span: Span): Promise<Listing> {
  const [startTime, endTime] = [new Date(span.from).toISOString(), new Date(span.to).toISOString()];
  const found = new Map<string, Checkout>();
  const filters: Record<string, string>[] = [
    { startTime, endTime },
    { endTime: startTime, status: 'REFUNDED' },
    { endTime: startTime, status: 'PARTIALLY_REFUNDED' },
  ];
  for (const filter of filters) {
    const got = await all(call, filter);
    if (got.is === 'silent') return got;
    for (const checkout of got.checkouts) found.set(checkout.id, checkout);
  }
  const entries = [...found.values()].flatMap((checkout) => [charge(checkout), ...refunds(checkout)]);
  return { is: 'listed', entries: entries.filter(({ at }) => within(span, at)) };
}

export const coinbaseListing = (call: CoinbaseCall): Lister => ({
  lagMs: 0,
  list: (span) => list(call, span),
});
