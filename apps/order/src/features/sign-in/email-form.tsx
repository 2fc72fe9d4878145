import { laterTexts } from '@servery/domain/messages/later-texts';
import { Button } from '@servery/ui/actions/button';
import { TextField } from '@servery/ui/inputs/field';
import { type FormEvent, type ReactNode, useState } from 'react';
import { PasswordField } from '#features/sign-in/password-field.tsx';
import css from '#features/sign-in/sign-in.module.css';
import { useFirstProblem } from '#features/sign-in/use-first-problem.ts';
import { common } from '#shared/common-texts.ts';
import { more } from '#shared/more-texts.ts';
import { t } from '#features/sign-in/texts.ts';

type Props = {
  busy: boolean;
  /** Stands above the button: remember me, forgot. */
  extras: ReactNode;
  onSend: (email: string, password: string) => void;
};

export function EmailForm({ busy, extras, onSend }: Props) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const { form, tried, setTried } = useFirstProblem();
  const missing = (value: string) =>
    tried > 0 && value.trim() === '' ? laterTexts.fieldRequired : undefined;
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(tried + 1);
    if (email.trim() !== '' && password.trim() !== '') onSend(email.trim(), password);
  };
  return (
    <form ref={form} noValidate onSubmit={send} className={css.form}>
      <TextField
        label={more.email}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        maxLength={254}
        value={email}
        error={missing(email)}
        onChange={(event) => setEmail(event.target.value)}
      />
      <PasswordField
        label={t.password}
        autoComplete="current-password"
        value={password}
        error={missing(password)}
        onChange={setPassword}
      />
      {extras}
      <Button type="submit" wide busy={busy}>
        {common.signIn}
      </Button>
    </form>
  );
}
