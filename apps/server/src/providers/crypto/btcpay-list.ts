import { parseCents } from '@servery/domain/money';
import type { Listed } from '@servery/domain/payments/reconcile';
import { z } from 'zod';
import type { Lister, Listing } from '#providers/listing';

type Got = { is: 'ok'; body: unknown } | { is: 'refused' | 'not_asked' | 'silent'; why: string };
type Get = (path: string) => Promise<Got>;
type Span = { from: number; to: number };

const invoices = z.array(
  z.object({
    id: z.string(),
    status: z.string(),
    additionalStatus: z.string().default('None'),
    amount: z.string(),
    paidAmount: z.string().nullish(),
    createdTime: z.number(),
    metadata: z.looseObject({ orderId: z.string().nullish() }).nullish(),
  }),
);
type Invoice = z.output<typeof invoices>[number];
const pulls = z.array(
  z.object({ id: z.string(), name: z.string().nullish(), amount: z.string(), startsAt: z.number() }),
);

const PAGE = 100;
const REFUND = 'Refund ';
const PAID_ANYWAY = new Set(['PaidLate', 'PaidPartial', 'PaidOver']);

function charge(made: Invoice): Listed {
  const settled = made.status === 'Settled';
  const got = parseCents(made.paidAmount ?? '');
  const some = got !== undefined && got > 0;
  const paid = settled || PAID_ANYWAY.has(made.additionalStatus) || (made.status === 'Invalid' && some);
  return {
    kind: 'charge',
    ours: made.metadata?.orderId ?? '',
    reference: made.id,
    cents: parseCents(settled ? made.amount : (made.paidAmount ?? made.amount)) ?? 0,
    standing: paid ? 'taken' : made.status === 'Processing' ? 'held' : 'gone',
    at: made.createdTime * 1000,
  };
}

async function charges(get: Get, { from, to }: Span): Promise<Listing> {
  const entries: Listed[] = [];
  for (let skip = 0; ; skip += PAGE) {
    const query = new URLSearchParams({
      startDate: String(Math.floor(from / 1000)),
      endDate: String(Math.ceil(to / 1000)),
      skip: String(skip),
      take: String(PAGE),
    });
    const got = await get(`/invoices?${query.toString()}`);
    if (got.is !== 'ok') return { is: 'silent', why: got.why };
    const read = invoices.safeParse(got.body);
    if (!read.success) return { is: 'silent', why: 'invoices in an unknown form' };
    entries.push(...read.data.map(charge));
    if (read.data.length < PAGE) return { is: 'listed', entries };
  }
}

/** A refund is a pull payment, and carries our id in its name. */
async function refunds(get: Get, { from, to }: Span): Promise<Listing> {
  const got = await get('/pull-payments?includeArchived=true');
  if (got.is !== 'ok') return { is: 'silent', why: got.why };
  const read = pulls.safeParse(got.body);
  if (!read.success) return { is: 'silent', why: 'refunds in an unknown form' };
  const entries = read.data
    .filter(
      ({ name, startsAt }) => name?.startsWith(REFUND) && startsAt * 1000 >= from && startsAt * 1000 < to,
    )
    .map((made): Listed => ({
      kind: 'refund',
      ours: (made.name ?? '').slice(REFUND.length),
      reference: made.id,
      cents: parseCents(made.amount) ?? 0,
      standing: 'taken',
      at: made.startsAt * 1000,
    }));
  return { is: 'listed', entries };
}

export const btcpayListing = (get: Get): Lister => ({
  lagMs: 0,
  list: async (span) => {
    const paid = await charges(get, span);
    const back = paid.is === 'listed' ? await refunds(get, span) : paid;
    if (paid.is !== 'listed' || back.is !== 'listed') return back;
    return { is: 'listed', entries: [...paid.entries, ...back.entries] };
  },
});
