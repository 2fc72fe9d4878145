import { isEmailConnected } from '@servery/domain/identity/profile';
import { passwordProblem } from '@servery/domain/identity/secrets';
import { ruleFailureText } from '@servery/domain/messages/rule-failures';
import { identityTexts } from '@servery/domain/messages/identity-texts';
import { laterTexts } from '@servery/domain/messages/later-texts';
import { Button } from '@servery/ui/actions/button';
import { Notice } from '@servery/ui/feedback/notice';
import { type FormEvent, useState } from 'react';
import { call } from '#api/call.ts';
import css from '#features/account/account.module.css';
import { AccountFrame } from '#features/account/account-frame.tsx';
import { PasswordField, useFirstProblem } from '#features/sign-in/index.ts';
import { GoText } from '#shared/links.tsx';
import { sayFailure, sayGood } from '#state/toasts.ts';
import { t } from '#features/account/texts.ts';

const nothing = { current_password: '', new_password: '', confirm_password: '' };
type Typed = typeof nothing;

const FIELDS = [
  { name: 'current_password', label: t.currentPassword, fill: 'current-password' },
  { name: 'new_password', label: t.newPassword, fill: 'new-password', aside: 'min. 6 characters' },
  { name: 'confirm_password', label: t.confirmNewPassword, fill: 'new-password' },
] as const;

function problemsOf(typed: Typed): Partial<Typed> {
  const problems: Partial<Typed> = {};
  for (const { name } of FIELDS) if (typed[name] === '') problems[name] = ruleFailureText('field_required');
  const wrong = passwordProblem(typed.new_password, typed.confirm_password);
  if (!wrong) return problems;
  const field = wrong.field === 'password' ? 'new_password' : 'confirm_password';
  return { [field]: ruleFailureText(wrong.code), ...problems };
}

function usePasswordChange() {
  const [typed, setTyped] = useState(nothing);
  const [refused, setRefused] = useState('');
  const [busy, setBusy] = useState(false);
  const send = async (): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    const result = await call('ChangePassword', typed);
    setBusy(false);
    if (result.ok) setTyped(nothing);
    else if (result.code === 'password_wrong') setRefused(result.message);
    else sayFailure(result, laterTexts.wentWrong);
    return result.ok;
  };
  const put = (change: Partial<Typed>) => {
    setRefused('');
    setTyped((held) => ({ ...held, ...change }));
  };
  return { typed, put, busy, send, refused };
}

function PasswordForm() {
  const { typed, put, busy, send, refused } = usePasswordChange();
  const { form, tried, setTried } = useFirstProblem();
  const problems = problemsOf(typed);
  const errorOf = (name: keyof Typed) =>
    (tried > 0 ? problems[name] : undefined) ??
    (name === 'current_password' && refused ? refused : undefined);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(tried + 1);
    if (Object.keys(problems).length > 0 || !(await send())) return;
    setTried(0);
    sayGood(identityTexts.passwordUpdated);
  };
  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className={css.form}>
      {FIELDS.map(({ name, label, fill, ...more }) => (
        <PasswordField
          key={name}
          label={label}
          autoComplete={fill}
          value={typed[name]}
          error={errorOf(name)}
          onChange={(value) => put({ [name]: value })}
          {...more}
        />
      ))}
      <GoText to="/forgot">{t.forgotPassword}</GoText>
      <Button type="submit" wide busy={busy}>
        {t.savePassword}
      </Button>
    </form>
  );
}

export function PasswordPage() {
  return (
    <AccountFrame title={t.changePassword}>
      {({ customer }) =>
        isEmailConnected(customer) ? <Notice>{t.connectedPassword}</Notice> : <PasswordForm />
      }
    </AccountFrame>
  );
}
