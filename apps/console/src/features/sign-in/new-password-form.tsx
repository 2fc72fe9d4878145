import { consolePasswordProblem } from '@servery/domain/identity/secrets';
import { ruleFailureText } from '@servery/domain/messages/rule-failures';
import { Button } from '@servery/ui/actions/button';
import { Notice } from '@servery/ui/feedback/notice';
import { TextField } from '@servery/ui/inputs/field';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useRef, useState } from 'react';
import { PasswordField } from '#features/sign-in/password-field.tsx';
import { t } from '#features/sign-in/texts.ts';
import css from './sign-in-form.module.css';

export type Typed = { name: string; password: string; again: string };
type Problem = { field: keyof Typed; text: string };

function problemOf(typed: Typed, asksName: boolean): Problem | undefined {
  if (asksName && typed.name.trim() === '') return { field: 'name', text: t.nameMissing };
  const problem = consolePasswordProblem(typed.password, typed.again);
  return problem && { field: problem.field, text: ruleFailureText(problem.code) };
}

type Props = {
  label: string;
  /** Asks for a name too, and begins with this one. */
  name?: string;
  save: (typed: Typed) => Promise<unknown>;
  onDone: () => void;
};

/** A new password and the same once more, for who resets theirs and for who has none yet. */
export function NewPasswordForm({ label, name, save, onDone }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<Typed>({ name: name ?? '', password: '', again: '' });
  const [tried, setTried] = useState(false);
  const problem = problemOf(typed, name !== undefined);
  const errorOf = (field: keyof Typed) => (tried && problem?.field === field ? problem.text : undefined);
  const set = (field: keyof Typed) => (value: string) => setTyped((held) => ({ ...held, [field]: value }));
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => save(typed),
    networkMode: 'always',
    onSuccess: onDone,
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (problem) form.current?.querySelector<HTMLElement>(`[name="${problem.field}"]`)?.focus();
    else if (!isPending) mutate();
  };
  const secret = (field: 'password' | 'again', words: string) => (
    <PasswordField
      label={words}
      name={field}
      fill="new-password"
      value={typed[field]}
      error={errorOf(field)}
      onChange={set(field)}
    />
  );
  return (
    <form ref={form} noValidate className={css.form} onSubmit={submit}>
      {error && (
        <Notice tone="bad" alert>
          {error.message}
        </Notice>
      )}
      {name !== undefined && (
        <TextField
          label={t.name}
          name="name"
          autoComplete="name"
          maxLength={100}
          value={typed.name}
          error={errorOf('name')}
          onChange={(event) => set('name')(event.target.value)}
        />
      )}
      {secret('password', t.newPassword)}
      {secret('again', t.confirmPassword)}
      <Button wide type="submit" busy={isPending}>
        {label}
      </Button>
    </form>
  );
}
