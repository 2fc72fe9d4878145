import { laterTexts } from '@servery/domain/messages/later-texts';
import { Button } from '@servery/ui/actions/button';
import { type FormEvent, type ReactNode, useState } from 'react';
import { MOBILE_TEMPLATE, PIN_TEMPLATE } from '#features/sign-in/digits.ts';
import { PadFields } from '#features/sign-in/pad-fields.tsx';
import css from '#features/sign-in/sign-in.module.css';
import { useFirstProblem } from '#features/sign-in/use-first-problem.ts';
import { common } from '#shared/common-texts.ts';
import { t } from '#features/sign-in/texts.ts';

type Props = { busy: boolean; extras: ReactNode; onSend: (mobile: string, pin: string) => void };

export function PinForm({ busy, extras, onSend }: Props) {
  const [mobile, setMobile] = useState('');
  const [pin, setPin] = useState('');
  const { form, tried, setTried } = useFirstProblem();
  const missing = (value: string) => (tried > 0 && value === '' ? laterTexts.fieldRequired : undefined);
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(tried + 1);
    if (mobile !== '' && pin !== '') onSend(mobile, pin);
  };
  return (
    <form ref={form} noValidate onSubmit={send} className={css.form}>
      <PadFields
        fields={[
          {
            label: t.mobileNumber,
            template: MOBILE_TEMPLATE,
            autoComplete: 'username',
            value: mobile,
            set: setMobile,
            error: missing(mobile),
          },
          {
            label: 'PIN',
            template: PIN_TEMPLATE,
            secret: true,
            autoComplete: 'current-password',
            value: pin,
            set: setPin,
            error: missing(pin),
          },
        ]}
      />
      {extras}
      <Button type="submit" wide busy={busy}>
        {common.signIn}
      </Button>
    </form>
  );
}
