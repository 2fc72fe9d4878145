import type { CallError } from '@servery/contract/registry';
import { choicesOf } from '#cart/options';
import { lineLimit } from '#cart/lines';
import { postcodeIn, tidyAddress } from '#delivery/address';
import { fail, type Failure } from '#failure';
import { hasTable } from '#fulfilment/tables';
import { checkoutTexts } from '#messages/checkout-texts';
import { texts } from '#messages/texts';
import { type Cents, formatCents } from '#money';
import { canEdit, canGrow, type OrderEdit } from '#order-edit/edit';
import { cartOfEdit, pointOf } from '#order-edit/edit-cart';
import type { PlacedLine, PlacedOrder } from '#order-edit/placed';
import { type EditedLine, type EditedPrice, priceEdit } from '#order-edit/price-edit';
import type { Cart } from '#ordering/cart';
import { saleIn, type VenueNow } from '#ordering/cart-time';
import { type PricedLine, priceCart } from '#ordering/price';
import { putProduct, quantityLimits } from '#ordering/put-product';
import { type Where, whereAndWhen, zoneOf } from '#ordering/where-and-when';
import type { VenuePromo } from '#venue/model';
import { servesScope } from '#venue/offered-points';
import { stateOf } from '#venue/product-state';

export type EditProblem = Failure<CallError<'ConsoleOrder.edit'>>;

export type KeptLine = { line: PlacedLine; quantity: number };

/** An order as an edit would leave it, and what keeps it from that. Nothing is taken yet: no room, and no goods. */
export type EditedOrder = {
  problems: EditProblem[];
  kept: KeptLine[];
  removed: PlacedLine[];
  added: PricedLine[];
  price: EditedPrice;
  /** Where it goes and when, if that changes. */
  where: Where | undefined;
  tableNum: string;
  address: string;
  note: string;
};

type Goods = { kept: KeptLine[]; removed: PlacedLine[]; problems: EditProblem[] };

/** More of what was ordered has to be there, as anything that is added has. */
function moreProblem({ line, quantity }: KeptLine, cart: Cart, at: VenueNow): EditProblem | undefined {
  if (quantity <= line.quantity) return undefined;
  const product = at.venue.products.get(line.productId);
  const state = product?.visible ? stateOf(product, at.venue, saleIn(cart, at)) : undefined;
  if (!product || !state?.available)
    return fail('product_unavailable', { text: `${line.name}: ${state?.text || texts.productUnavailable}` });
  return quantity > lineLimit(product.maxQty) ? fail('bad_quantity', quantityLimits(product)) : undefined;
}

function goodsOf(placed: PlacedOrder, edit: OrderEdit, { cart, at }: { cart: Cart; at: VenueNow }): Goods {
  const wanted = new Map(edit.lines.map(({ id, quantity }) => [id, quantity]));
  const all = placed.lines.map((line) => ({ line, quantity: wanted.get(line.id) ?? line.quantity }));
  const kept = all.filter(({ quantity }) => quantity > 0);
  const unknown = edit.lines.some(({ id }) => !placed.lines.some((line) => line.id === id));
  return {
    kept,
    removed: all.filter(({ quantity }) => quantity === 0).map(({ line }) => line),
    problems: [
      ...(unknown ? [fail('no_line')] : []),
      ...kept.flatMap((each) => moreProblem(each, cart, at) ?? []),
    ],
  };
}

/** What is added, at today's price, or what keeps it out. */
function addedOf(
  edit: OrderEdit,
  cart: Cart,
  at: VenueNow,
): { added: PricedLine[]; problems: EditProblem[] } {
  const problems: EditProblem[] = [];
  let { lines } = cart;
  for (const { productId, quantity, options, notes } of edit.added) {
    const product = at.venue.products.get(productId);
    const choices = choicesOf(product?.groups ?? [], options);
    const put = putProduct({ ...cart, lines }, { productId, quantity, choices, notes }, at);
    if (put.ok) lines = put.lines;
    else if (put.code === 'product_unavailable')
      problems.push({
        ...put,
        details: { text: `${product?.name ?? checkoutTexts.aProduct}: ${String(put.details['text'])}` },
      });
    else problems.push(put);
  }
  return { added: priceCart({ ...cart, lines }, at.venue, at.now).lines, problems };
}

