import type { CartOrder } from '@servery/contract/entities/cart';
import type { Merchant } from '@servery/contract/entities/merchant';
import { failureText } from '@servery/domain/messages/failures';
import { useEffect, useEffectEvent, useState } from 'react';
import { isNothing } from '#state/money.ts';
import { sayBad } from '#state/toasts.ts';
import { useCart } from '#state/use-cart.ts';

/** Which way of paying is chosen. The server knows it too: it decides the surcharge. */
export function useMethod(merchant: Merchant, order: CartOrder) {
  const { update } = useCart(merchant);
  const methods = merchant.menu.payment_methods;
  const [wanted, setWanted] = useState<string>();
  const [error, setError] = useState<string>();
  const free = isNothing(order.grand_total);
  const known = methods.find(({ code }) => code === (wanted ?? order.payment_method));
  const only = methods.length === 1 ? methods[0] : undefined;
  const chosen = known ?? only;

  const choose = (code: string) => {
    setError(undefined);
    setWanted(code);
    update.mutate({ payment_method: code });
  };
  const tellOnly = useEffectEvent(() => {
    if (only && order.payment_method !== only.code) update.mutate({ payment_method: only.code });
  });
  const onlyCode = only?.code;
  useEffect(() => {
    if (onlyCode) tellOnly();
  }, [onlyCode]);

  const mark = () => {
    const text = failureText('payment_method_required');
    setError(text);
    sayBad(text);
  };
  return {
    methods,
    free,
    chosen,
    code: free ? 'ZERO' : (chosen?.code ?? ''),
    choose,
    error,
    mark,
    busy: update.isPending,
  };
}
