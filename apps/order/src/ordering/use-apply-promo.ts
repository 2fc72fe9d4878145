import type { CartOrder } from '@servery/contract/entities/cart';
import type { Merchant } from '@servery/contract/entities/merchant';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useDevice } from '#state/device.ts';
import { sayGood } from '#state/toasts.ts';
import { useCart } from '#ordering/use-cart.ts';
import { t } from '#ordering/code-texts.ts';

/** Puts the code that a link or a scan brought on the order. What is refused is not asked for again; a lost line is. */
export function useApplyPromo(merchant: Merchant, order: CartOrder | undefined): void {
  const promo = useDevice((device) => device.promo);
  const setPromo = useDevice((device) => device.setPromo);
  const { update } = useCart(merchant);
  const tried = useRef('');
  const filled = (order?.items.length ?? 0) > 0;
  const wanted = promo !== '' && filled ? promo : '';
  const held = order?.coupon_code ?? '';
  const apply = useEffectEvent(async (code: string) => {
    tried.current = code;
    const result = await update.mutateAsync({ coupon_code: code });
    if (result.ok) sayGood(t.promoCodeApplied({ code }), undefined, 'promo');
    if (result.ok || result.code !== 'network') setPromo('');
  });
  const settle = useEffectEvent((code: string) => {
    if (code === held) setPromo('');
    else if (tried.current !== code) void apply(code);
  });
  useEffect(() => {
    if (wanted) settle(wanted);
  }, [wanted]);
}
