import type { CartOrder } from '@servery/contract/entities/cart';
import type { Customer } from '@servery/contract/entities/customer';
import type { Merchant } from '@servery/contract/entities/merchant';
import { failureText } from '@servery/domain/messages/failures';
import { toastMs } from '@servery/domain/messages/texts';
import { isGuest } from '@servery/domain/people/roles';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { contactError, contactOf, missingFields } from '#features/checkout/contact-form.ts';
import { type ContactField } from '#features/checkout/failure-route.ts';
import { useFailure } from '#features/checkout/use-failure.ts';
import { useMethod } from '#features/checkout/use-method.ts';
import { useDevice } from '#state/device.ts';
import type { GuestDetails } from '#state/stored.ts';
import { toaster } from '#state/toasts.ts';
import { useFulfilment } from '#state/use-fulfilment.ts';
import { useSubmitOrder } from '#state/use-submit-order.ts';
import { useCan } from '#variants/can.ts';

type Given = { merchant: Merchant; order: CartOrder; customer: Customer };
const TOAST = 'checkout-field';
export type FieldError = { field: ContactField; text: string };

function useContact({ merchant, customer }: Given) {
  const can = useCan();
  const guest = useDevice((device) => device.guest);
  const [typed, setTyped] = useState<GuestDetails>(guest);
  const [error, setError] = useState<FieldError>();
  const member = isGuest(customer) ? undefined : customer;
  const contact = contactOf(member, typed);
  const rules = { contactOptional: !can('require_contact'), country: merchant.locale.country_code };
  const problem = contactError(contact, rules);
  const [open, setOpen] = useState(() => problem !== undefined);
  const set = (part: Partial<GuestDetails>) => {
    setError(undefined);
    toaster.dismiss(TOAST);
    setTyped((held) => ({ ...held, ...part }));
  };
  /** Marks the field, opens the step and says it; true when there is nothing to mark. */
  const check = (): boolean => {
    if (!problem) return true;
    fail({ field: problem.field, text: failureText(problem.code) });
    return false;
  };
  const fail = (wrong: FieldError) => {
    setError(wrong);
    setOpen(true);
    toaster.show({ id: TOAST, kind: 'bad', text: wrong.text, ms: toastMs.validation });
    scrollTo({ top: 0, behavior: 'smooth' });
  };
  return {
    typed,
    set,
    error,
    member,
    contact,
    open,
    setOpen,
    check,
    fail,
    missing: member && missingFields(member),
  };
}

/** Everything the checkout knows and does. */
export function useCheckout(given: Given) {
  const { merchant, order } = given;
  const navigate = useNavigate();
  const can = useCan();
  const contact = useContact(given);
  const way = useFulfilment(merchant);
  const method = useMethod(merchant, order);
  const { submit, submitting } = useSubmitOrder();
  const { setGuest, setFulfilment } = useDevice();
  const onFailure = useFailure(merchant, contact.fail);
  const [placed, setPlaced] = useState('');
  const sending = useRef(false);

  useEffect(() => {
    if (placed) void navigate({ to: `/account/orders/${placed}`, replace: true });
  }, [placed, navigate]);

  const place = async () => {
    if (sending.current) return;
    // A new try: what was said about the last one is no longer true.
    toaster.clear();
    if (!contact.check()) return;
    if (!way.choice || !way.valid) return onFailure.askTime(failureText('time_required'));
    if (!method.code) return method.mark();
    sending.current = true;
    const outcome = await submit({
      merchant,
      order,
      choice: way.choice,
      contact: contact.contact,
      method: method.code,
    });
    sending.current = false;
    if (!outcome) return;
    if (!outcome.ok) return onFailure.handle(outcome);
    if (can('remember_details') && !contact.member) setGuest(contact.contact);
    setFulfilment(null);
    setPlaced(outcome.placed.order_id);
  };
  return {
    ...given,
    contact,
    way,
    method,
    placed: placed !== '',
    submitting: submitting || placed !== '',
    place: () => void place(),
  };
}
export type Checkout = ReturnType<typeof useCheckout>;
