import { internationalPhone, isEmail } from '@servery/domain/checkout/contact';
import { ruleFailureText } from '@servery/domain/messages/rule-failures';
import { identityTexts } from '@servery/domain/messages/identity-texts';
import { texts } from '@servery/domain/messages/texts';
import { laterTexts } from '@servery/domain/messages/later-texts';
import { Button } from '@servery/ui/actions/button';
import { TextField } from '@servery/ui/inputs/field';
import { Notice } from '@servery/ui/feedback/notice';
import { Segmented } from '@servery/ui/choices/segmented';
import { type FormEvent, useState } from 'react';
import { call } from '#api/call.ts';
import css from '#features/forgot/forgot.module.css';
import { MOBILE_TEMPLATE, PadFields, useFirstProblem } from '#features/sign-in/index.ts';
import { GoText } from '#shared/links.tsx';
import { more } from '#shared/more-texts.ts';
import { t } from '#features/forgot/texts.ts';

type Mode = 'email' | 'mobile';

function problemOf(mode: Mode, typed: string): string | undefined {
  if (typed.trim() === '') return laterTexts.fieldRequired;
  if (mode === 'email') return isEmail(typed.trim()) ? undefined : ruleFailureText('email_invalid');
  return internationalPhone(typed, 'AU') ? undefined : ruleFailureText('phone_invalid');
}

function useForgot(mode: Mode) {
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState(false);
  const send = async (typed: string): Promise<void> => {
    setBusy(true);
    setProblem('');
    const result = await call('ForgotLogin', {
      login_type: mode,
      email: mode === 'email' ? typed.trim() : '',
      mobile: mode === 'mobile' ? typed : '',
      mobile_metadata: mode === 'mobile' ? { country_code: 'AU' } : undefined,
    });
    setBusy(false);
    if (result.ok) setSent(true);
    else setProblem(result.code === 'network' ? texts.tryAgain : result.message);
  };
  return { problem, busy, sent, send };
}

function Form({ mode }: { mode: Mode }) {
  const [typed, setTyped] = useState('');
  const { form, tried, setTried } = useFirstProblem();
  const forgot = useForgot(mode);
  const error = tried > 0 ? problemOf(mode, typed) : undefined;
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(tried + 1);
    if (!forgot.busy && !problemOf(mode, typed)) void forgot.send(typed);
  };
  if (forgot.sent)
    return (
      <Notice tone="good" alert>
        {mode === 'email' ? identityTexts.checkMail : identityTexts.checkPhone}
      </Notice>
    );
  return (
    <form ref={form} noValidate onSubmit={send} className={css.form}>
      {forgot.problem !== '' && (
        <Notice tone="bad" alert>
          {forgot.problem}
        </Notice>
      )}
      {mode === 'email' ? (
        <TextField
          label={more.email}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          maxLength={254}
          value={typed}
          error={error}
          onChange={(event) => setTyped(event.target.value)}
        />
      ) : (
        <PadFields
          fields={[
            {
              label: t.mobileNumber,
              template: MOBILE_TEMPLATE,
              autoComplete: 'tel',
              value: typed,
              set: setTyped,
              error,
            },
          ]}
        />
      )}
      <Button type="submit" wide busy={forgot.busy}>
        {mode === 'email' ? t.sendResetLink : t.textMeALink}
      </Button>
    </form>
  );
}

/** Asks for a link to choose a new password or a new PIN. */
export function ForgotPanel({ start }: { start: Mode }) {
  const [mode, setMode] = useState(start);
  return (
    <div className={css.form}>
      <Segmented
        wide
        label={t.whatToReset}
        items={[
          { value: 'email', label: t.resetPassword },
          { value: 'mobile', label: t.resetPin },
        ]}
        value={mode}
        onChange={setMode}
      />
      <Form key={mode} mode={mode} />
      <GoText to="/login" state={{ by: mode } as Record<string, unknown>} className={css.back}>
        {t.backToSignIn}
      </GoText>
    </div>
  );
}
