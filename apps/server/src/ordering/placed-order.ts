import type { OrderStatus } from '@servery/contract/entities/receipt';
import type { PlacedOrder } from '@servery/domain/order-edit/placed';
import { z } from 'zod';
import type { OrderLineRecord, OrderRecord } from '#stores/orders';

const storedBuckets = z.array(z.string());

/** An order as the rules of its edits see it. */
export function placedOrder(order: OrderRecord, lines: readonly OrderLineRecord[]): PlacedOrder {
  return {
    status: order.status as OrderStatus,
    menuId: order.menu_id,
    venueId: order.venue_id,
    fulfilmentType: order.fulfilment_type,
    asap: order.fulfilment_asap === 1,
    dueAt: order.due_at,
    buckets: storedBuckets.parse(JSON.parse(order.capacity_buckets)),
    pointLabel: order.point_label,
    tableNum: order.table_num,
    bookingRef: order.booking_ref,
    bookingName: order.booking_name,
    bookingPax: order.booking_pax,
    address: order.delivery_address,
    note: order.note,
    gstRegistered: order.gst_registered === 1,
    promoId: order.promo_id,
    price: {
      products: order.products_total,
      rewards: order.rewards_discount,
      discount: order.other_discount,
      promoDiscount: order.promo_discount,
      daySurcharge: order.day_surcharge,
      dayBasisPoints: order.day_surcharge_percent,
      deliveryFee: order.delivery_fee,
      preorderFee: order.preorder_fee,
      surcharge: order.surcharge,
      total: order.total,
    },
    refunded: order.refunded,
    lines: lines.map((line) => ({
      id: line.id,
      productId: line.product_id,
      name: line.name,
      optionsText: line.options_text,
      station: line.station,
      quantity: line.quantity,
      unitPrice: line.unit_price,
      tax: line.tax,
    })),
  };
}
