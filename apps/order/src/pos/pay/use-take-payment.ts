import type { CartOrder } from '@servery/contract/entities/cart';
import { type DetailsError, detailsError } from '@servery/domain/checkout/member';
import { parseCents } from '@servery/domain/money';
import { useIsMutating } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { facts } from '#api/app-facts.ts';
import { useAnswers } from '#features/checkout/index.ts';
import { type PayDialog, useRefusedSale } from '#pos/pay/use-refused-sale.ts';
import { tenderOf } from '@servery/domain/payments/tender';
import { typedCents } from '#pos/pay/change.ts';
import { namedContact } from '#pos/counter-name.ts';
import { useDevice } from '#state/device.ts';
import { useDeviceVenue } from '#state/device-venue.ts';
import { sayBad, toaster } from '#state/toasts.ts';
import { useCounterFulfilment } from '#pos/use-counter-fulfilment.ts';
import { type Placed, useSubmitOrder } from '#ordering/use-submit-order.ts';

const {
  hide_email: emailHidden,
  hide_mobile: mobileHidden,
  mobile_required: mobileRequired,
} = facts.brand.checkout;
const HIDING = { emailHidden, mobileHidden, mobileRequired };

export type Sale = { placed: Placed; order: CartOrder; change: number };

type Till = { settled: boolean; enough: boolean; total: number };

/**
 * Enter right after the last product is not lost: with enough money on the counter it is carried out once the server
 * has everything, if what is to be paid is still what the cashier saw.
 */
function useOnceSettled({ settled, enough, total }: Till, run: () => Promise<void>): () => Promise<void> {
  const seen = useRef<number>(undefined);
  const runLate = useEffectEvent(() => {
    const isSame = seen.current === total;
    seen.current = undefined;
    if (isSame) void run();
  });
  useEffect(() => {
    if (settled) runLate();
  }, [settled]);
  return async () => {
    seen.current = enough && !settled ? total : undefined;
    await run();
  };
}

/** Money in, order out. Nothing is placed until enough has been handed over. */
export function useTakePayment() {
  const { merchant, order, nextOrder } = useDeviceVenue();
  const contact = namedContact(useDevice((device) => device.guest));
  const fulfilment = useCounterFulfilment();
  const { submit, submitting } = useSubmitOrder();
  const [digits, setDigits] = useState('');
  const [sale, setSale] = useState<Sale>();
  const [asking, ask] = useState<PayDialog>();
  const [wrong, setWrong] = useState<DetailsError>();
  const form = useAnswers(merchant, fulfilment.choice?.code);
  const total = parseCents(order.grand_total) ?? 0;
  const paid = tenderOf(total, typedCents(digits));
  // What is still on its way to the server may change the total.
  const settled = useIsMutating() === 0;
  const tender = { ...paid, enough: paid.enough && settled };

  const sold = { merchant, order, method: 'STORE', tenderReceived: typedCents(digits) };
  const fail = (problem: DetailsError): void => {
    setWrong(problem);
    sayBad(problem.text);
  };
  const { handle, changed } = useRefusedSale({ form, fail, ask });
  /** Says what is wrong with the details; true when there is nothing. */
  const check = (): boolean => {
    const country = merchant.locale.country_code;
    const problem = detailsError(contact, { ...HIDING, contactOptional: true, country });
    setWrong(undefined);
    if (problem) fail(problem);
    return !problem && form.checkFields() && form.checkAgreed();
  };
  const place = async (): Promise<void> => {
    changed.close();
    const { choice } = fulfilment;
    if (!tender.enough || !choice || fulfilment.problem || order.num_items === 0) return;
    toaster.clear();
    if (!check()) return ask('details');
    const outcome = await submit({ ...sold, choice, contact, ...form.part });
    if (!outcome) return;
    if (!outcome.ok) return handle(outcome);
    if (!outcome.placed) return;
    form.forget();
    setSale({ placed: outcome.placed, order, change: tender.change });
    nextOrder();
  };
  return {
    total,
    digits,
    setDigits,
    tender,
    place: useOnceSettled({ settled, enough: paid.enough, total }, place),
    submitting,
    sale,
    contact,
    fulfilment,
    form,
    check,
    wrong,
    changed,
    asking,
    ask,
  };
}
export type TakePayment = ReturnType<typeof useTakePayment>;
