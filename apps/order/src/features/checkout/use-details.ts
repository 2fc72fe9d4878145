import type { Customer } from '@servery/contract/entities/customer';
import type { Merchant } from '@servery/contract/entities/merchant';
import { type DetailsError, detailsError, memberContact, needsName } from '@servery/domain/checkout/member';
import { type Actor, actorOf } from '@servery/domain/checkout/people';
import { toastMs } from '@servery/domain/messages/texts';
import { useState } from 'react';
import { facts } from '#api/app-facts.ts';
import { splitMobile } from '#features/mobile-field/index.ts';
import { useDevice } from '#state/device.ts';
import type { GuestDetails } from '#state/stored.ts';
import { toaster } from '#state/toasts.ts';
import { useCan } from '#variants/can.ts';

const TOAST = 'checkout-field';
const {
  hide_email: emailHidden,
  hide_mobile: mobileHidden,
  mobile_required: mobileRequired,
} = facts.brand.checkout;

const shownFields = (actor: Actor, customer: Customer): (keyof GuestDetails)[] => {
  if (actor === 'member') return needsName(customer) ? ['name', 'mobile'] : ['mobile'];
  return ['name', ...(emailHidden ? [] : ['email' as const]), ...(mobileHidden ? [] : ['mobile' as const])];
};

/** What is typed: a guest's is remembered on this device, a member's begins with the profile. */
function useTyped(customer: Customer, actor: Actor) {
  const can = useCan();
  const guest = useDevice((device) => device.guest);
  const setGuest = useDevice((device) => device.setGuest);
  const [own, setOwn] = useState<GuestDetails>({ name: '', email: '', mobile: customer.mobile });
  const remembers = actor !== 'member' && can('remember_details');
  const typed = remembers ? guest : own;
  const put = (part: Partial<GuestDetails>) => {
    if (remembers) setGuest({ ...useDevice.getState().guest, ...part });
    else setOwn((held) => ({ ...held, ...part }));
  };
  return { typed, put };
}

/** Who the order is for, and what is wrong with it. */
export function useDetails({ merchant, customer }: { merchant: Merchant; customer: Customer }) {
  const can = useCan();
  const actor = actorOf(customer);
  const country = merchant.locale.country_code;
  const { typed, put } = useTyped(customer, actor);
  const [error, setError] = useState<DetailsError>();
  const contact = actor === 'member' ? memberContact(customer, typed) : typed;
  const rules = { contactOptional: !can('require_contact'), country, emailHidden, mobileRequired };
  // A member is always asked for a mobile, whatever the brand hides from guests.
  const problem = detailsError(contact, { ...rules, mobileHidden: mobileHidden && actor !== 'member' });
  const [open, setOpen] = useState(() => problem !== undefined);
  const fail = (wrong: DetailsError) => {
    setError(wrong);
    setOpen(true);
    toaster.show({ id: TOAST, kind: 'bad', text: wrong.text, ms: toastMs.validation });
  };
  return {
    actor,
    customer,
    typed,
    contact,
    shown: shownFields(actor, customer),
    error,
    open: open || actor === 'member',
    setOpen,
    fail,
    set: (part: Partial<GuestDetails>) => {
      setError(undefined);
      toaster.dismiss(TOAST);
      put(part);
    },
    /** Marks the field, opens the step and says it; true when there is nothing to mark. */
    check: (): boolean => {
      if (problem) fail(problem);
      return !problem;
    },
    /** What the order says of the person beyond name, email and mobile. */
    part: {
      mobileCountry: splitMobile(contact.mobile, country).country,
      ...(actor === 'member' && {
        member: { nameIsNew: needsName(customer), mobileIsNew: contact.mobile !== customer.mobile },
      }),
    },
  };
}
export type Details = ReturnType<typeof useDetails>;
