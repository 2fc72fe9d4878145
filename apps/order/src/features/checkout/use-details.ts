import type { Customer } from '@servery/contract/entities/customer';
import type { Merchant } from '@servery/contract/entities/merchant';
import { type DetailsError, detailsErrors, memberContact, needsName } from '@servery/domain/checkout/member';
import { type Actor, actorOf } from '@servery/domain/checkout/people';
import { useState } from 'react';
import { facts } from '#api/app-facts.ts';
import { splitMobile } from '#features/mobile-field/index.ts';
import { useDevice } from '#state/device.ts';
import type { GuestDetails } from '#state/stored.ts';
import { useFieldErrors } from '#shared/use-field-errors.ts';
import { useCan } from '#shared/can.ts';
import { t } from '#features/checkout/texts.ts';

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

/** An email address that is missing is wanted for a receipt, which only comes where mail is sent. */
const asked = (problem: DetailsError, { email }: { email: string }): DetailsError =>
  problem.field === 'email' && email.trim() === '' && !facts.sends_mail
    ? { ...problem, text: t.enterEmail }
    : problem;

/** Who the order is for, and what is wrong with it. */
export function useDetails({ merchant, customer }: { merchant: Merchant; customer: Customer }) {
  const can = useCan();
  const actor = actorOf(customer);
  const country = merchant.locale.country_code;
  const { typed, put } = useTyped(customer, actor);
  const { errors, shown, show, fix } = useFieldErrors<DetailsError>();
  const contact = actor === 'member' ? memberContact(customer, typed) : typed;
  const rules = { contactOptional: !can('require_contact'), country, emailHidden, mobileRequired };
  // A member is always asked for a mobile, whatever the brand hides from guests.
  const problems = detailsErrors(contact, {
    ...rules,
    mobileHidden: mobileHidden && actor !== 'member',
  }).map((problem) => asked(problem, contact));
  const [open, setOpen] = useState(() => problems.length > 0);
  const check = (wrong: readonly DetailsError[] = problems): boolean => {
    if (wrong.length > 0) setOpen(true);
    return show(wrong);
  };
  return {
    actor,
    customer,
    typed,
    contact,
    fields: shownFields(actor, customer),
    errorOf: (field: keyof GuestDetails) => errors.find((each) => each.field === field)?.text,
    errorsShown: shown,
    open: open || actor === 'member',
    setOpen,
    fail: (wrong: DetailsError) => void check([wrong]),
    set: (part: Partial<GuestDetails>) => {
      fix(({ field }) => field in part);
      put(part);
    },
    /** Marks the fields, opens the step and says the first; true when there is nothing to mark. */
    check: (): boolean => check(),
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
