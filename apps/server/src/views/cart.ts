import type { CartLine, CartOrder } from '@servery/contract/entities/cart';
import { formatCents } from '@servery/domain/money';
import { timeColumns, timeOf } from '#cart/chosen-time';
import { type Cart, emptyCart } from '#stores/carts';
import type { Catalogue } from '#stores/catalogue';
import { pictureUrl } from '#views/menu';
import { type PricedCart, type PricedLine, priceCart } from '#views/price';
import { t } from '#views/texts';

function lineView(line: PricedLine, catalogue: Catalogue): CartLine {
  const { product } = line;
  return {
    cart_item_slot_id: line.slot,
    menu_item_id: line.productId,
    name: product?.name ?? t.product,
    short_desc: line.optionsText,
    notes: line.notes,
    quantity: line.quantity,
    unit_price: formatCents(line.unitPrice),
    price: formatCents(line.price),
    min_qty: product?.min_qty ?? 1,
    max_qty: product?.max_qty || 999,
    is_available: line.state.available ? 1 : 0,
    available_str: line.state.text,
    price_was: line.unitPrice === line.seenPrice ? '' : formatCents(line.seenPrice),
    img_url: product ? pictureUrl(catalogue, product.img) : '',
    tint: product?.tint ?? 'oat',
    option_count: product?.groups.length ?? 0,
  };
}

function totalsView({ totals, deliveryIsEstimate }: PricedCart) {
  return {
    sub_total: formatCents(totals.products),
    rewards_discount: formatCents(totals.rewards),
    other_discount: formatCents(totals.discount),
    total_after_rewards: formatCents(totals.afterRewards),
    total_after_discount: formatCents(totals.afterDiscount),
    surcharge_amount: formatCents(totals.surcharge),
    delivery_fee: formatCents(totals.deliveryFee),
    delivery_fee_is_estimate: deliveryIsEstimate ? (1 as const) : (0 as const),
    convenience_fee: formatCents(totals.preorderFee),
    grand_total: formatCents(totals.total),
    total: formatCents(totals.total),
    gst_included: formatCents(totals.gst),
  };
}

/** `asapDue`: when what is wanted as soon as possible would be ready; see cart/asap-due. */
export function cartView(
  cart: Cart,
  { catalogue, now }: { catalogue: Catalogue; now: number },
  asapDue: number,
): CartOrder {
  const priced = priceCart(cart, catalogue, now);
  const chosen = timeColumns(timeOf(cart, { catalogue, now }), catalogue);
  return {
    items: priced.lines.map((line) => lineView(line, catalogue)),
    num_items: priced.lines.reduce((count, line) => count + line.quantity, 0),
    ...totalsView(priced),
    payment_method_id: catalogue.methods.find((method) => method.code === cart.payment_method)?.id ?? 0,
    payment_method: cart.payment_method,
    delivery_address_id: cart.delivery_address_id,
    billing_address_id: cart.billing_address_id,
    custom_data: cart.custom_data,
    paying: cart.paying,
    note: cart.note,
    coupon_code: cart.coupon_code,
    fulfilment_type: (cart.fulfilment_type || 'none') as CartOrder['fulfilment_type'],
    fulfilment: {
      fulfilment_asap: chosen.fulfilment_asap === 1 ? 1 : 0,
      asap_due: Math.floor(asapDue / 1000),
      fulfilment_date: chosen.fulfilment_date,
      fulfilment_time: chosen.fulfilment_time,
      table_num: cart.table_num,
      booking_ref: cart.booking_ref,
      booking_name: cart.booking_name,
      booking_pax: cart.booking_pax,
      delivery_slot_id: cart.slot_id,
      delivery_stop_id: cart.stop_id,
      pickup_location_id: cart.location_id,
    },
  };
}

/** What somebody without a cart sees. */
export const noCart = (catalogue: Catalogue, now: number): CartOrder =>
  cartView(
    emptyCart({ sessionId: 0, merchantId: catalogue.merchant.id, menuId: catalogue.menu.id, now }),
    { catalogue, now },
    0,
  );
