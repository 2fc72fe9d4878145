import { consolePasswordProblem } from '@servery/domain/identity/secrets';
import { ruleFailureText } from '@servery/domain/messages/rule-failures';
import { identityTexts } from '@servery/domain/messages/identity-texts';
import { Button } from '@servery/ui/actions/button';
import { Notice } from '@servery/ui/feedback/notice';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import { callOrThrow } from '#api/call.ts';
import { PasswordField } from '#features/sign-in/password-field.tsx';
import { SignInCard } from '#features/sign-in/sign-in-card.tsx';
import css from './sign-in-form.module.css';
import { t } from '#features/sign-in/texts.ts';

function ResetForm({ token, onDone }: { token: string; onDone: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState({ password: '', again: '' });
  const [tried, setTried] = useState(false);
  const problem = consolePasswordProblem(typed.password, typed.again);
  const errorOf = (field: 'password' | 'again') =>
    tried && problem?.field === field ? ruleFailureText(problem.code) : undefined;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      callOrThrow('ConsoleReset', {
        token,
        new_password: typed.password,
        confirm_password: typed.again,
      }),
    networkMode: 'always',
    onSuccess: onDone,
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (problem) form.current?.querySelector<HTMLElement>(`[name="${problem.field}"]`)?.focus();
    else if (!isPending) mutate();
  };
  const field = (name: 'password' | 'again', label: string) => (
    <PasswordField
      label={label}
      name={name}
      fill="new-password"
      value={typed[name]}
      error={errorOf(name)}
      onChange={(value) => setTyped((held) => ({ ...held, [name]: value }))}
    />
  );
  return (
    <form ref={form} noValidate className={css.form} onSubmit={submit}>
      {error && (
        <Notice tone="bad" alert>
          {error.message}
        </Notice>
      )}
      {field('password', t.newPassword)}
      {field('again', t.confirmPassword)}
      <Button wide type="submit" busy={isPending}>
        {t.savePassword}
      </Button>
    </form>
  );
}

/** A new password for whom the link was mailed to. */
export function ResetScreen({ token, back }: { token: string; back: ReactNode }) {
  const [done, setDone] = useState(false);
  return (
    <SignInCard title={t.newPassword} lead={t.resetNote}>
      {done ? (
        <Notice tone="good" alert>
          {identityTexts.passwordUpdated}
        </Notice>
      ) : (
        <ResetForm token={token} onDone={() => setDone(true)} />
      )}
      {back}
    </SignInCard>
  );
}
