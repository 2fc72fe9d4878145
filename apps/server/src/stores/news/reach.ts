import type { NewsReach, NewsSegment } from '@servery/contract/entities/news';
import { parseCents } from '@servery/domain/money';
import { MOST_RECIPIENTS, PER_WEEK, WEEK_MS } from '@servery/domain/news/rules';
import { cancelledStatuses } from '@servery/domain/orders/status';
import { type ExpressionBuilder, type ExpressionWrapper, type SqlBool, sql } from 'kysely';
import type { ReadTx, Tx } from '#db/database';
import type { Schema } from '#db/schema';
import { MEMBER_STATUSES } from '#stores/people';

type At = { brandCode: string; venueId: number; now: number };
type Of = ExpressionBuilder<Schema, 'customer'>;

const DAY_MS = 86_400_000;

const members = (tx: ReadTx, { brandCode }: Pick<At, 'brandCode'>) =>
  tx.q
    .selectFrom('customer')
    .where('customer.brand_code', '=', brandCode)
    .where('customer.closed_at', 'is', null)
    .where('customer.status', 'in', [...MEMBER_STATUSES]);

/** Who said that they want news, at an address that is known to be theirs. */
const agreed = (tx: ReadTx, at: Pick<At, 'brandCode'>) =>
  members(tx, at)
    .where('customer.news_since', 'is not', null)
    .where('customer.email_verified_at', 'is not', null);

/** What a member ordered here since some moment, and was not cancelled. */
const ordersOf = (of: Of, venueId: number, since: number) =>
  of
    .selectFrom('orders')
    .whereRef('orders.customer_id', '=', 'customer.id')
    .where('orders.venue_id', '=', venueId)
    .where('orders.placed_at', '>=', since)
    .where('orders.is_test', '=', 0)
    .where('orders.status', 'not in', [...cancelledStatuses]);

type Condition = ExpressionWrapper<Schema, 'customer', SqlBool>;

function fits(of: Of, { venueId, now }: At, segment: NewsSegment): Condition {
  const orders = (since: number) => ordersOf(of, venueId, since);
  const since = now - segment.days * DAY_MS;
  const some = (from: number) => of.exists(orders(from).select('orders.id'));
  switch (segment.kind) {
    case 'all':
      return of.and([]);
    case 'ordered':
      return some(since);
    case 'lapsed':
      return of.and([some(0), of.not(some(since))]);
    case 'often':
      return of(
        orders(since).select(({ fn }) => fn.countAll<number>().as('count')),
        '>=',
        segment.times,
      );
    case 'spent':
      return of(
        orders(since).select(sql<number>`coalesce(sum(orders.total - orders.refunded), 0)`.as('sum')),
        '>=',
        parseCents(segment.amount) ?? 0,
      );
    case 'points':
      return of(
        of
          .selectFrom('reward_entry')
          .select(sql<number>`coalesce(sum(reward_entry.points), 0)`.as('sum'))
          .whereRef('reward_entry.customer_id', '=', 'customer.id')
          .where('reward_entry.venue_id', '=', venueId),
        '>=',
        segment.points,
      );
    case 'product':
      return of.exists(
        orders(since)
          .innerJoin('order_line', 'order_line.order_id', 'orders.id')
          .select('orders.id')
          .where('order_line.product_id', '=', segment.product_id),
      );
  }
}

const whoFits = (tx: ReadTx, at: At, segment: NewsSegment) =>
  agreed(tx, at).where((of) => fits(of, at, segment));

/** Had as many messages within a week as somebody gets. */
const isRested = (of: Of, now: number) =>
  of(
    of
      .selectFrom('news_recipient')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .whereRef('news_recipient.customer_id', '=', 'customer.id')
      .where('news_recipient.sent_at', '>', now - WEEK_MS)
      .where('news_recipient.state', 'in', ['sending', 'sent']),
    '>=',
    PER_WEEK,
  );

const count = async (query: ReturnType<typeof members>): Promise<number> => {
  const row = await query.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  return row.count;
};

export const audienceOf = async (tx: ReadTx, at: Pick<At, 'brandCode'>) => ({
  members: await count(members(tx, at)),
  agreed: await count(agreed(tx, at)),
});

export async function reachOf(tx: ReadTx, at: At, segment: NewsSegment): Promise<NewsReach> {
  return {
    ...(await audienceOf(tx, at)),
    fit: await count(whoFits(tx, at, segment)),
    rested: await count(whoFits(tx, at, segment).where((of) => isRested(of, at.now))),
  };
}

/** Writes down to whom a message goes, each once. */
export async function addRecipients(
  tx: Tx,
  { messageId, ...at }: At & { messageId: number },
  segment: NewsSegment,
): Promise<void> {
  await tx.q
    .insertInto('news_recipient')
    .columns(['message_id', 'customer_id', 'state'])
    .expression(
      whoFits(tx, at, segment)
        .where((of) => of.not(isRested(of, at.now)))
        .select([
          sql<number>`cast(${messageId} as bigint)`.as('message_id'),
          'customer.id as customer_id',
          sql<'waiting'>`'waiting'`.as('state'),
        ])
        .orderBy('customer.id')
        .limit(MOST_RECIPIENTS),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A member as they are now, if a message may still go to them. */
export const whoMayGet = (tx: ReadTx, at: Pick<At, 'brandCode' | 'now'>, customerId: number) =>
  agreed(tx, at)
    .select(['customer.id', 'customer.name', 'customer.email'])
    .where('customer.id', '=', customerId)
    .where((of) => of.not(isRested(of, at.now)))
    .executeTakeFirst();
