import { detailsTitle } from '@servery/domain/checkout/people';
import { Button } from '@servery/ui/actions/button';
import { TextField } from '@servery/ui/inputs/field';
import { Dialog } from '@servery/ui/overlays/sheet';
import type { FormEvent } from 'react';
import { facts } from '#api/app-facts.ts';
import { Agreements, CustomTitle, Question, Students } from '#features/checkout/index.ts';
import { MobileField } from '#features/mobile-field/index.ts';
import type { TakePayment } from '#pos/pay/use-take-payment.ts';
import { COUNTER_NAME } from '#pos/counter-name.ts';
import { useDevice } from '#state/device.ts';
import { useDeviceVenue } from '#state/device-venue.ts';
import css from './staff-details.module.css';
import { more } from '#shared/more-texts.ts';
import { t } from '#pos/pay/texts.ts';

const {
  hide_email: emailHidden,
  hide_mobile: mobileHidden,
  mobile_required: mobileRequired,
} = facts.brand.checkout;
const FIELDS = [
  { part: 'name', label: more.name, type: 'text', max: 80, shown: true },
  { part: 'email', label: more.email, type: 'email', max: 254, shown: !emailHidden },
] as const;

/** Whom the order is for, and what the venue wants to know besides. */
export function StaffDetails({
  payment,
  open,
  onClose,
}: {
  payment: TakePayment;
  open: boolean;
  onClose: () => void;
}) {
  const { guest, setGuest } = useDevice((device) => device);
  const { merchant } = useDeviceVenue();
  const { form } = payment;
  const done = (event: FormEvent) => {
    event.preventDefault();
    if (payment.check()) onClose();
  };
  return (
    <Dialog open={open} onClose={onClose} title={detailsTitle('staff')} size="m">
      <form noValidate autoComplete="off" onSubmit={done} className={css.form}>
        {FIELDS.filter(({ shown }) => shown).map(({ part, label, type, max }) => (
          <TextField
            key={part}
            label={part === 'email' ? t.optional({ label }) : label}
            type={type}
            placeholder={part === 'name' ? COUNTER_NAME : undefined}
            maxLength={max}
            autoComplete="off"
            value={guest[part]}
            error={payment.wrong?.field === part ? payment.wrong.text : undefined}
            onChange={(event) => setGuest({ ...guest, [part]: event.target.value })}
          />
        ))}
        {!mobileHidden && (
          <MobileField
            label={mobileRequired ? more.mobile : t.optional({ label: more.mobile })}
            value={guest.mobile}
            home={merchant.locale.country_code}
            error={payment.wrong?.field === 'mobile' ? payment.wrong.text : undefined}
            onChange={(mobile) => setGuest({ ...guest, mobile })}
          />
        )}
        <Students form={form} />
        <CustomTitle form={form} />
        {form.fields.map((field) => (
          <Question key={field.name} field={field} form={form} />
        ))}
        <Agreements form={form} />
        <Button type="submit" shape="block" wide>
          {t.done}
        </Button>
      </form>
    </Dialog>
  );
}
