import type { CartOrder } from '@servery/contract/entities/cart';
import type { FulfilmentCode } from '@servery/contract/entities/fulfilment';
import type { Merchant } from '@servery/contract/entities/merchant';
import { useEffect, useEffectEvent } from 'react';
import { type AnswersForm, useAnswers } from '#features/checkout/use-answers.ts';
import { useCart } from '#ordering/use-cart.ts';

const TYPING_MS = 800;

/** The answers, saved in the cart once the typing rests: a member finds them again on another device. */
export function useSavedAnswers(
  { merchant, order }: { merchant: Merchant; order: CartOrder },
  code: FulfilmentCode | undefined,
): AnswersForm {
  const answers = useAnswers(merchant, code, order.custom_data);
  const { custom } = answers.part;
  const { update } = useCart(merchant, 'checkout');
  const save = useEffectEvent(() => update.mutate({ custom_data: custom }));
  const now = JSON.stringify(custom);
  const held = JSON.stringify(order.custom_data);
  useEffect(() => {
    if (now === held) return undefined;
    const timer = setTimeout(() => save(), TYPING_MS);
    return () => clearTimeout(timer);
  }, [now, held]);
  return answers;
}
