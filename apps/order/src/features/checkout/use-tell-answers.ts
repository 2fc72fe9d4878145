import type { CartOrder } from '@servery/contract/entities/cart';
import type { Merchant } from '@servery/contract/entities/merchant';
import type { CustomData } from '@servery/domain/checkout/custom-fields';
import { useEffect, useEffectEvent } from 'react';
import { useCart } from '#state/use-cart.ts';

const TYPING_MS = 800;

/** The answers go to the cart once the typing rests: a member finds them again on another device. */
export function useTellAnswers(
  { merchant, order }: { merchant: Merchant; order: CartOrder },
  custom: CustomData,
): void {
  const { update } = useCart(merchant, 'checkout');
  const tell = useEffectEvent(() => update.mutate({ custom_data: custom }));
  const now = JSON.stringify(custom);
  const held = JSON.stringify(order.custom_data);
  useEffect(() => {
    if (now === held) return undefined;
    const timer = setTimeout(() => tell(), TYPING_MS);
    return () => clearTimeout(timer);
  }, [now, held]);
}