/** Another address has the fee of its own zone; in the same postcode it stays what it was. */
function feeOf(
  placed: PlacedOrder,
  { cart, at }: { cart: Cart; at: VenueNow },
  promo: VenuePromo | undefined,
): Cents | undefined {
  const zone = zoneOf(cart, at.venue);
  if (!zone || cart.deliveryPostcode === postcodeIn(placed.address)) return undefined;
  if (promo?.kind !== 'free_delivery') return zone.fee;
  return promo.atMost === 0 ? 0 : Math.max(0, zone.fee - promo.atMost);
}

function placeProblem(placed: PlacedOrder, edit: OrderEdit, { cart, at }: { cart: Cart; at: VenueNow }) {
  const { venue, now } = at;
  const type = venue.fulfilment.find(({ code }) => code === placed.fulfilmentType);
  if (edit.tableNum !== undefined && cart.tableNum === '' && type?.tableNumRequired)
    return fail('table_required', { field: 'table_num' });
  if (edit.tableNum !== undefined && cart.tableNum !== '' && !hasTable(type?.tableNums ?? '', cart.tableNum))
    return fail('table_unknown');
  if (edit.address === undefined) return undefined;
  if (placed.address === '') return fail('not_a_delivery');
  if (cart.deliveryAddress.trim() === '') return fail('address_required');
  const zone = zoneOf(cart, venue);
  if (!zone) return fail('postcode_unavailable');
  const point = edit.when ? undefined : pointOf(placed, venue);
  return point && type && !servesScope(point, { venue, type, zoneId: zone.id, now })
    ? fail('time_unavailable')
    : undefined;
}

function stateProblem(placed: PlacedOrder, edit: OrderEdit, grows: boolean): EditProblem | undefined {
  if (!canEdit(placed.status)) return fail('edit_over');
  return !canGrow(placed.status) && (grows || edit.when) ? fail('edit_ready') : undefined;
}

const soldLines = (kept: readonly KeptLine[], added: readonly PricedLine[]): EditedLine[] => [
  ...kept.map(({ line: { productId, unitPrice, tax }, quantity }) => ({
    productId,
    unitPrice,
    tax,
    quantity,
  })),
  ...added.map(({ productId, unitPrice, tax, quantity }) => ({ productId, unitPrice, tax, quantity })),
];

/** What an edit makes of a placed order: judged and priced by the rules of a new one, as far as it is new. */
export function editOrder(placed: PlacedOrder, edit: OrderEdit, at: VenueNow): EditedOrder {
  const cart = cartOfEdit(placed, edit, at);
  const promo = at.venue.promos.find(({ id }) => id === placed.promoId);
  const goods = goodsOf(placed, edit, { cart, at });
  const { added, problems } = addedOf(edit, cart, at);
  const found = edit.when ? whereAndWhen(cart, at) : undefined;
  const deliveryFee = edit.address === undefined ? undefined : feeOf(placed, { cart, at }, promo);
  const price = priceEdit(placed, soldLines(goods.kept, added), { promo, deliveryFee });
  const { total } = price.totals;
  const grows = edit.added.length > 0 || goods.kept.some(({ line, quantity }) => quantity > line.quantity);
  const isShort = total < placed.refunded;
  const all: (EditProblem | undefined)[] = [
    stateProblem(placed, edit, grows),
    ...goods.problems,
    ...problems,
    goods.kept.length + edit.added.length === 0 ? fail('edit_empty') : undefined,
    found && 'ok' in found ? (found as EditProblem) : undefined,
    placeProblem(placed, edit, { cart, at }),
    isShort ? fail('edit_refunded', { sign: '$', amount: formatCents(placed.refunded) }) : undefined,
  ];
  return {
    problems: all.filter((problem) => problem !== undefined),
    kept: goods.kept,
    removed: goods.removed,
    added,
    price,
    where: found && !('ok' in found) ? found : undefined,
    tableNum: cart.tableNum,
    address: edit.address === undefined ? placed.address : tidyAddress(edit.address),
    note: edit.note?.trim() ?? placed.note,
  };
}
