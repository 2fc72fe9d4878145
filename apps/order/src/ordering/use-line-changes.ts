import type { CartLine } from '@servery/contract/entities/cart';
import type { Merchant } from '@servery/contract/entities/merchant';
import { lineLimit } from '@servery/domain/cart/lines';
import { useState } from 'react';
import { useCart } from '#ordering/use-cart.ts';

/** What a stepper counts of a line, and between which bounds. */
export const quantityOf = (line: CartLine) => ({
  label: line.name,
  value: line.quantity,
  min: Math.max(1, line.min_qty),
  max: lineLimit(line.max_qty),
});

/** Changes to the lines of a cart, on every screen that has them. Below its lowest quantity a line is asked about. */
export function useLineChanges(merchant: Merchant) {
  const { setQuantity } = useCart(merchant);
  const [removing, setRemoving] = useState<CartLine>();
  const put = (line: CartLine, quantity: number) =>
    setQuantity.mutate({ cart_item_slot_id: line.cart_item_slot_id, quantity });
  return {
    stepper: (line: CartLine) => ({
      ...quantityOf(line),
      onChange: (quantity: number) => put(line, quantity),
      onRemove: () => setRemoving(line),
    }),
    removing,
    askToRemove: setRemoving,
    keep: () => setRemoving(undefined),
    remove: (line: CartLine) => {
      setRemoving(undefined);
      put(line, 0);
    },
  };
}
export type LineChanges = ReturnType<typeof useLineChanges>;
