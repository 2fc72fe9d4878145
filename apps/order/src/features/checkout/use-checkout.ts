import type { CartOrder } from '@servery/contract/entities/cart';
import type { Customer } from '@servery/contract/entities/customer';
import type { Merchant } from '@servery/contract/entities/merchant';
import { emptyAddress } from '@servery/domain/address/draft';
import { isPaymentOpen } from '@servery/domain/checkout/waiting';
import { ruleFailureText } from '@servery/domain/messages/rule-failures';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Extra } from '#features/checkout/extras.tsx';
import { useChangedTotal } from '#features/checkout/use-changed-total.ts';
import { useDetails } from '#features/checkout/use-details.ts';
import { type Fixes, useFailure } from '#features/checkout/use-failure.ts';
import { usePlacedElsewhere } from '#features/checkout/use-placed-elsewhere.ts';
import { useQuietCheck } from '#features/checkout/use-quiet-check.ts';
import { useSavedAnswers } from '#features/checkout/use-saved-answers.ts';
import { useFulfilmentFixes } from '#features/checkout/use-fulfilment-fixes.ts';
import { useOrderChanges } from '#features/changes/index.ts';
import { usePayment } from '#features/payment/index.ts';
import { useDevice } from '#state/device.ts';
import { usePending } from '#state/pending-order.ts';
import { toaster } from '#state/toasts.ts';
import { useFulfilment } from '#ordering/use-fulfilment.ts';
import { type SubmitOutcome, useSubmitOrder } from '#ordering/use-submit-order.ts';

export type CheckoutGiven = { merchant: Merchant; order: CartOrder; customer: Customer };

function useFixes(merchant: Merchant, ask: (extra: Extra) => void): Fixes {
  const navigate = useNavigate();
  return {
    ...useFulfilmentFixes(merchant),
    cart: () => void navigate({ to: '/cart' }),
    'sign-in': () => void navigate({ to: '/checkout/login' }),
    promo: () => ask('promo'),
    note: () => ask('note'),
  };
}

/** A placed order leaves nothing of itself behind, and leads to its receipt. */
function usePlaced() {
  const navigate = useNavigate();
  const { setFulfilment, setAddress } = useDevice();
  const [placed, setPlaced] = useState('');
  useEffect(() => {
    if (placed) void navigate({ to: `/account/orders/${placed}`, replace: true });
  }, [placed, navigate]);
  const done = (orderId: string) => {
    setFulfilment(null);
    setAddress(emptyAddress);
    setPlaced(orderId);
  };
  return { placed: placed !== '', done };
}

const isWaitedFor = (): boolean => usePending.getState().order?.phase === 'waiting';

/** How a payment ended that was waited for, said once. */
function useEndOfWaiting(handle: ReturnType<typeof useFailure>['handle']): void {
  const say = useEffectEvent(() => {
    const { refused } = usePending.getState();
    usePending.setState({ refused: undefined });
    if (refused) handle(refused);
  });
  useEffect(() => say(), []);
}

type Parts = {
  details: ReturnType<typeof useDetails>;
  answers: ReturnType<typeof useSavedAnswers>;
  fulfilment: ReturnType<typeof useFulfilment>;
  payment: ReturnType<typeof usePayment>;
};

/**
 * Marks everything that is missing; true when nothing is. From the foot of the screen to its top: what is said last
 * takes the place of what was said before, so the first of them is said.
 */
function isReady({ details, answers, fulfilment, payment }: Parts, askTime: (text: string) => void): boolean {
  const checks = [answers.checkAgreed, payment.check, answers.checkFields, details.check];
  if (checks.map((check) => check()).includes(false)) return false;
  // A time that has passed meanwhile is the server's to judge: it knows the time better than a device does.
  if (fulfilment.choice && (!fulfilment.problem || fulfilment.problem.code === 'time_past')) return true;
  askTime(ruleFailureText('time_required'));
  return false;
}

/** Marks what the server refused, as what is missing is marked. */
function useMarks({ details, answers, payment }: Omit<Parts, 'fulfilment'>) {
  const [wrong, setWrong] = useState<object>();
  const then =
    <Args extends unknown[]>(fail: (...args: Args) => void) =>
    (...args: Args): void => {
      fail(...args);
      setWrong({});
    };
  const fails = {
    failField: then(details.fail),
    failMethod: then(payment.method.fail),
    failQuestion: then(answers.failQuestion),
    failAgreed: then(answers.failAgreed),
  };
  return { wrong, setWrong, fails };
}

/** What was refused, and where each refusal leads. */
function useRefusals({ merchant, order }: CheckoutGiven, marks: ReturnType<typeof useMarks>['fails']) {
  const [extra, ask] = useState<Extra>();
  const total = useChangedTotal({ merchant, order });
  const fixes = useFixes(merchant, ask);
  const onFailure = useFailure({
    ...marks,
    merchant,
    fixes,
    totalChanged: total.show,
    orderedElsewhere: usePlacedElsewhere().look,
  });
  useEndOfWaiting(onFailure.handle);
  return { extra, ask, total, onFailure };
}

/** Everything the checkout knows and does. */
export function useCheckout(given: CheckoutGiven) {
  const { merchant, order } = given;
  const details = useDetails(given);
  const fulfilment = useFulfilment(merchant);
  const answers = useSavedAnswers(given, fulfilment.choice?.code);
  const payment = usePayment(given);
  const { submit, submitting } = useSubmitOrder();
  const [leaving, setLeaving] = useState(false);
  const changed = useOrderChanges(given);
  const { placed, done } = usePlaced();
  const { wrong, setWrong, fails } = useMarks({ details, answers, payment });
  const { extra, ask, total, onFailure } = useRefusals(given, fails);
  const settle = (outcome: SubmitOutcome) => {
    // Neither paid nor refused: the page waits for it.
    if (!outcome.ok && isPaymentOpen(outcome.code) && isWaitedFor()) return undefined;
    if (!outcome.ok) return onFailure.handle(outcome);
    if (!outcome.placed) return setLeaving(true);
    answers.forget();
    done(outcome.placed.order_id);
  };
  const whole = fulfilment.choice && {
    merchant,
    order,
    choice: fulfilment.choice,
    contact: details.contact,
    ...details.part,
    ...answers.part,
    ...payment.part,
  };
  const quiet = useQuietCheck(payment.part.sheet ? whole : undefined);
  const place = async (how?: { surely: boolean }) => {
    // A new try: what was said about the last one is no longer true.
    toaster.clear();
    total.close();
    if (!isReady({ details, answers, fulfilment, payment }, onFailure.askTime) || !whole) return setWrong({});
    // Nothing may come between the tap and a wallet's sheet.
    const agreed = changed.isAsked ? await changed.agree(how) : order;
    if (!agreed) return undefined;
    if (quiet) return onFailure.handle(quiet);
    const outcome = await submit({ ...whole, order: agreed });
    if (outcome) settle(outcome);
  };
  return {
    ...given,
    details,
    answers,
    payment,
    total,
    changed,
    /** changes when there are marked fields to be looked at */
    wrong,
    extra,
    ask,
    placed,
    submitting: submitting || placed || leaving,
    place: () => void place(),
    /** In the dialog that says what it costs now. */
    placeSurely: () => void place({ surely: true }),
  };
}
export type Checkout = ReturnType<typeof useCheckout>;
