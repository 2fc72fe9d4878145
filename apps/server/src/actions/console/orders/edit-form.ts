import type { CallOutput } from '@servery/contract/registry';
import { lineLimit } from '@servery/domain/cart/lines';
import { formatCents } from '@servery/domain/money';
import { canGrow, NO_EDIT } from '@servery/domain/order-edit/edit';
import { cartOfEdit } from '@servery/domain/order-edit/edit-cart';
import { saleIn } from '@servery/domain/ordering/cart-time';
import { quantityLimits } from '@servery/domain/ordering/put-product';
import type { Venue, VenueProduct } from '@servery/domain/venue/model';
import { stateOf } from '@servery/domain/venue/product-state';
import { texts } from '@servery/domain/messages/texts';
import { orderToEdit } from '#actions/console/orders/edit-wish';
import { readAction } from '#http/action';
import { answer } from '#http/answer';
import { placedOrder } from '#ordering/placed-order';
import { boardOrderOf } from '#queries/board-order';
import { editTimes } from '#queries/edit-times';
import { linesOf, type OrderLineRecord } from '#stores/orders';

type Form = CallOutput<'ConsoleOrder.edit_form'>;
type Sale = ReturnType<typeof saleIn>;

const productView = (
  product: VenueProduct,
  category: string,
  { venue, sale }: { venue: Venue; sale: Sale },
): Form['products'][number] => {
  const state = stateOf(product, venue, sale);
  return {
    id: product.id,
    name: product.name,
    category,
    price: formatCents(product.basePrice),
    sold_out: state.available ? '' : state.text || texts.productUnavailable,
    ...quantityLimits(product),
    groups: product.groups.map((group) => ({
      id: group.id,
      name: group.name,
      multiselect: group.multiselect ? 1 : 0,
      mandatory: group.mandatory ? 1 : 0,
      max_select: group.maxSelect,
      options: group.options.map((option) => ({
        id: option.id,
        name: option.desc,
        price: formatCents(option.offset),
        usual: option.isDefault ? 1 : 0,
        available: option.isAvailable ? 1 : 0,
      })),
    })),
  };
};

/** Each once, under the first category that has it. */
function productsOf(venue: Venue, sale: Sale): Form['products'] {
  const found = new Map<number, Form['products'][number]>();
  for (const { name, products } of venue.categories)
    for (const product of products)
      if (product.visible && !found.has(product.id))
        found.set(product.id, productView(product, name, { venue, sale }));
  return [...found.values()];
}

const lineView = (line: OrderLineRecord, { products }: Venue): Form['lines'][number] => ({
  id: line.id,
  name: line.name,
  options_text: line.options_text,
  notes: line.notes,
  quantity: line.quantity,
  max: Math.max(line.quantity, lineLimit(products.get(line.product_id)?.maxQty ?? 0)),
  unit_price: formatCents(line.unit_price),
});

export const consoleEditForm = readAction('ConsoleOrder.edit_form', async (tx, input, caller) => {
  const held = await orderToEdit(tx, caller, input.order_id);
  if (!held.ok) return held;
  const { order, venue } = held;
  const at = { venue, now: caller.now };
  const lines = await linesOf(tx, [order.id]);
  const placed = placedOrder(order, lines);
  const type = venue.fulfilment.find(({ code }) => code === order.fulfilment_type);
  return answer({
    order: await boardOrderOf(tx, order, lines),
    version: order.edits,
    lines: lines.map((line) => lineView(line, venue)),
    products: productsOf(venue, saleIn(cartOfEdit(placed, NO_EDIT, at), at)),
    can_grow: canGrow(placed.status) ? 1 : 0,
    point_label: order.point_label,
    table_num: order.table_num,
    has_table: type?.tableNumRequired || order.table_num !== '' ? 1 : 0,
    has_address: order.delivery_address === '' ? 0 : 1,
    note: order.note,
  });
});

export const consoleEditTimes = readAction('ConsoleOrder.edit_times', async (tx, input, caller) => {
  const held = await orderToEdit(tx, caller, input.order_id);
  if (!held.ok) return held;
  const { order, venue } = held;
  const address = input.address ?? order.delivery_address;
  const wanted = { code: order.fulfilment_type, address, date: input.date };
  return answer(await editTimes(tx, wanted, { venue, now: caller.now }));
});
