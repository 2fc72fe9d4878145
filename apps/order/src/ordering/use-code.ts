import type { CallFailure } from '@servery/contract/client/wire';
import type { Merchant } from '@servery/contract/entities/merchant';
import { isGiftCode } from '@servery/domain/gifts/code';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { keys } from '#api/query-keys.ts';
import { cartError, type CartScreen } from '#ordering/cart-errors.ts';
import { takesPromos } from '#ordering/codes.ts';
import { cartAt, IN_TURN, useCart } from '#ordering/use-cart.ts';
import { sayFailure, sayGood } from '#state/toasts.ts';
import { t } from '#ordering/code-texts.ts';

type Applied = { ok: true } | { ok: false; message: string };
const refused = ({ message }: Pick<CallFailure, 'message'>): Applied => ({ ok: false, message });

/** A code that somebody has in hand, of a promo or of a gift voucher: nobody has to know which. */
export function useCode(merchant: Merchant, on: CartScreen = 'cart') {
  const client = useQueryClient();
  const { update } = useCart(merchant, on);
  const key = keys.order(merchant.menu.menu_name);
  const gift = useMutation({
    scope: IN_TURN,
    mutationFn: (code: string) =>
      code === ''
        ? call('ManageCart.remove_gift', cartAt(merchant))
        : call('ManageCart.use_gift', { ...cartAt(merchant), code }),
    onMutate: () => void client.cancelQueries({ queryKey: key }),
    onSuccess: (result) => {
      if (result.ok) client.setQueryData(key, result.value);
    },
  });
  const promo = async (coupon_code: string): Promise<Applied> => {
    const result = await update.mutateAsync({ coupon_code });
    if (!result.ok) return refused(result);
    sayGood(coupon_code ? t.promoCodeApplied({ code: coupon_code }) : t.promoCodeRemoved, undefined, 'promo');
    return { ok: true };
  };
  const apply = async (code: string): Promise<Applied> => {
    const mayBeGift = merchant.takes_gifts === 1 && (isGiftCode(code) || !takesPromos(merchant));
    if (!mayBeGift || code === '') return promo(code);
    const result = await gift.mutateAsync(code);
    // Promos have codes of any kind.
    if (!result.ok && result.code === 'gift_unknown' && takesPromos(merchant)) return promo(code);
    if (result.ok) sayGood(t.giftApplied, undefined, 'promo');
    else sayFailure(result, cartError(on, 'extras'), { topic: 'promo' });
    return result.ok ? { ok: true } : refused(result);
  };
  const removeGift = async (): Promise<boolean> => {
    const result = await gift.mutateAsync('');
    if (result.ok) sayGood(t.giftRemoved, undefined, 'promo');
    else sayFailure(result, cartError(on, 'extras'), { topic: 'promo' });
    return result.ok;
  };
  return { apply, removeGift, isPending: update.isPending || gift.isPending };
}
