import type { FulfilmentCode } from '@servery/contract/entities/fulfilment';
import { changesFromDefault, describeChoice, unitPrice } from '@servery/domain/cart/options';
import { instantOf } from '@servery/domain/hours/times';
import type { ProductState } from '@servery/domain/menu/available';
import { type Promo, promoDiscount } from '@servery/domain/promos/discount';
import { type OrderTotals, orderTotals } from '@servery/domain/totals/order-totals';
import type { CartLine } from '@servery/domain/cart/lines';
import { z } from 'zod';
import type { Cart } from '#stores/carts';
import type { Catalogue, ProductRecord } from '#stores/catalogue';
import { stateOf } from '#views/menu';

export type PricedLine = CartLine & {
  product: ProductRecord | undefined;
  unitPrice: number;
  price: number;
  optionsText: string;
  state: ProductState;
};

export type PricedCart = { lines: PricedLine[]; totals: OrderTotals; deliveryIsEstimate: boolean };

const GONE: ProductState = { available: false, text: 'This product is not on the menu any more', notice: '' };
const storedTypes = z.array(z.string());

function priceLine(line: CartLine, catalogue: Catalogue, at: { now: number; when: number }): PricedLine {
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
    state: stateOf(product, catalogue, at),
  };
}

function delivery(cart: Cart, catalogue: Catalogue): { fee: number; isEstimate: boolean } {
  if (cart.fulfilment_type !== 'deliver') return { fee: 0, isEstimate: false };
  const zone = catalogue.zones.get(cart.delivery_postcode);
  if (zone) return { fee: zone.fee, isEstimate: false };
  const fees = [...catalogue.zones.values()].map((each) => each.fee);
  return { fee: fees.length > 0 ? Math.min(...fees) : 0, isEstimate: true };
}

const SURCHARGE: Readonly<Record<string, (catalogue: Catalogue) => number>> = {
  CC: ({ merchant }) => merchant.surcharge_cc,
  PP: ({ merchant }) => merchant.surcharge_paypal,
};

export function promoOf(catalogue: Catalogue, code: string): Promo | undefined {
  const row = catalogue.promos.find((promo) => promo.code === code);
  if (!row) return undefined;
  return {
    code: row.code,
    kind: row.kind,
    value: row.value,
    minimum: row.minimum,
    fulfilment: storedTypes.parse(JSON.parse(row.fulfilment)) as FulfilmentCode[],
    startsAt: row.starts_at,
    endsAt: row.ends_at,
  };
}

/** When the goods are wanted: what can be had is judged for that moment. */
export function wantedAt(cart: Cart, catalogue: Catalogue, now: number): number {
  if (cart.fulfilment_asap === 1 || cart.fulfilment_date === '' || cart.fulfilment_time === '') return now;
  return instantOf({ date: cart.fulfilment_date, time: cart.fulfilment_time }, catalogue.merchant.time_zone);
}

/** The server's own prices for a cart: nothing of them comes from the client. */
export function priceCart(cart: Cart, catalogue: Catalogue, now: number): PricedCart {
  const at = { now, when: wantedAt(cart, catalogue, now) };
  const lines = cart.lines.map((line) => priceLine(line, catalogue, at));
  const products = lines.reduce((sum, line) => sum + line.price, 0);
  const { fee, isEstimate } = delivery(cart, catalogue);
  const promo = cart.coupon_code ? promoOf(catalogue, cart.coupon_code) : undefined;
  const type = (cart.fulfilment_type || 'none') as FulfilmentCode | 'none';
  const off = promo && promoDiscount(promo, { products, deliveryFee: fee, fulfilment: type, now });
  const saved = off?.ok ? off.value : { discount: 0, delivery: 0 };
  const totals = orderTotals({
    lines,
    rewards: 0,
    discount: saved.discount,
    deliveryFee: fee - saved.delivery,
    preorderFee: cart.fulfilment_asap === 1 ? 0 : catalogue.merchant.preorder_fee,
    surchargeBasisPoints: SURCHARGE[cart.payment_method]?.(catalogue) ?? 0,
  });
  return { lines, totals, deliveryIsEstimate: isEstimate };
}

export const kitchenChanges = (line: PricedLine) =>
  line.product ? changesFromDefault(line.product.groups, line.options) : [];
