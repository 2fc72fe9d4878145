import { parseCents } from '@servery/domain/money';
import type { Listed } from '@servery/domain/payments/reconcile';
import { z } from 'zod';
import type { Lister, Listing } from '#providers/listing';
import type { PaypalCall } from '#providers/paypal/paypal-http';

const page = z.object({
  transaction_details: z
    .array(
      z.object({
        transaction_info: z.object({
          transaction_id: z.string(),
          transaction_event_code: z.string(),
          transaction_initiation_date: z.string(),
          transaction_amount: z.object({ currency_code: z.string(), value: z.string() }),
          transaction_status: z.string(),
          custom_field: z.string().default(''),
        }),
      }),
    )
    .default([]),
  total_pages: z.number().default(1),
});
type Info = z.output<typeof page>['transaction_details'][number]['transaction_info'];

const PAGE = 500;
/** PayPal takes up to three hours to list what it has done. */
const LAG_MS = 3 * 3_600_000;
const STANDING: Readonly<Record<string, Listed['standing']>> = { P: 'held', D: 'gone' };

/** T00 are payments, T11 refunds and reversals; fees, transfers and conversions are no business of ours. */
function listed(info: Info): Listed | undefined {
  const code = info.transaction_event_code;
  const cents = parseCents(info.transaction_amount.value) ?? 0;
  const kind = code.startsWith('T11') ? 'refund' : code.startsWith('T00') && cents > 0 ? 'charge' : undefined;
  if (!kind) return undefined;
  return {
    kind,
    ours: info.custom_field,
    reference: info.transaction_id,
    cents: Math.abs(cents),
    standing: STANDING[info.transaction_status] ?? 'taken',
    at: Date.parse(info.transaction_initiation_date),
  };
}

async function list(call: PaypalCall, span: { from: number; to: number }): Promise<Listing> {
  const entries: Listed[] = [];
  let pages = 1;
  for (let number = 1; number <= pages; number += 1) {
    const query = new URLSearchParams({
      start_date: new Date(span.from).toISOString(),
      end_date: new Date(span.to).toISOString(),
      fields: 'transaction_info',
      balance_affecting_records_only: 'Y',
      page_size: String(PAGE),
      page: String(number),
    });
    const got = await call('GET', `/v1/reporting/transactions?${query.toString()}`, {});
    if (got.is !== 'ok') return { is: 'silent', why: got.is === 'refused' ? got.issue : got.why };
    const read = page.safeParse(got.body);
    if (!read.success) return { is: 'silent', why: 'a list in an unknown form' };
    pages = read.data.total_pages;
    entries.push(
      ...read.data.transaction_details.flatMap(({ transaction_info: info }) => listed(info) ?? []),
    );
  }
  return { is: 'listed', entries };
}

export const paypalListing = (call: PaypalCall): Lister => ({
  lagMs: LAG_MS,
  list: (span) => list(call, span),
});
