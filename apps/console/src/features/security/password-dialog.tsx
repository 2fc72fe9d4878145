import { Button } from '@servery/ui/actions/button';
import { TextField } from '@servery/ui/inputs/field';
import { Dialog } from '@servery/ui/overlays/sheet';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import type { Deed } from '#features/security/use-security.ts';
import css from './security.module.css';
import { t } from '#features/security/texts.ts';

function PasswordForm({ deed, onDone }: { deed: Deed; onDone: () => void }) {
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => deed(password),
    networkMode: 'always',
    onSuccess: onDone,
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (password !== '' && !isPending) mutate();
  };
  return (
    <form noValidate className={css.form} onSubmit={submit}>
      <TextField
        label={t.password}
        type="password"
        autoComplete="current-password"
        maxLength={200}
        value={password}
        error={error?.message ?? (tried && password === '' ? t.passwordMissing : undefined)}
        onChange={({ target }) => {
          reset();
          setPassword(target.value);
        }}
      />
      <Button type="submit" wide busy={isPending}>
        {t.continue}
      </Button>
    </form>
  );
}

/** Before anything about a sign-in is changed: a console that was left open is not enough. */
export function PasswordDialog({ deed, onClose }: { deed: Deed | undefined; onClose: () => void }) {
  return (
    <Dialog open={deed !== undefined} onClose={onClose} title={t.confirmTitle}>
      {deed && <PasswordForm deed={deed} onDone={onClose} />}
    </Dialog>
  );
}
