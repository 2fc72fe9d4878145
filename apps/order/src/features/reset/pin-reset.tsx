import { pinProblem } from '@servery/domain/identity/secrets';
import { ruleFailureText } from '@servery/domain/messages/rule-failures';
import { identityTexts } from '@servery/domain/messages/identity-texts';
import { Button } from '@servery/ui/actions/button';
import { type FormEvent, useState } from 'react';
import css from '#features/reset/reset.module.css';
import { ResetProblem } from '#features/reset/reset-problem.tsx';
import { type ResetLink, useReset } from '#features/reset/use-reset.ts';
import { PadFields, PIN_TEMPLATE, useFirstProblem } from '#features/sign-in/index.ts';
import { t } from '#features/reset/texts.ts';

export function PinReset({ link }: { link: ResetLink }) {
  const [pin, setPin] = useState('');
  const [again, setAgain] = useState('');
  const { form, tried, setTried } = useFirstProblem();
  const reset = useReset(link, { words: identityTexts.pinUpdated, by: 'mobile' });
  const wrong = pinProblem(pin, again);
  const errorOf = (field: 'pin' | 'again', value: string) => {
    if (tried === 0) return undefined;
    if (value === '') return ruleFailureText('field_required');
    return wrong?.field === field ? ruleFailureText(wrong.code) : undefined;
  };
  const field = { template: PIN_TEMPLATE, secret: true, autoComplete: 'new-password' };
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(tried + 1);
    if (!wrong) void reset.send({ new_pin: pin, confirm_pin: again });
  };
  return (
    <form ref={form} noValidate onSubmit={send} className={css.form}>
      <ResetProblem problem={reset.problem} />
      <PadFields
        fields={[
          { ...field, label: t.newPin, value: pin, set: setPin, error: errorOf('pin', pin) },
          { ...field, label: t.confirmPin, value: again, set: setAgain, error: errorOf('again', again) },
        ]}
      />
      <Button type="submit" wide busy={reset.busy}>
        {t.savePin}
      </Button>
    </form>
  );
}
