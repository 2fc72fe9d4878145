import type { CartOrder } from '@servery/contract/entities/cart';
import type { Merchant } from '@servery/contract/entities/merchant';
import type { FulfilmentChoice } from '@servery/domain/fulfilment/choice';
import { instantOf } from '@servery/domain/hours/times';
import { texts, toastMs } from '@servery/domain/messages/texts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call, type CallFailure, type CallResult } from '#api/call.ts';
import { toaster } from '#state/toasts.ts';
import type { GuestDetails } from '#state/stored.ts';
import { fulfilmentFields } from '#state/use-fulfilment.ts';

export type Submission = {
  merchant: Merchant;
  order: CartOrder;
  choice: FulfilmentChoice;
  contact: GuestDetails;
  method: string;
};
export type Placed = Extract<CallResult<'SubmitOrder'>, { ok: true }>['value'];
export type SubmitOutcome = { ok: true; placed: Placed } | CallFailure<'SubmitOrder'>;

const newKey = (): string => crypto.randomUUID();

function payload({ merchant, order, choice, contact, method }: Submission) {
  const { fulfilment_date: _date, fulfilment_time: _time, ...fields } = fulfilmentFields(choice);
  const when =
    !choice.asap && choice.date && choice.time ? { date: choice.date, time: choice.time } : undefined;
  return {
    ...fields,
    merchant_id: merchant.id,
    menu_id: merchant.menu_id,
    expected_total: order.grand_total,
    fulfilment_datetime: when && Math.floor(instantOf(when, merchant.time_zone) / 1000),
    customer_name: contact.name,
    customer_email: contact.email || undefined,
    customer_mobile: contact.mobile || undefined,
    payment_method: method,
    order_note_included: 1 as const,
    order_source: 'rmobi',
  };
}

/**
 * Two calls: the first validates, the second places. One key goes with both and with every retry, so that an
 * order whose answer was lost is found again instead of placed twice.
 */
export function useSubmitOrder() {
  const client = useQueryClient();
  const key = useRef(newKey());
  const [submitting, setSubmitting] = useState(false);

  const run = async (submission: Submission): Promise<SubmitOutcome> => {
    const fields = { ...payload(submission), submit_key: key.current };
    const step = async (preorder: 0 | 1, text: string, ms: number) => {
      const toast = toaster.show({ kind: 'info', text, ms });
      const result = await call('SubmitOrder', { ...fields, preorder });
      toaster.dismiss(toast);
      return result;
    };
    const validated = await step(0, texts.validatingOrder, toastMs.validating);
    if (!validated.ok) return validated;
    const placed =
      validated.value.order_id === '' ? await step(1, texts.placingOrder, toastMs.placing) : validated;
    if (!placed.ok) return placed;
    key.current = newKey();
    void client.invalidateQueries({ queryKey: ['order', submission.merchant.menu.menu_name] });
    return { ok: true, placed: placed.value };
  };

  const submit = async (submission: Submission): Promise<SubmitOutcome | undefined> => {
    if (submitting) return undefined;
    setSubmitting(true);
    try {
      return await run(submission);
    } finally {
      setSubmitting(false);
    }
  };
  return { submit, submitting };
}
