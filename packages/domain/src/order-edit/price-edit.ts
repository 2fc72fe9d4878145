import type { TaxTreatment } from '@servery/contract/entities/receipt';
import { type Cents, divideRounded } from '#money';
import type { PlacedOrder, PlacedPrice } from '#order-edit/placed';
import { promoSaving } from '#promos/discount';
import { type OrderTax, orderTax } from '#tax/order-tax';
import { type OrderTotals, orderTotals } from '#totals/order-totals';
import type { VenuePromo } from '#venue/model';

/** A line of the order as it will be: one that stays has the price that it was placed at. */
export type EditedLine = { productId: number; quantity: number; unitPrice: Cents; tax: TaxTreatment };

export type EditedPrice = {
  totals: OrderTotals;
  tax: Omit<OrderTax, 'lineDiscounts'>;
  /** Of each line, in their order. */
  lineDiscounts: Cents[];
  promoDiscount: Cents;
};

const productsOf = (lines: readonly EditedLine[]): Cents =>
  lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0);

const inProportion = (part: Cents, now: Cents, was: Cents): Cents =>
  was === 0 ? 0 : divideRounded(part * now, was);

/** What the promo took off the products; free delivery takes nothing off them. */
const promoPart = ({ price }: PlacedOrder, promo: VenuePromo | undefined): Cents =>
  promo?.kind === 'free_delivery' ? 0 : Math.min(price.promoDiscount, price.discount);

const savedOn = (promo: VenuePromo, lines: readonly EditedLine[]): Cents | undefined => {
  const saved = promoSaving(promo, { products: productsOf(lines), lines, deliveryFee: 0 });
  return saved.ok ? saved.value.discount : undefined;
};

/** The promo as the order has it. One that was changed since takes off as much in proportion, and no more than before. */
function promoOff(placed: PlacedOrder, lines: readonly EditedLine[], promo: VenuePromo | undefined): Cents {
  const was = promoPart(placed, promo);
  if (was === 0) return 0;
  if (promo && savedOn(promo, placed.lines) === was) return savedOn(promo, lines) ?? 0;
  return Math.min(was, inProportion(was, productsOf(lines), placed.price.products));
}

/** The surcharge was for how the order was paid: of more it is not asked again, of less its share goes back. */
const surchargeOf = (price: PlacedPrice, before: Cents): Cents =>
  Math.min(price.surcharge, inProportion(price.surcharge, before, price.total - price.surcharge));

function totalsOf(
  { price }: PlacedOrder,
  lines: readonly EditedLine[],
  { discount, deliveryFee }: { discount: Cents; deliveryFee: Cents },
): OrderTotals {
  const { rewards, preorderFee, dayBasisPoints } = price;
  const before = orderTotals({
    lines,
    rewards,
    discount,
    dayBasisPoints,
    deliveryFee,
    preorderFee,
    surchargeBasisPoints: 0,
  });
  const surcharge = surchargeOf(price, before.total);
  return { ...before, surcharge, total: before.total + surcharge };
}

type Around = {
  /** The promo that it was placed with, as it is today. */
  promo: VenuePromo | undefined;
  /** Of another address; as it was placed where nothing is said. */
  deliveryFee?: Cents | undefined;
};

/** What an order costs with other lines: by the rules of a new one, with what it was placed with. */
export function priceEdit(
  placed: PlacedOrder,
  lines: readonly EditedLine[],
  { promo, deliveryFee = placed.price.deliveryFee }: Around,
): EditedPrice {
  const { price } = placed;
  const fromPromo = promoOff(placed, lines, promo);
  const ofType = price.discount - promoPart(placed, promo);
  const discount = fromPromo + inProportion(ofType, productsOf(lines), price.products);
  const totals = totalsOf(placed, lines, { discount, deliveryFee });
  const product = promo?.product;
  const sold = lines.map(({ unitPrice, quantity, tax, productId }) => ({
    price: unitPrice * quantity,
    tax,
    isDiscounted: !product || product.id === productId,
  }));
  const { lineDiscounts, ...tax } = orderTax(sold, totals, placed.gstRegistered);
  const onDelivery = promo?.kind === 'free_delivery' ? price.promoDiscount : 0;
  return {
    totals,
    tax,
    lineDiscounts,
    promoDiscount: Math.min(fromPromo, totals.discount) + onDelivery,
  };
}
