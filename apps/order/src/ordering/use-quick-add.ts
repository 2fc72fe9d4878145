import type { Merchant } from '@servery/contract/entities/merchant';
import type { Product } from '@servery/contract/entities/menu';
import { defaultChoices } from '@servery/domain/cart/options';
import { texts } from '@servery/domain/messages/texts';
import { useQueryClient } from '@tanstack/react-query';
import { productQuery } from '#api/queries.ts';
import { platform } from '#platform/browser.ts';
import { sayBad } from '#state/toasts.ts';
import { useCart } from '#ordering/use-cart.ts';
import { groupsOf } from '#ordering/use-product-choice.ts';

/** Adds a product of which nothing must be chosen, the way it usually comes. */
export function useQuickAdd(merchant: Merchant) {
  const client = useQueryClient();
  const { add } = useCart(merchant);

  const usualChoices = async (product: Product) => {
    if (product.option_count === 0) return {};
    return defaultChoices(groupsOf(await client.fetchQuery(productQuery(product.id, -1))));
  };
  const quickAdd = async (product: Product): Promise<void> => {
    platform.buzz();
    try {
      const options = await usualChoices(product);
      await add.mutateAsync({
        menu_item_id: product.id,
        quantity: Math.max(1, product.min_qty),
        options,
        cart_item_slot_id: -1,
      });
    } catch {
      sayBad(texts.tryAgain);
    }
  };
  /** Called when a finger comes down, so that the choices are here when it lifts. */
  const warm = (product: Product): void => {
    if (product.option_count > 0) void client.prefetchQuery(productQuery(product.id, -1));
  };
  return { quickAdd, warm };
}
