import type { CallOutput } from '@servery/contract/registry';
import { withoutLinks } from '@servery/domain/messages/greeting';
import type { LoadedBrand } from '#brand/read-brand';
import { speakFor } from '#brand/speak';
import type { ReadTx } from '#db/database';
import type { SendParts } from '#messages/message';
import { venueWhenPlaced } from '#stores/former-details';
import { giftsOfOrder } from '#stores/gifts';
import { findByRef, linesOf, type OrderRecord } from '#stores/orders';
import { refundsOfOrder } from '#stores/refunds';
import { pointsOfOrder } from '#stores/rewards';
import { receiptView } from '#views/receipt';
import { noteTrail } from '#trail';

/** What a message about an order is made of, as it is now. */
export type OrderFacts = {
  order: OrderRecord;
  receipt: CallOutput<'OrderStatusDetailed'>;
  brand: LoadedBrand;
  zone: string;
  link: string;
  host: string;
};

/** The address of the mail was typed by whoever typed the words. */
function withoutTypedLinks({ order, order_items, ...rest }: OrderFacts['receipt']): OrderFacts['receipt'] {
  return {
    ...rest,
    order: {
      ...order,
      contact_name: withoutLinks(order.contact_name),
      billing_address: withoutLinks(order.billing_address),
      note: withoutLinks(order.note),
      details: order.details.map(({ label, value }) => ({ label, value: withoutLinks(value) })),
    },
    order_items: order_items.map((item) => ({ ...item, notes: withoutLinks(item.notes) })),
  };
}

export type FactParts = Pick<SendParts, 'venues' | 'brands' | 'clock' | 'publicUrl'>;

export async function orderFacts(tx: ReadTx, ref: string, parts: FactParts): Promise<OrderFacts | undefined> {
  const order = await findByRef(tx, ref);
  const current = order && (await parts.venues.current(tx, order.menu_id));
  const brand = current && parts.brands.byCode(current.brandCode);
  if (!order || !current || !brand) return undefined;
  noteTrail({ brand: brand.code });
  const venue = await venueWhenPlaced(tx, current, order);
  const lines = await linesOf(tx, [order.id]);
  const facts = {
    venue,
    brandName: brand.name,
    reference: '',
    mine: true,
    now: parts.clock(),
    refunds: await refundsOfOrder(tx, order.id),
    pointsAwarded: await pointsOfOrder(tx, order.id),
    gifts: await giftsOfOrder(tx, order.id),
    // A mail has no progress line.
    moves: [],
  };
  const shown = speakFor(brand, () => receiptView(order, lines, facts));
  const receipt = withoutTypedLinks(shown);
  const url = parts.publicUrl(brand.code);
  const link = `${url}/account/orders/${order.ref}`;
  return { order, receipt, brand, zone: venue.timeZone, link, host: new URL(url).hostname };
}
