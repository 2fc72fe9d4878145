import type { CartOrder } from '@servery/contract/entities/cart';
import type { Merchant } from '@servery/contract/entities/merchant';
import type { FulfilmentChoice } from '@servery/domain/fulfilment/choice';
import { checkoutState } from '@servery/domain/address/changes';
import { selectedOptions } from '@servery/domain/fulfilment/selected-options';
import { texts, toastMs } from '@servery/domain/messages/texts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call, type CallFailure, type CallResult } from '#api/call.ts';
import { useDevice } from '#state/device.ts';
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

/** Where it goes: the stop or location, and the address for a type that asks for one. */
function whereTo(choice: FulfilmentChoice, merchant: Merchant) {
  const type = merchant.fulfilment.find(({ code }) => code === choice.code);
  const state = checkoutState(useDevice.getState().address, choice);
  const places = {
    delivery_stop_id: state.delivery_stop_id || undefined,
    pickup_location_id: state.pickup_location_id || undefined,
  };
  if (type?.address_required !== 1) return places;
  return {
    ...places,
    delivery_address_id: state.delivery_address_id || undefined,
    delivery_address_str: state.delivery_address || undefined,
    delivery_postcode: state.delivery_postcode || undefined,
  };
}

function payload({ merchant, order, choice, contact, method }: Submission) {
  const { fulfilment_date: _date, fulfilment_time: _time, ...fields } = fulfilmentFields(choice);
  const { datetime } = selectedOptions(choice, merchant.time_zone);
  return {
    ...fields,
    ...whereTo(choice, merchant),
    merchant_id: merchant.id,
    menu_id: merchant.menu_id,
    expected_total: order.grand_total,
    fulfilment_datetime: datetime > 0 ? Math.floor(datetime / 1000) : undefined,
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
