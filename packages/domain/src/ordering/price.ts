import type { DaySurcharge } from '@servery/contract/entities/day-surcharge';
import type { TaxTreatment } from '@servery/contract/entities/receipt';
import { describeChoice } from '#cart/describe-choice';
import { changesFromDefault, unitPrice } from '#cart/options';
import { isForLater } from '#fulfilment/chosen-time';
import { giftAvailable } from '#gifts/in-cart';
import type { ProductState } from '#menu/available';
import { type PromoContext, promoDiscount, promoOfCode, type PromoProblem } from '#promos/discount';
import { rewardOf } from '#rewards/scheme';
import { err, ok, type Result } from '#result';
import { percentOf } from '#money';
import { type OrderTax, orderTax } from '#tax/order-tax';
import { treatmentOf } from '#tax/treatment';
import { type OrderTotals, orderTotals } from '#totals/order-totals';
import { localDateTime } from '#hours/times';
import { surchargeBasisPoints } from '#payments/surcharge';
import { dayBasisPoints, daySurchargeOn } from '#surcharges/day-surcharge';
import type { CartLine } from '#cart/lines';
import type { Cart } from '#ordering/cart';
import type { Venue, VenueProduct, VenuePromo } from '#venue/model';
import { saleIn, timeOf } from '#ordering/cart-time';
import { stateOf } from '#venue/product-state';
import { t } from '#ordering/texts';

export type PricedLine = CartLine & {
  product: VenueProduct | undefined;
  unitPrice: number;
  price: number;
  optionsText: string;
  state: ProductState;
  tax: TaxTreatment;
  /** Its share of what comes off the order. */
  discount: number;
};

export type PricedCart = {
  lines: PricedLine[];
  totals: OrderTotals;
  tax: Omit<OrderTax, 'lineDiscounts'>;
  /** The points that a reward takes along; 0 without one. */
  pointsUsed: number;
  deliveryIsEstimate: boolean;
  /** Of the day that it is for; nothing where it has none. */
  day: DaySurcharge | undefined;
  /** Of the cart's code; nothing without a code. */
  promo: Result<VenuePromo, PromoProblem> | undefined;
  /** What the promo takes off in the end, the delivery included. */
  promoDiscount: number;
};

const GONE: ProductState = {
  available: false,
  get text() {
    return t.productGone;
  },
  notice: '',
};

type LinePrice = Omit<PricedLine, 'discount'>;
type Wanted = { venue: Venue; sale: ReturnType<typeof saleIn>; fulfilmentType: string };

function priceLine(line: CartLine, { venue, sale, fulfilmentType }: Wanted): LinePrice {
  const product = venue.products.get(line.productId);
  if (!product || !product.visible)
    return {
      ...line,
      product: undefined,
      unitPrice: line.seenPrice,
      price: line.seenPrice * line.quantity,
      optionsText: '',
      state: GONE,
      tax: 'none',
    };
  const each = unitPrice(product.basePrice, product.groups, line.options);
  return {
    ...line,
    product,
    unitPrice: each,
    price: each * line.quantity,
    optionsText: describeChoice(product.groups, line.options),
    state: stateOf(product, venue, sale),
    tax: treatmentOf(product, { gstRegistered: venue.gstRegistered, fulfilmentType }),
  };
}

function delivery(cart: Cart, venue: Venue): { fee: number; isEstimate: boolean } {
  if (cart.fulfilmentType !== 'deliver') return { fee: 0, isEstimate: false };
  const zone = venue.zones.get(cart.deliveryPostcode);
  if (zone) return { fee: zone.fee, isEstimate: false };
  const fees = [...venue.zones.values()].map((each) => each.fee);
  return { fee: fees.length > 0 ? Math.min(...fees) : 0, isEstimate: true };
}

type Saved = { discount: number; delivery: number };
const NOTHING_SAVED: Saved = {
  discount: 0,
  delivery: 0,
};

