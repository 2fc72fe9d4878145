import type { Selectable } from 'kysely';
import type { ReadTx, Tx } from '#db/database';
import type { WebhookDeliveryTable } from '#db/tables/api';
import { addWebhookJob } from '#stores/jobs';

/** With the address that it goes to. */
export type DeliveryRecord = Selectable<WebhookDeliveryTable> & { url: string };

/** Of one venue: what is older is nobody's any more, sent or not. */
export const MOST_DELIVERIES = 1000;

type NewDelivery = Pick<DeliveryRecord, 'webhook_id' | 'venue_id' | 'event' | 'event_id' | 'body'>;

/** Written in the transaction that it tells of. */
export async function addDelivery(tx: Tx, it: NewDelivery, now: number): Promise<number> {
  const { id } = await tx.q
    .insertInto('webhook_delivery')
    .values({ ...it, state: 'waiting', created_at: now, next_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addWebhookJob(tx, id, now);
  return id;
}

const withUrl = (tx: ReadTx) =>
  tx.q
    .selectFrom('webhook_delivery')
    .innerJoin('webhook', 'webhook.id', 'webhook_delivery.webhook_id')
    .selectAll('webhook_delivery')
    .select('webhook.url');

export async function findDelivery(tx: ReadTx, id: number): Promise<DeliveryRecord | undefined> {
  return withUrl(tx).where('webhook_delivery.id', '=', id).executeTakeFirst();
}

/** What was answered to the last message that was given up; 0 for nothing. */
export async function lastAnswer(tx: ReadTx, webhookId: string): Promise<number> {
  const row = await tx.q
    .selectFrom('webhook_delivery')
    .select('http_status')
    .where('webhook_id', '=', webhookId)
    .where('state', '=', 'failed')
    .orderBy('tried_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.http_status ?? 0;
}

type Wanted = { webhookId: string | undefined; before: number | undefined; limit: number };

/** The latest first. */
export async function deliveriesOf(
  tx: ReadTx,
  venueId: number,
  { webhookId, before, limit }: Wanted,
): Promise<DeliveryRecord[]> {
  let found = withUrl(tx)
    .where('webhook_delivery.venue_id', '=', venueId)
    .orderBy('webhook_delivery.id', 'desc')
    .limit(limit);
  if (webhookId !== undefined) found = found.where('webhook_delivery.webhook_id', '=', webhookId);
  if (before !== undefined) found = found.where('webhook_delivery.id', '<', before);
  return found.execute();
}

type Tried = {
  state: DeliveryRecord['state'];
  http_status: number;
  said: string;
  now: number;
  next_at: number;
};

/** What came of a try, and when the next one is. */
export async function noteTry(tx: Tx, { id }: Pick<DeliveryRecord, 'id'>, tried: Tried): Promise<void> {
  const { now, ...set } = tried;
  await tx.q
    .updateTable('webhook_delivery')
    .set((row) => ({ ...set, tried_at: now, attempts: row('attempts', '+', 1) }))
    .where('id', '=', id)
    .execute();
  if (tried.state === 'waiting') await addWebhookJob(tx, id, tried.next_at);
}

/** Sent once more, with as many tries as a new one. */
export async function sendAgain(tx: Tx, id: number, now: number): Promise<void> {
  await tx.q
    .updateTable('webhook_delivery')
    .set({ state: 'waiting', attempts: 0, next_at: now })
    .where('id', '=', id)
    .execute();
  await addWebhookJob(tx, id, now);
}

/** Keeps the latest of a venue. */
export async function trimDeliveries(tx: Tx, venueId: number): Promise<void> {
  await tx.q
    .deleteFrom('webhook_delivery')
    .where('venue_id', '=', venueId)
    .where('id', '<=', (of) =>
      of
        .selectFrom('webhook_delivery as held')
        .select('held.id')
        .where('held.venue_id', '=', venueId)
        .orderBy('held.id', 'desc')
        .limit(1)
        .offset(MOST_DELIVERIES),
    )
    .execute();
}
