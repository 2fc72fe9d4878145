import type { Delivery } from '@servery/contract/entities/webhook';
import { fail } from '@servery/domain/failure';
import { webhookOfCaller } from '#actions/console/api/webhooks';
import { note } from '#callers/note';
import { teamMember } from '#callers/team-member';
import { readAction, writeAction } from '#http/action';
import { answer } from '#http/answer';
import { deliveriesOf, type DeliveryRecord, findDelivery, sendAgain } from '#stores/webhook-deliveries';
import { tellTest } from '#webhooks/tell';

const PAGE = 30;
const seconds = (ms: number): number => Math.floor(ms / 1000);

const view = (row: DeliveryRecord): Delivery => ({
  id: row.id,
  webhook_id: row.webhook_id,
  url: row.url,
  event: row.event,
  created: seconds(row.created_at),
  state: row.state,
  attempts: row.attempts,
  tried: seconds(row.tried_at),
  next: row.state === 'waiting' ? seconds(row.next_at) : 0,
  http_status: row.http_status,
  said: row.said,
  body: row.body,
});

export const consoleDeliveries = readAction('ConsoleWebhooks.deliveries', async (tx, input, caller) => {
  const { webhook_id: webhookId, before } = input;
  const found = await deliveriesOf(tx, teamMember(caller).venueId, { webhookId, before, limit: PAGE + 1 });
  return answer({ deliveries: found.slice(0, PAGE).map(view), more: found.length > PAGE ? 1 : 0 });
});

export const consoleTestWebhook = writeAction('ConsoleWebhooks.test', async (tx, input, caller) => {
  const of = await webhookOfCaller(tx, caller, input.webhook_id);
  if (!of.ok) return of;
  const id = await tellTest(tx, of.held, caller.now);
  const subject = new URL(of.held.url).host;
  await note(tx, caller, { action: 'webhook.tested', subject, details: {} });
  return answer({ delivery_id: id });
});

export const consoleResendDelivery = writeAction('ConsoleWebhooks.resend', async (tx, input, caller) => {
  const held = await findDelivery(tx, input.delivery_id);
  if (held?.venue_id !== teamMember(caller).venueId) return fail('no_such_delivery');
  if (held.state === 'waiting') return fail('delivery_waits');
  await sendAgain(tx, held.id, caller.now);
  const details = { event: held.event, event_id: held.event_id };
  await note(tx, caller, { action: 'webhook.resent', subject: new URL(held.url).host, details });
  return answer({});
});
