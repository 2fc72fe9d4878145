import { passwordProblem } from '@servery/domain/identity/secrets';
import { ruleFailureText } from '@servery/domain/messages/rule-failures';
import { identityTexts } from '@servery/domain/messages/identity-texts';
import { Button } from '@servery/ui/actions/button';
import { type FormEvent, useState } from 'react';
import css from '#features/reset/reset.module.css';
import { ResetProblem } from '#features/reset/reset-problem.tsx';
import { type ResetLink, useReset } from '#features/reset/use-reset.ts';
import { PasswordField, useFirstProblem } from '#features/sign-in/index.ts';
import { t } from '#features/reset/texts.ts';

export function PasswordReset({ link }: { link: ResetLink }) {
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const { form, tried, setTried } = useFirstProblem();
  const reset = useReset(link, { words: identityTexts.passwordUpdated, by: 'email' });
  const wrong = passwordProblem(password, again);
  const errorOf = (field: 'password' | 'again', value: string) => {
    if (tried === 0) return undefined;
    if (value === '') return ruleFailureText('field_required');
    return wrong?.field === field ? ruleFailureText(wrong.code) : undefined;
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(tried + 1);
    if (!wrong) void reset.send({ new_password: password, confirm_password: again });
  };
  return (
    <form ref={form} noValidate onSubmit={send} className={css.form}>
      <ResetProblem problem={reset.problem} />
      <PasswordField
        label={t.newPassword}
        autoComplete="new-password"
        value={password}
        error={errorOf('password', password)}
        onChange={setPassword}
      />
      <PasswordField
        label={t.confirmPassword}
        autoComplete="new-password"
        value={again}
        error={errorOf('again', again)}
        onChange={setAgain}
      />
      <Button type="submit" wide busy={reset.busy}>
        {t.savePassword}
      </Button>
    </form>
  );
}
