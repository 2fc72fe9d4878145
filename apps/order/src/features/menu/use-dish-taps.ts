import type { Product } from '@servery/contract/entities/menu';
import type { Merchant } from '@servery/contract/entities/merchant';
import { texts } from '@servery/domain/messages/texts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { addsAtOnce, productLink } from '#features/menu/dishes.ts';
import type { DishTaps } from '#features/menu/dish.tsx';
import { stopSayingAdded, useSayAdded } from '#ordering/say-added.ts';
import { sayInfo } from '#state/toasts.ts';
import { useCart } from '#ordering/use-cart.ts';
import { useGate } from '#ordering/use-gate.ts';
import { useSteadyTaps } from '#ordering/use-steady-taps.ts';
import { keys } from '#api/query-keys.ts';

/** Opening draws the whole page again: the tap is answered by a frame of its own before that. */
const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

/** What tapping a dish, or its plus, does. The pair keeps its identity so that the list need not draw again. */
export function useDishTaps(merchant: Merchant): DishTaps {
  const navigate = useNavigate();
  const client = useQueryClient();
  const { add } = useCart(merchant);
  const sayAdded = useSayAdded();
  const gate = useGate(merchant);
  const [busy] = useState(() => new Set<number>());

  const show = async (product: Product) => {
    stopSayingAdded();
    await painted();
    await navigate({
      to: `/menu/${merchant.menu.menu_name}/item/${productLink(product)}`,
      resetScroll: false,
      state: { fromMenu: true } as Record<string, unknown>,
    });
  };

  const addNow = async (product: Product) => {
    if (busy.has(product.id)) return;
    busy.add(product.id);
    const quantity = Math.max(1, product.min_qty);
    const result = await add.mutateAsync({ menu_item_id: product.id, quantity, cart_item_slot_id: -1 });
    busy.delete(product.id);
    if (result.ok) return sayAdded();
    // What cannot be had any more should not go on looking as if it could.
    void client.invalidateQueries({ queryKey: keys.merchant(merchant.menu.menu_name) });
  };

  const open = (product: Product) => {
    if (product.is_available === 0) sayInfo(product.available_str || texts.productUnavailable);
    else return gate(() => show(product));
    return undefined;
  };
  const plus = (product: Product) => gate(() => (addsAtOnce(product) ? void addNow(product) : show(product)));

  return useSteadyTaps({ open, add: plus });
}
