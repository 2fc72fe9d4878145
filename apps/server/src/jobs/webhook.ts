import { isReceived, waitAfter } from '@servery/domain/webhooks/rules';
import { z } from 'zod';
import type { Tx } from '#db/database';
import { sendToPerson } from '#safety/send-notice';
import { columnPurpose } from '#safety/seal';
import { signedHeaders } from '#safety/webhook-signature';
import type { ServerParts } from '#server-parts';
import type { WebhookAnswer } from '#providers/webhook/port';
import { type DeliveryRecord, findDelivery, noteTry, trimDeliveries } from '#stores/webhook-deliveries';
import { teamWith } from '#stores/team';
import { findWebhook, stopWebhook } from '#stores/webhooks';

const payload = z.object({ delivery_id: z.number() });

type Parts = Pick<ServerParts, 'db' | 'clock' | 'payments' | 'webhooks' | 'log'>;

/** Nothing arrives there any more: those who can mend it are told, once each time. */
async function stop(tx: Tx, { webhook_id, venue_id }: DeliveryRecord, now: number): Promise<void> {
  if (!(await stopWebhook(tx, webhook_id, now))) return;
  for (const { personId: person_id } of await teamWith(tx, venue_id, 'manage_api'))
    await sendToPerson(tx, { template: 'webhook-stopped', person_id, venue_id, webhook_id }, now);
}

async function writeDown(
  tx: Tx,
  held: DeliveryRecord,
  { status, said, now }: WebhookAnswer & { now: number },
) {
  const wait = isReceived(status) ? undefined : waitAfter(held.attempts + 1);
  const state = isReceived(status) ? 'done' : wait === undefined ? 'failed' : 'waiting';
  const next_at = wait === undefined ? 0 : now + wait;
  await noteTry(tx, held, { state, http_status: status, said, now, next_at });
  if (state === 'failed') await stop(tx, held, now);
  await trimDeliveries(tx, held.venue_id);
}

/** Tells a tool of a venue of one event, and tries again, later each time, until it has answered or a day is over. */
export async function deliverWebhook(work: unknown, parts: Parts): Promise<void> {
  const { delivery_id: id } = payload.parse(work);
  const { db, clock, payments, webhooks } = parts;
  const held = await db.read((tx) => findDelivery(tx, id));
  const hook = held && (await db.read((tx) => findWebhook(tx, held.webhook_id)));
  if (!held || !hook || held.state !== 'waiting' || held.next_at > clock()) return;
  const secret = payments.sealer.open(hook.secret, columnPurpose('webhook', hook.id, 'secret'));
  if (secret === undefined) throw new Error('the secret of a webhook cannot be opened');
  const { body, event_id } = held;
  const headers = signedHeaders({ id: event_id, body, now: clock() }, secret);
  const answered = await webhooks.post({ url: hook.url, headers, body });
  await db.write((tx) => writeDown(tx, held, { ...answered, now: clock() }));
}
