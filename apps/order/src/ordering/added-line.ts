import type { CartLine, CartOrder } from '@servery/contract/entities/cart';
import type { Product } from '@servery/contract/entities/menu';
import { formatCents, parseCents } from '@servery/domain/money';
import { withQuantity } from '#state/wanted-quantities.ts';

const cents = (amount: string): number => parseCents(amount) ?? 0;

const provisional = (product: Product, quantity: number): CartLine => ({
  ...product,
  // No line of the server's has such a number; its answer replaces this one.
  cart_item_slot_id: -2 - product.id,
  menu_item_id: product.id,
  short_desc: '',
  notes: '',
  quantity,
  unit_price: product.base_price,
  price: formatCents(cents(product.base_price) * quantity),
  price_was: '',
});

/** A product without options in the cart at once, before the server has answered. */
export function withAdded(before: CartOrder, product: Product, quantity: number): CartOrder {
  const total = formatCents(cents(before.sub_total) + cents(product.base_price) * quantity);
  // Where nothing is taken off or put on, the total is known as well; else it waits for the server's figures.
  const isKnown = before.sub_total === before.grand_total && !before.gift;
  const order = isKnown ? { ...before, sub_total: total, grand_total: total } : before;
  const held = order.items.find(
    (line) => line.menu_item_id === product.id && line.short_desc === '' && line.notes === '',
  );
  if (held) return withQuantity(order, held.cart_item_slot_id, held.quantity + quantity);
  return {
    ...order,
    items: [...order.items, provisional(product, quantity)],
    num_items: order.num_items + quantity,
  };
}
