import { randomUUID } from 'node:crypto';
import { TEST_EVENT, type WebhookEvent } from '@servery/contract/webhook-events';
import type { OrderFacts, ProductFacts } from '@servery/contract/entities/webhook';
import type { OrderStatus } from '@servery/contract/entities/receipt';
import { formatCents } from '@servery/domain/money';
import { STATUS_TEXT } from '@servery/domain/orders/status';
import type { Tx } from '#db/database';
import type { OrderRecord } from '#stores/orders';
import { addDelivery } from '#stores/webhook-deliveries';
import { type WebhookRecord, webhooksOf } from '#stores/webhooks';

const seconds = (ms: number): number => Math.floor(ms / 1000);

type News =
  | { event: Extract<WebhookEvent, `order.${string}`>; data: OrderFacts }
  | { event: Extract<WebhookEvent, `product.${string}`>; data: ProductFacts };
type At = { venueId: number; now: number };

const bodyOf = (type: string, data: object, { venueId, now }: At) => {
  const id = `evt_${randomUUID().replaceAll('-', '')}`;
  return { event_id: id, body: JSON.stringify({ id, type, at: seconds(now), venue_id: venueId, data }) };
};

/** Every tool of the venue that wants to know of it is told, once this transaction is stored. */
export async function tellWebhooks(tx: Tx, at: At, { event, data }: News): Promise<void> {
  const hooks = await webhooksOf(tx, at.venueId);
  const wanted = hooks.filter(
    ({ events, paused, stoppedAt }) => !paused && stoppedAt === 0 && events.includes(event),
  );
  if (wanted.length === 0) return;
  const said = bodyOf(event, data, at);
  for (const { id } of wanted)
    await addDelivery(tx, { webhook_id: id, venue_id: at.venueId, event, ...said }, at.now);
}

/** To see whether it arrives. */
export const tellTest = (tx: Tx, { id, venueId }: WebhookRecord, now: number): Promise<number> =>
  addDelivery(
    tx,
    { webhook_id: id, venue_id: venueId, event: TEST_EVENT, ...bodyOf(TEST_EVENT, {}, { venueId, now }) },
    now,
  );

type Order = Pick<
  OrderRecord,
  'ref' | 'number' | 'status' | 'total' | 'refunded' | 'fulfilment_type' | 'due_at' | 'is_test' | 'venue_id'
>;

export const tellOfOrder = (
  tx: Tx,
  order: Order,
  { event, now }: { event: Extract<WebhookEvent, `order.${string}`>; now: number },
): Promise<void> =>
  tellWebhooks(
    tx,
    { venueId: order.venue_id, now },
    {
      event,
      data: {
        order_id: order.ref,
        number: order.number,
        nstatus: order.status,
        status: STATUS_TEXT[order.status as OrderStatus],
        total: formatCents(order.total),
        refunded: formatCents(order.refunded),
        fulfilment_type: order.fulfilment_type,
        due: seconds(order.due_at),
        test: order.is_test === 1 ? 1 : 0,
      },
    },
  );
