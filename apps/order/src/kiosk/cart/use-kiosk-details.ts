import { type DetailsError, detailsError } from '@servery/domain/checkout/member';
import { useState } from 'react';
import { facts } from '#api/app-facts.ts';
import { useAnswers } from '#features/checkout/index.ts';
import { useMobileParts } from '#features/mobile-field/index.ts';
import { contactFields, customTyped, isTyped } from '#kiosk/typing/index.ts';
import { useDevice } from '#state/device.ts';
import { useDeviceVenue } from '#state/device-venue.ts';
import { sayBad } from '#state/toasts.ts';
import { useFulfilment } from '#ordering/use-fulfilment.ts';

const {
  hide_email: emailHidden,
  hide_mobile: mobileHidden,
  mobile_required: mobileRequired,
} = facts.brand.checkout;
const ASKS = { email: !emailHidden, mobile: !mobileHidden, mobileRequired };

/** Who stands here: a name, and what else the brand and the venue ask. */
export function useKioskDetails() {
  const { merchant } = useDeviceVenue();
  const { choice } = useFulfilment(merchant);
  const { guest, setGuest } = useDevice((device) => device);
  const form = useAnswers(merchant, choice?.code);
  const [at, setAt] = useState('name');
  const contact = { ...guest, name: guest.name || choice?.bookingName || '' };
  const put = (part: Partial<typeof guest>) => setGuest({ ...contact, ...part });
  const country = merchant.locale.country_code;
  const mobile = useMobileParts({
    value: contact.mobile,
    home: country,
    onChange: (whole) => put({ mobile: whole }),
  });
  const [name, ...others] = contactFields({ contact, put, mobile, asks: ASKS });
  const fields = [name, ...others, ...customTyped(form.fields, form)];
  const rules = { contactOptional: true, country, emailHidden, mobileHidden, mobileRequired };
  const fail = (wrong: DetailsError): void => {
    setAt(wrong.field);
    sayBad(wrong.text);
  };
  /** Goes to the first thing that is wrong and says it; true when the order can be placed. */
  const check = (): boolean => {
    const wrong = detailsError(contact, rules);
    if (wrong) fail(wrong);
    return !wrong && form.checkFields() && form.checkAgreed();
  };
  return {
    fields,
    active: fields.find(({ id }) => id === at) ?? name,
    activate: setAt,
    form,
    asked: form.fields.filter((field) => !isTyped(field)),
    contact,
    check,
    fail,
  };
}
export type KioskDetails = ReturnType<typeof useKioskDetails>;
