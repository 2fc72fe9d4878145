import { hash, randomBytes } from 'node:crypto';
import { RESULT_MS } from '@servery/domain/news/rules';
import { cancelledStatuses } from '@servery/domain/orders/status';
import { sql } from 'kysely';
import type { ReadTx, Tx } from '#db/database';
import type { NewsRecipientTable } from '#db/tables/news';
import { type NewsRecord, tellOfNews } from '#stores/news/messages';
import { whoMayGet } from '#stores/news/reach';

type State = NewsRecipientTable['state'];
export type NewsCounts = Record<Exclude<State, 'sending'> | 'left', number>;

const NONE: NewsCounts = { waiting: 0, sent: 0, failed: 0, skipped: 0, left: 0 };

/** How far messages have come. */
export async function newsCounts(tx: ReadTx, ids: readonly number[]): Promise<(id: number) => NewsCounts> {
  const rows =
    ids.length === 0
      ? []
      : await tx.q
          .selectFrom('news_recipient')
          .select(({ fn }) => [
            'message_id',
            'state',
            fn.countAll<number>().as('count'),
            sql<number>`sum(case when left_at > 0 then 1 else 0 end)`.as('left'),
          ])
          .where('message_id', 'in', ids)
          .groupBy(['message_id', 'state'])
          .execute();
  return (id) => {
    const counts = { ...NONE };
    for (const row of rows.filter(({ message_id: of }) => of === id)) {
      counts[row.state === 'sending' ? 'waiting' : row.state] += row.count;
      counts.left += row.left;
    }
    return counts;
  };
}

/** What those who got a message ordered there within a week of it, less what was given back. */
export async function newsResults(
  tx: ReadTx,
  { id, venue_id: venueId }: Pick<NewsRecord, 'id' | 'venue_id'>,
): Promise<{ orders: number; cents: number }> {
  const row = await tx.q
    .selectFrom('news_recipient')
    .innerJoin('orders', 'orders.customer_id', 'news_recipient.customer_id')
    .select(({ fn }) => [
      fn.countAll<number>().as('orders'),
      sql<number | null>`sum(orders.total - orders.refunded)`.as('cents'),
    ])
    .where('news_recipient.message_id', '=', id)
    .where('news_recipient.state', '=', 'sent')
    .where('orders.venue_id', '=', venueId)
    .where('orders.is_test', '=', 0)
    .where('orders.status', 'not in', [...cancelledStatuses])
    .whereRef('orders.placed_at', '>=', 'news_recipient.sent_at')
    .where('orders.placed_at', '<', (of) => of('news_recipient.sent_at', '+', RESULT_MS))
    .executeTakeFirstOrThrow();
  return { orders: row.orders, cents: row.cents ?? 0 };
}

const hashOf = (token: string): string => hash('sha256', token, 'base64url');

/** The link that ends it, as long as there is somebody whose news it ends. */
async function addLink(tx: Tx, of: { message_id: number; customer_id: number }): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await tx.q
    .insertInto('news_link')
    .values({ hash: hashOf(token), ...of })
    .execute();
  return token;
}

export const customerOfLink = (tx: ReadTx, token: string) =>
  tx.q
    .selectFrom('news_link')
    .innerJoin('customer', 'customer.id', 'news_link.customer_id')
    .innerJoin('news_message', 'news_message.id', 'news_link.message_id')
    .select([
      'customer.id',
      'customer.email',
      'customer.brand_code',
      'customer.news_since',
      'news_link.message_id',
      'news_message.venue_id',
    ])
    .where('news_link.hash', '=', hashOf(token))
    .where('customer.closed_at', 'is', null)
    .executeTakeFirst();
export type LinkHolder = NonNullable<Awaited<ReturnType<typeof customerOfLink>>>;

/** By which message somebody left. */
export async function markLeft(tx: Tx, holder: LinkHolder, now: number): Promise<void> {
  await tx.q
    .updateTable('news_recipient')
    .set({ left_at: now })
    .where('message_id', '=', holder.message_id)
    .where('customer_id', '=', holder.id)
    .execute();
  tellOfNews(tx, holder.venue_id);
}

export async function markRecipient(tx: Tx, id: number, state: State): Promise<void> {
  await tx.q
    .updateTable('news_recipient')
    .set(state === 'waiting' ? { state, sent_at: 0 } : { state })
    .where('id', '=', id)
    .execute();
}

/** Whoever sent these died before they could say whether the mail left: it is not sent twice. */
export async function giveUpUnknown(tx: Tx, messageId: number): Promise<void> {
  await tx.q
    .updateTable('news_recipient')
    .set({ state: 'failed' })
    .where('message_id', '=', messageId)
    .where('state', '=', 'sending')
    .execute();
}

const nextWaiting = (tx: Tx, messageId: number) =>
  tx.q
    .selectFrom('news_recipient')
    .select(['id', 'customer_id'])
    .where('message_id', '=', messageId)
    .where('state', '=', 'waiting')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

export type Claimed = { id: number; email: string; token: string };

/** The next to whom it may still go, who is nobody else's from then on. Those who have left meanwhile are passed over. */
export async function claimNext(
  tx: Tx,
  messageId: number,
  at: { brandCode: string; now: number },
): Promise<Claimed | undefined> {
  for (;;) {
    const row = await nextWaiting(tx, messageId);
    if (!row) return undefined;
    const who = await whoMayGet(tx, at, row.customer_id);
    if (!who) {
      await markRecipient(tx, row.id, 'skipped');
      continue;
    }
    const claimed = await tx.q
      .updateTable('news_recipient')
      .set({ state: 'sending', sent_at: at.now })
      .where('id', '=', row.id)
      .where('state', '=', 'waiting')
      .executeTakeFirst();
    // Another run of the same job was faster.
    if (claimed.numUpdatedRows === 0n) continue;
    const token = await addLink(tx, { message_id: messageId, customer_id: row.customer_id });
    return { id: row.id, email: who.email, token };
  }
}
