import type { CartOrder } from '@servery/contract/entities/cart';
import { formatCents, parseCents } from '@servery/domain/money';

/** The new quantity at once, before the server has answered; its figures replace these. */
export function withQuantity(order: CartOrder, slot: number, quantity: number): CartOrder {
  const items = order.items
    .filter((line) => line.cart_item_slot_id !== slot || quantity > 0)
    .map((line) => {
      if (line.cart_item_slot_id !== slot) return line;
      return { ...line, quantity, price: formatCents((parseCents(line.unit_price) ?? 0) * quantity) };
    });
  return { ...order, items, num_items: items.reduce((count, line) => count + line.quantity, 0) };
}

/** Quantities that the server has not answered yet, by line. Only the last wish for a line is sent. */
export class WantedQuantities {
  readonly #wanted = new Map<number, number>();

  want(slot: number, quantity: number): void {
    this.#wanted.set(slot, quantity);
  }

  /** A later wish for the same line has taken its place. */
  isOutdated(slot: number, quantity: number): boolean {
    return this.#wanted.get(slot) !== quantity;
  }

  answered(slot: number, quantity: number): void {
    if (!this.isOutdated(slot, quantity)) this.#wanted.delete(slot);
  }

  clear(): void {
    this.#wanted.clear();
  }

  /** An answer of the server as the customer should see it while later wishes are on their way. */
  over(order: CartOrder): CartOrder {
    let shown = order;
    for (const [slot, quantity] of this.#wanted) shown = withQuantity(shown, slot, quantity);
    return shown;
  }
}

/** One for the page: the cart beside the menu and the cart's own screen change the same lines. */
export const wantedQuantities = new WantedQuantities();
