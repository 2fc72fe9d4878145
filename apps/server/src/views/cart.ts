import type { CartLine, CartOrder } from '@servery/contract/entities/cart';
import { cartGiftState, giftAvailable } from '@servery/domain/gifts/in-cart';
import { giftFailures } from '@servery/domain/messages/gift-failures';
import { formatCents } from '@servery/domain/money';
import { toPay } from '@servery/domain/totals/order-totals';
import { t } from '#views/texts';
import { choiceIn, heldTime, timeOf } from '@servery/domain/ordering/cart-time';
import { promoProblemText } from '@servery/domain/promos/words';
import { type Cart, emptyCart } from '@servery/domain/ordering/cart';
import type { Venue } from '@servery/domain/venue/model';
import { pictureUrl } from '#views/menu';
import { type PricedCart, type PricedLine, priceCart } from '@servery/domain/ordering/price';
import { t as orderingTexts } from '@servery/domain/ordering/texts';

function lineView(line: PricedLine, venue: Venue): CartLine {
  const { product } = line;
  return {
    cart_item_slot_id: line.slot,
    menu_item_id: line.productId,
    name: product?.name ?? orderingTexts.product,
    short_desc: line.optionsText,
    notes: line.notes,
    quantity: line.quantity,
    unit_price: formatCents(line.unitPrice),
    price: formatCents(line.price),
    min_qty: product?.minQty ?? 1,
    max_qty: product?.maxQty || 999,
    is_available: line.state.available ? 1 : 0,
    available_str: line.state.text,
    price_was: line.unitPrice === line.seenPrice ? '' : formatCents(line.seenPrice),
    img_url: product ? pictureUrl(venue, product.image) : '',
    tint: product?.tint ?? 'oat',
    option_count: product?.groups.length ?? 0,
  };
}

const dayView = ({ totals, day }: PricedCart): Pick<CartOrder, 'day_surcharge'> =>
  day && totals.daySurcharge > 0
    ? {
        day_surcharge: {
          name: day.name,
          percent: day.percent,
          amount: formatCents(totals.daySurcharge),
        },
      }
    : {};

function totalsView({ totals, tax, deliveryIsEstimate }: PricedCart) {
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
    gst_included: formatCents(tax.gst),
  };
}

/** Why a voucher pays nothing, in words for whoever holds it. */
const GIFT_PROBLEM: Readonly<Record<NonNullable<ReturnType<typeof cartGiftState>>, string>> = {
  active: '',
  get held() {
    return giftFailures.gift_held;
  },
  get spent() {
    return giftFailures.gift_spent;
  },
  get returned() {
    return giftFailures.gift_spent;
  },
  get ended() {
    return t.giftEnded;
  },
  get stopped() {
    return giftFailures.gift_unusable;
  },
};

function giftView(cart: Cart, { totals }: PricedCart, now: number): Pick<CartOrder, 'gift'> {
  const state = cartGiftState(cart, now);
  if (!cart.gift || !state) return {};
  return {
    gift: {
      ending: cart.gift.ending,
      pays: formatCents(totals.gift),
      to_pay: formatCents(toPay(totals)),
      left: formatCents(giftAvailable(cart, now) - totals.gift),
      problem: GIFT_PROBLEM[state],
    },
  };
}

/** `asapDue`: when what is wanted as soon as possible would be ready; see cart/asap-due. */
export function cartView(
  cart: Cart,
  { venue, now }: { venue: Venue; now: number },
  asapDue: number,
): CartOrder {
  const priced = priceCart(cart, venue, now);
  const chosen = heldTime(timeOf(cart, { venue, now }), venue);
  const points = choiceIn(cart);
  return {
    items: priced.lines.map((line) => lineView(line, venue)),
    num_items: priced.lines.reduce((count, line) => count + line.quantity, 0),
    ...totalsView(priced),
    ...dayView(priced),
    payment_method_id: venue.methods.find((method) => method.code === cart.paymentMethod)?.id ?? 0,
    payment_method: cart.paymentMethod,
    delivery_address_id: cart.deliveryAddressId,
    billing_address_id: cart.billingAddressId,
    custom_data: cart.customData,
    paying: cart.paying,
    member_id: cart.memberId,
    member_name: cart.memberName,
    note: cart.note,
    coupon_code: cart.couponCode,
    coupon_problem: priced.promo?.ok === false ? promoProblemText(priced.promo.error) : '',
    ...giftView(cart, priced, now),
    fulfilment_type: cart.fulfilmentType || 'none',
    fulfilment: {
      fulfilment_asap: chosen.asap ? 1 : 0,
      asap_due: Math.floor(asapDue / 1000),
      fulfilment_date: chosen.date,
      fulfilment_time: chosen.time,
      table_num: cart.tableNum,
      booking_ref: cart.bookingRef,
      booking_name: cart.bookingName,
      booking_pax: cart.bookingPax,
      delivery_slot_id: points.slotId,
      delivery_stop_id: points.stopId,
      pickup_location_id: points.locationId,
    },
  };
}

/** What somebody without a cart sees. */
export const noCart = (venue: Venue, now: number): CartOrder =>
  cartView(emptyCart({ sessionId: 0, venueId: venue.id, menuId: venue.menu.id, now }), { venue, now }, 0);
