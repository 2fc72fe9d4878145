import { type WebhookEvent, webhookEvents } from '@servery/contract/webhook-events';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { ReadTx, Tx } from '#db/database';
import { statement } from '#db/statement';
import type { WebhookTable } from '#db/tables/api';

export type WebhookRecord = {
  id: string;
  venueId: number;
  url: string;
  events: readonly WebhookEvent[];
  /** Sealed. */
  secret: string;
  createdAt: number;
  paused: boolean;
  stoppedAt: number;
};

const known: ReadonlySet<string> = new Set(webhookEvents);
const storedEvents = z
  .array(z.string())
  .transform((list) => list.filter((each): each is WebhookEvent => known.has(each)));

const parse = (row: Selectable<WebhookTable>): WebhookRecord => ({
  id: row.id,
  venueId: row.venue_id,
  url: row.url,
  events: storedEvents.parse(JSON.parse(row.events)),
  secret: row.secret,
  createdAt: row.created_at,
  paused: row.paused === 1,
  stoppedAt: row.stopped_at,
});

const ofVenue = statement((q, p: { venueId: number }) =>
  q.selectFrom('webhook').selectAll().where('venue_id', '=', p.venueId).orderBy('created_at').orderBy('id'),
);

export async function webhooksOf(tx: ReadTx, venueId: number): Promise<WebhookRecord[]> {
  return (await ofVenue(tx, { venueId })).map(parse);
}

export async function findWebhook(tx: ReadTx, id: string): Promise<WebhookRecord | undefined> {
  const row = await tx.q.selectFrom('webhook').selectAll().where('id', '=', id).executeTakeFirst();
  return row && parse(row);
}

type NewWebhook = Pick<WebhookRecord, 'id' | 'venueId' | 'url' | 'events' | 'secret' | 'createdAt'>;

export async function addWebhook(tx: Tx, it: NewWebhook): Promise<void> {
  await tx.q
    .insertInto('webhook')
    .values({
      id: it.id,
      venue_id: it.venueId,
      url: it.url,
      events: JSON.stringify(it.events),
      secret: it.secret,
      created_at: it.createdAt,
    })
    .execute();
}

type Change = Partial<Pick<WebhookRecord, 'url' | 'events' | 'secret' | 'paused' | 'stoppedAt'>>;

export async function changeWebhook(tx: Tx, id: string, change: Change): Promise<void> {
  const { url, events, secret, paused, stoppedAt } = change;
  await tx.q
    .updateTable('webhook')
    .set({
      ...(url !== undefined && { url }),
      ...(events !== undefined && { events: JSON.stringify(events) }),
      ...(secret !== undefined && { secret }),
      ...(paused !== undefined && { paused: paused ? 1 : 0 }),
      ...(stoppedAt !== undefined && { stopped_at: stoppedAt }),
    })
    .where('id', '=', id)
    .execute();
}

/** Given up by itself: once, and not where somebody has paused it meanwhile. Answers whether it was. */
export async function stopWebhook(tx: Tx, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await tx.q
    .updateTable('webhook')
    .set({ stopped_at: now })
    .where('id', '=', id)
    .where('stopped_at', '=', 0)
    .where('paused', '=', 0)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function removeWebhook(tx: Tx, id: string): Promise<void> {
  await tx.q.deleteFrom('webhook_delivery').where('webhook_id', '=', id).execute();
  await tx.q.deleteFrom('webhook').where('id', '=', id).execute();
}
