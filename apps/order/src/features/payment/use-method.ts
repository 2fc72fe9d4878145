import type { CartOrder } from '@servery/contract/entities/cart';
import type { Customer } from '@servery/contract/entities/customer';
import type { Merchant } from '@servery/contract/entities/merchant';
import type { CardBrand } from '@servery/domain/checkout/card';
import {
  invitesToRegister,
  methodProblem,
  offeredMethods,
  usualMethod,
} from '@servery/domain/checkout/methods';
import { actorOf } from '@servery/domain/checkout/people';
import { hasSavedCardAt } from '@servery/domain/payments/saved-card-at';
import { isDelivery } from '@servery/domain/fulfilment/choice';
import { ruleFailureText } from '@servery/domain/messages/rule-failures';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { inFrame } from '#platform/frame.ts';
import { useWallets } from '#features/payment/use-wallets.ts';
import { isNothing } from '#shared/money.ts';
import { sayBad } from '#state/toasts.ts';
import { useDevice } from '#state/device.ts';
import { toPay } from '#ordering/to-pay.ts';
import { useCart } from '#ordering/use-cart.ts';

export type PaymentGiven = { merchant: Merchant; order: CartOrder; customer: Customer };

/** Saves the usual way once it is known. Somebody may choose between its being shown and this: theirs stays then. */
function useSaveUsual(usual: string | undefined, save: (code: string) => void): () => void {
  const hasChosen = useRef(false);
  const saveUsual = useEffectEvent(() => {
    if (usual && !hasChosen.current) save(usual);
  });
  useEffect(() => {
    if (usual) saveUsual();
  }, [usual]);
  return () => {
    hasChosen.current = true;
  };
}

/** Which ways there are for this order, on this device. */
function useOffered({ merchant, order, customer }: PaymentGiven) {
  const actor = actorOf(customer);
  const hasSavedCard = hasSavedCardAt(customer, merchant.card_account);
  const wallets = useWallets(merchant);
  const device = { applePay: !!wallets?.APPLE, googlePay: !!wallets?.GOOGLE, terminal: false };
  const chosenType = useDevice((held) => held.fulfilment?.code) ?? order.fulfilment_type;
  const type = merchant.fulfilment.find((each) => each.code === chosenType);
  const delivers = type !== undefined && isDelivery(type);
  const at = { merchant, actor, hasSavedCard, device, delivers, fulfilment: type?.code };
  return { actor, wallets, delivers, methods: offeredMethods(merchant.menu.payment_methods, at) };
}

/** Which way of paying is chosen. The server knows it too: it decides the surcharge. */
export function useMethod({ merchant, order, customer }: PaymentGiven) {
  const { update } = useCart(merchant, 'checkout');
  const { actor, wallets, delivers, methods } = useOffered({ merchant, order, customer });
  const [wanted, setWanted] = useState<string>();
  const [error, setError] = useState<string>();
  const left = toPay(order);
  const free = isNothing(left);
  const known = methods.find(({ code }) => code === (wanted ?? order.payment_method));
  // The first is the venue's usual one: it is chosen until somebody chooses another.
  const usual =
    known || !wallets
      ? undefined
      : usualMethod(methods, { delivers, cardExpired: customer.credit_card_expired === 1 });
  const chosen = known ?? usual;
  const byGift = free && !isNothing(order.grand_total);
  const code = byGift ? 'GIFT' : free ? 'ZERO' : (chosen?.code ?? '');

  const save = (payment_method: string, brand?: CardBrand) =>
    update.mutate({ payment_method, card_type: brand || undefined });
  const chosenBySomebody = useSaveUsual(usual?.code, (next) => {
    if (order.payment_method !== next) save(next);
  });
  const choose = (next: string) => {
    chosenBySomebody();
    setError(undefined);
    setWanted(next);
    save(next);
  };
  const fail = (text: string) => {
    setError(text);
    sayBad(text, undefined, 'checkout');
  };
  const payer = { grandTotal: left, balance: customer.balance, inFrame: inFrame() };
  const problem = code === '' ? ruleFailureText('payment_method_required') : methodProblem(code, payer);
  return {
    methods,
    wallets: wallets ?? {},
    /** Which of them there are is known: nothing jumps into the list afterwards. */
    known: wallets !== undefined,
    free,
    byGift,
    chosen,
    code,
    choose,
    /** American Express has a surcharge of its own. */
    saveBrand: (brand: CardBrand) => save('CC', brand),
    error,
    fail,
    problem,
    invites: invitesToRegister(merchant.menu.payment_methods, actor),
    /** Also in the moment before the page has heard that it is being saved. */
    busy: update.isPending || (wanted !== undefined && update.variables?.payment_method !== wanted),
  };
}
