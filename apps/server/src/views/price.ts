import type { FulfilmentCode } from '@servery/contract/entities/fulfilment';
import { changesFromDefault, describeChoice, unitPrice } from '@servery/domain/cart/options';
import { isForLater } from '@servery/domain/fulfilment/chosen-time';
import type { ProductState } from '@servery/domain/menu/available';
import {
  type Promo,
  type PromoContext,
  promoDiscount,
  type PromoProblem,
} from '@servery/domain/promos/discount';
import { rewardOf } from '@servery/domain/rewards/scheme';
import { err, ok, type Result } from '@servery/domain/result';
import { type OrderTotals, orderTotals } from '@servery/domain/totals/order-totals';
import { isAmex } from '@servery/domain/payments/methods';
import type { CartLine } from '@servery/domain/cart/lines';
import { z } from 'zod';
import type { Cart } from '#stores/carts';
import type { Catalogue, ProductRecord } from '#stores/catalogue';
import { timeOf, wantedAt } from '#cart/chosen-time';
import { stateOf } from '#views/menu';
import { t } from '#views/texts';

export type PricedLine = CartLine & {
  product: ProductRecord | undefined;
  unitPrice: number;
  price: number;
  optionsText: string;
  state: ProductState;
};

/** A promo with the row that counts its uses. */
export type UsedPromo = { id: number; promo: Promo };
export type PricedCart = {
  lines: PricedLine[];
  totals: OrderTotals;
  /** The points that a reward takes along; 0 without one. */
  pointsUsed: number;
  deliveryIsEstimate: boolean;
  /** Of the cart's code; nothing without a code. */
  promo: Result<UsedPromo, PromoProblem> | undefined;
};

const GONE: ProductState = {
  available: false,
  get text() {
    return t.thisProductIsNot;
  },
  notice: '',
};
const storedTypes = z.array(z.string());

function priceLine(line: CartLine, catalogue: Catalogue, when: number): PricedLine {
  const product = catalogue.products.get(line.productId);
  if (!product || product.visible !== 1)
    return {
      ...line,
      product: undefined,
      unitPrice: line.seenPrice,
      price: line.seenPrice * line.quantity,
      optionsText: '',
      state: GONE,
    };
  const each = unitPrice(product.base_price, product.groups, line.options);
  return {
    ...line,
    product,
    unitPrice: each,
    price: each * line.quantity,
    optionsText: describeChoice(product.groups, line.options),
    state: stateOf(product, catalogue, when),
  };
}

function delivery(cart: Cart, catalogue: Catalogue): { fee: number; isEstimate: boolean } {
  if (cart.fulfilment_type !== 'deliver') return { fee: 0, isEstimate: false };
  const zone = catalogue.zones.get(cart.delivery_postcode);
  if (zone) return { fee: zone.fee, isEstimate: false };
  const fees = [...catalogue.zones.values()].map((each) => each.fee);
  return { fee: fees.length > 0 ? Math.min(...fees) : 0, isEstimate: true };
}

const cardSurcharge = ({ merchant }: Catalogue, { card_type: type }: Cart): number =>
  isAmex(type) ? merchant.surcharge_amex : merchant.surcharge_cc;

const SURCHARGE: Readonly<Record<string, (catalogue: Catalogue, cart: Cart) => number>> = {
  CC: cardSurcharge,
  SAVED: cardSurcharge,
  PP: ({ merchant }) => merchant.surcharge_paypal,
};

function promoOf(catalogue: Catalogue, code: string): UsedPromo | undefined {
  const row = catalogue.promos.find((promo) => promo.code === code);
  if (!row) return undefined;
  const product = row.product_id === null ? undefined : catalogue.products.get(row.product_id);
  const promo: Promo = {
    code: row.code,
    kind: row.kind,
    value: row.value,
    minimum: row.minimum,
    fulfilment: storedTypes.parse(JSON.parse(row.fulfilment)) as FulfilmentCode[],
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    product,
    usesTotal: row.uses_total,
    usesEach: row.uses_each,
  };
  return { id: row.id, promo };
}

type Saved = { discount: number; delivery: number };
const NOTHING_SAVED: Saved = { discount: 0, delivery: 0 };

function promoIn(
  cart: Cart,
  catalogue: Catalogue,
  context: Omit<PromoContext, 'fulfilment'>,
): Result<{ used: UsedPromo; saved: Saved }, PromoProblem> | undefined {
  if (cart.coupon_code === '') return undefined;
  if (catalogue.menu.allow_promo_codes !== 1) return err({ why: 'not_taken' });
  const used = promoOf(catalogue, cart.coupon_code);
  if (!used) return err({ why: 'unknown' });
  const fulfilment = (cart.fulfilment_type || 'none') as FulfilmentCode | 'none';
  const off = promoDiscount(used.promo, { ...context, fulfilment });
  return off.ok ? ok({ used, saved: off.value }) : off;
}

/** The server's own prices for a cart: nothing of them comes from the client. */
export function priceCart(cart: Cart, catalogue: Catalogue, now: number): PricedCart {
  const chosen = timeOf(cart, { catalogue, now });
  const when = wantedAt(chosen, { catalogue, now });
  const lines = cart.lines.map((line) => priceLine(line, catalogue, when));
  // What cannot be had stays in the cart until it is removed, and costs nothing: no order is placed with it.
  const counted = lines.filter((line) => line.state.available);
  const products = counted.reduce((sum, line) => sum + line.price, 0);
  const { fee, isEstimate } = delivery(cart, catalogue);
  const promo = promoIn(cart, catalogue, { products, lines: counted, deliveryFee: fee, now });
  const saved = promo?.ok ? promo.value.saved : NOTHING_SAVED;
  const reward = rewardOf(cart.points, catalogue.scheme);
  const totals = orderTotals({
    lines: counted,
    rewards: reward.value,
    discount: saved.discount,
    deliveryFee: fee - saved.delivery,
    preorderFee: isForLater(chosen) ? catalogue.merchant.preorder_fee : 0,
    surchargeBasisPoints: SURCHARGE[cart.payment_method]?.(catalogue, cart) ?? 0,
  });
  const usedPromo = promo?.ok ? ok(promo.value.used) : promo;
  const pointsUsed = totals.rewards > 0 ? reward.points : 0;
  return { lines, totals, pointsUsed, deliveryIsEstimate: isEstimate, promo: usedPromo };
}

/** The promo of the cart's code, or why it does not hold for this cart. */
export const cartPromo = (cart: Cart, catalogue: Catalogue, now: number): Result<UsedPromo, PromoProblem> =>
  priceCart(cart, catalogue, now).promo ?? err({ why: 'unknown' });

export const kitchenChanges = (line: PricedLine) =>
  line.product ? changesFromDefault(line.product.groups, line.options) : [];
