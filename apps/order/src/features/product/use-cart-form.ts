import type { ProductDetails } from '@servery/contract/entities/menu';
import type { Merchant } from '@servery/contract/entities/merchant';
import { useQueryClient } from '@tanstack/react-query';
import { keys } from '#api/query-keys.ts';
import { lineSender } from '#features/product/choose-only.ts';
import { useSayAdded } from '#ordering/say-added.ts';
import { type LineWanted, useCart } from '#ordering/use-cart.ts';
import { useProductForm } from '#ordering/use-product-form.ts';
import { sayGood } from '#state/toasts.ts';
import { t } from '#features/product/texts.ts';

type Wanted = {
  merchant: Merchant;
  details: ProductDetails;
  onDone: () => void;
  onChoose: ((line: LineWanted) => void) | undefined;
};

/** Puts the chosen product into the cart and says so, or hands the choice back where only that is wanted. */
export function useCartForm({ merchant, details, onDone, onChoose }: Wanted) {
  const { add } = useCart(merchant);
  const client = useQueryClient();
  const sayAdded = useSayAdded();
  const done = () => {
    onDone();
    if (onChoose) return;
    client.removeQueries({ queryKey: keys.product(details.item_id, details.cart_item_slot_id) });
    if (form.editing) sayGood(t.cartUpdated);
    else sayAdded();
  };
  const form = useProductForm({ details, send: lineSender(add.mutateAsync, onChoose), onDone: done });
  return { ...form, busy: add.isPending };
}
export type CartForm = ReturnType<typeof useCartForm>;
