import { Button } from '@servery/ui/actions/button';
import { TextField } from '@servery/ui/inputs/field';
import { Notice } from '@servery/ui/feedback/notice';
import { type SubmitEvent, useRef, useState } from 'react';
import { checkEntry, type Entry, type EntryProblems } from '#features/sign-in/check-entry.ts';
import { PasswordField } from '#features/sign-in/password-field.tsx';
import css from './sign-in-form.module.css';
import { t } from '#features/sign-in/texts.ts';

type Props = { busy: boolean; problem: string | undefined; onSubmit: (entry: Entry) => void };

export function SignInForm({ busy, problem, onSubmit }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [entry, setEntry] = useState<Entry>({ email: '', password: '' });
  const [problems, setProblems] = useState<EntryProblems>({});
  const change = (field: keyof Entry) => (value: string) => {
    setEntry((held) => ({ ...held, [field]: value }));
    setProblems((held) => ({ ...held, [field]: undefined }));
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const found = checkEntry(entry);
    setProblems(found);
    const first = Object.keys(found)[0];
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    else if (!busy) onSubmit(entry);
  };
  return (
    <form ref={form} noValidate className={css.form} onSubmit={submit}>
      {problem && (
        <Notice tone="bad" alert>
          {problem}
        </Notice>
      )}
      <TextField
        label={t.email}
        name="email"
        type="email"
        autoComplete="username"
        value={entry.email}
        error={problems.email}
        onChange={(event) => change('email')(event.target.value)}
      />
      <PasswordField
        label={t.password}
        name="password"
        fill="current-password"
        value={entry.password}
        error={problems.password}
        onChange={change('password')}
      />
      <Button wide type="submit" busy={busy}>
        {t.signIn}
      </Button>
    </form>
  );
}