function promoIn(
  cart: Cart,
  venue: Venue,
  context: Omit<PromoContext, 'fulfilment'>,
): Result<{ used: VenuePromo; saved: Saved }, PromoProblem> | undefined {
  if (cart.couponCode === '') return undefined;
  if (!venue.menu.allowPromoCodes) return err({ why: 'not_taken' });
  const used = promoOfCode(venue.promos, cart.couponCode);
  if (!used) return err({ why: 'unknown' });
  const fulfilment = cart.fulfilmentType || 'none';
  const off = promoDiscount(used, { ...context, fulfilment });
  return off.ok ? ok({ used, saved: off.value }) : off;
}

const discountOf = ({ fulfilmentType }: Cart, { discounts }: Venue): number =>
  fulfilmentType === '' ? 0 : (discounts?.get(fulfilmentType) ?? 0);

function taxed(
  lines: readonly LinePrice[],
  totals: OrderTotals,
  { gstRegistered, promo }: { gstRegistered: boolean; promo: PricedCart['promo'] },
): Pick<PricedCart, 'lines' | 'tax'> {
  const product = promo?.ok ? promo.value.product : undefined;
  const sold = lines.map(({ price, tax, state, productId }) => ({
    price: state.available ? price : 0,
    tax,
    isDiscounted: !product || product.id === productId,
  }));
  const { lineDiscounts, ...tax } = orderTax(sold, totals, gstRegistered);
  return { lines: lines.map((line, at) => ({ ...line, discount: lineDiscounts[at] ?? 0 })), tax };
}

/** The server's own prices for a cart: nothing of them comes from the client. */
export function priceCart(cart: Cart, venue: Venue, now: number): PricedCart {
  const chosen = timeOf(cart, { venue, now });
  const sale = saleIn(cart, { venue, now });
  const { when } = sale;
  const lines = cart.lines.map((line) =>
    priceLine(line, { venue, sale, fulfilmentType: cart.fulfilmentType }),
  );
  // What cannot be had stays in the cart until it is removed, and costs nothing: no order is placed with it.
  const counted = lines.filter((line) => line.state.available);
  const products = counted.reduce((sum, line) => sum + line.price, 0);
  const { fee, isEstimate } = delivery(cart, venue);
  const promo = promoIn(cart, venue, {
    products,
    lines: counted,
    deliveryFee: fee,
    now,
    wanted: { when, zone: venue.timeZone },
  });
  const saved = promo?.ok ? promo.value.saved : NOTHING_SAVED;
  const day = daySurchargeOn(venue.daySurcharges, {
    date: 'date' in chosen ? chosen.date : localDateTime(now, venue.timeZone).date,
    fulfilment: cart.fulfilmentType,
  });
  const reward = rewardOf(cart.rewardPoints, venue.scheme);
  const totals = orderTotals({
    lines: counted,
    rewards: reward.value,
    discount: saved.discount + percentOf(products, discountOf(cart, venue)),
    dayBasisPoints: day ? dayBasisPoints(day) : 0,
    deliveryFee: fee - saved.delivery,
    preorderFee: isForLater(chosen) ? venue.preorderFee : 0,
    surchargeBasisPoints: surchargeBasisPoints(cart.paymentMethod, cart.cardType, venue.surcharges),
    gift: giftAvailable(cart, now),
  });
  const usedPromo = promo?.ok ? ok(promo.value.used) : promo;
  const pointsUsed = totals.rewards > 0 ? reward.points : 0;
  return {
    ...taxed(lines, totals, { gstRegistered: venue.gstRegistered, promo: usedPromo }),
    totals,
    pointsUsed,
    deliveryIsEstimate: isEstimate,
    day,
    promo: usedPromo,
    promoDiscount: Math.min(saved.discount, totals.discount) + (products > 0 ? saved.delivery : 0),
  };
}

/** The promo of the cart's code, or why it does not hold for this cart. */
export const cartPromo = (cart: Cart, venue: Venue, now: number): Result<VenuePromo, PromoProblem> =>
  priceCart(cart, venue, now).promo ?? err({ why: 'unknown' });

export const kitchenChanges = (line: PricedLine) =>
  line.product ? changesFromDefault(line.product.groups, line.options) : [];
