import { emptyAddress } from '@servery/domain/address/draft';
import { endsSubmission, isStillOpen, pauseBefore } from '@servery/domain/checkout/waiting';
import { checkoutTexts } from '@servery/domain/messages/checkout-texts';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import type { CallFailure } from '@servery/contract/client/wire';
import { forgetAnswers } from '#features/checkout/stored-answers.ts';
import { useDevice } from '#state/device.ts';
import { clearPending, type PendingOrder, savePending, usePending } from '#state/pending-order.ts';
import { useSubmitOrder } from '#ordering/use-submit-order.ts';
import { useVenueSlug } from '#state/venue-slug.ts';

/** A token that is not taken means here that the payment is over: none was sent. */
const inWords = (failure: CallFailure<'SubmitOrder'>): CallFailure<'SubmitOrder'> =>
  failure.code === 'card_token_invalid' ? { ...failure, message: checkoutTexts.paymentOver } : failure;

/** Back to the form, which shows why. What was begun goes on under its key, unless the server says that it is over. */
function refuse(pending: PendingOrder, failure: CallFailure<'SubmitOrder'>): void {
  const notTaken = failure.code === 'no_order' && pending.submission.method === 'PP';
  usePending.setState({ refused: notTaken ? undefined : inWords(failure), notTaken });
  if (endsSubmission(failure.code)) clearPending();
  else savePending({ ...pending, phase: 'back' });
}

/** Calls `wake` when somebody looks at the page again, or the line is back. */
function useWake(wake: () => void): void {
  const heard = useEffectEvent(() => {
    if (document.visibilityState === 'visible') wake();
  });
  useEffect(() => {
    const listener = () => heard();
    document.addEventListener('visibilitychange', listener);
    window.addEventListener('online', listener);
    return () => {
      document.removeEventListener('visibilitychange', listener);
      window.removeEventListener('online', listener);
    };
  }, []);
}

/** How often the server was asked, when last, and what it said then. */
type Look = { times: number; at: number; code: string };

/** Asks for the order until it is placed or refused: soon at first, then every half minute. */
export function useWaiting(pending: PendingOrder) {
  const navigate = useNavigate();
  const slug = useVenueSlug();
  const { look, submitting: looking } = useSubmitOrder();
  const [looked, setLooked] = useState<Look>();
  const [isPlaced, setPlaced] = useState(false);

  const placed = async (orderId: string) => {
    setPlaced(true);
    const { setFulfilment, setAddress } = useDevice.getState();
    setFulfilment(null);
    setAddress(emptyAddress);
    forgetAnswers(slug);
    await navigate({ to: `/account/orders/${orderId}`, replace: true });
    clearPending();
  };
  const ask = async () => {
    const outcome = await look(pending);
    if (!outcome) return;
    if (outcome.ok) return placed(outcome.placed?.order_id ?? '');
    if (!isStillOpen(outcome.code)) return refuse(pending, outcome);
    const { code } = outcome;
    setLooked((before) => ({ times: (before?.times ?? 0) + 1, at: Date.now(), code }));
  };
  const askInTime = useEffectEvent(() => void ask());
  const times = looked?.times ?? 0;
  useEffect(() => {
    const timer = setTimeout(() => askInTime(), times === 0 ? 0 : pauseBefore(times - 1));
    return () => clearTimeout(timer);
  }, [times]);
  useWake(() => void ask());
  return { isPlaced, looking, looked, lookNow: () => void ask() };
}
