import { parseCents } from '@servery/domain/money';
import type { Listed } from '@servery/domain/payments/reconcile';
import type { BraintreeAnswer, BraintreeCall } from '#providers/card/braintree-http';
import { allOf, textAt, type XmlNode } from '#providers/card/xml';
import type { Lister, Listing } from '#providers/listing';

/** Braintree pages its own search so. */
const PAGE = 50;
const HELD = new Set(['authorized', 'authorizing']);
const GONE = new Set([
  'voided',
  'authorization_expired',
  'processor_declined',
  'gateway_rejected',
  'failed',
  'settlement_declined',
]);

const standingOf = (status: string): Listed['standing'] =>
  GONE.has(status) ? 'gone' : HELD.has(status) ? 'held' : 'taken';

const listed = (transaction: XmlNode): Listed => ({
  kind: textAt(transaction, 'type') === 'credit' ? 'refund' : 'charge',
  ours: textAt(transaction, 'order-id'),
  reference: textAt(transaction, 'id'),
  cents: parseCents(textAt(transaction, 'amount')) ?? 0,
  standing: standingOf(textAt(transaction, 'status')),
  at: Date.parse(textAt(transaction, 'created-at')),
});

const why = (got: BraintreeAnswer): string => ('why' in got ? got.why : got.is);

async function list(call: BraintreeCall, span: { from: number; to: number }): Promise<Listing> {
  const created_at = { min: new Date(span.from).toISOString(), max: new Date(span.to).toISOString() };
  const found = await call('POST', '/transactions/advanced_search_ids', { search: { created_at } });
  if (found.is !== 'ok') return { is: 'silent', why: why(found) };
  const ids = allOf(found.root, 'item').map(({ text }) => text.trim());
  const entries: Listed[] = [];
  for (let from = 0; from < ids.length; from += PAGE) {
    const page = await call('POST', '/transactions/advanced_search', {
      search: { ids: ids.slice(from, from + PAGE) },
    });
    if (page.is !== 'ok') return { is: 'silent', why: why(page) };
    entries.push(...page.root.children.filter(({ name }) => name === 'transaction').map(listed));
  }
  // Half a list would make cases of the other half.
  if (entries.length !== ids.length) return { is: 'silent', why: 'an incomplete list' };
  return { is: 'listed', entries };
}

export const braintreeListing = (call: BraintreeCall): Lister => ({
  lagMs: 0,
  list: (span) => list(call, span),
});
