import { networkError } from '@servery/domain/messages/texts';
import { Button } from '@servery/ui/button';
import { TextField } from '@servery/ui/field';
import { Notice } from '@servery/ui/notice';
import { Text } from '@servery/ui/text';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { facts } from '#api/app-facts.ts';
import { nextPage, ownScreen } from '#features/sign-in/next-page.ts';
import css from '#features/sign-in/sign-in.module.css';
import { Screen, ScreenTitle, SiteHeader, useTitle } from '#features/shell/index.ts';
import { sayGood } from '#state/toasts.ts';
import { useSignIn } from '#state/use-sign-in.ts';

function useSignInForm() {
  const { signIn } = useSignIn();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [error, setError] = useState<string>();
  const [moved, setMoved] = useState<string>();
  const [busy, setBusy] = useState(false);
  const fromCheckout = pathname.startsWith('/checkout');
  const next = nextPage((search as { next?: unknown }).next, fromCheckout ? '/checkout' : '/account');
  const submit = async (email: string, password: string) => {
    setBusy(true);
    setError(undefined);
    const result = await signIn(email.trim(), password);
    setBusy(false);
    if (!result.ok) return setError(result.code === 'network' ? networkError('SI1') : result.message);
    const own = ownScreen(result.value.customer.status);
    if (own) {
      setMoved(own);
      return location.assign(own);
    }
    sayGood(`Welcome back, ${result.value.customer.name.split(' ')[0] ?? ''}`);
    return navigate({ to: next, replace: true });
  };
  return { error, moved, busy, submit, back: fromCheckout ? '/cart' : '/menu' };
}

function Form({ form }: { form: ReturnType<typeof useSignInForm> }) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!form.busy) void form.submit(email, password);
  };
  return (
    <form onSubmit={send} className={css.form}>
      {form.error && (
        <Notice tone="bad" alert>
          {form.error}
        </Notice>
      )}
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        required
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <TextField
        label="Password"
        type="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit" wide busy={form.busy}>
        Sign in
      </Button>
    </form>
  );
}

export function SignInPage() {
  const form = useSignInForm();
  useTitle(`Sign in, ${facts.brand.name}`);
  return (
    <Screen header={<SiteHeader back={{ to: form.back, label: 'Back' }} />}>
      <div className={css.page}>
        <ScreenTitle>Sign in</ScreenTitle>
        <Text tone="soft">For your details, your balance and your points.</Text>
        {form.moved ? (
          <Notice title="This account has a screen of its own">
            Taking you there. <a href={form.moved}>Go now</a>
          </Notice>
        ) : (
          <Form form={form} />
        )}
      </div>
    </Screen>
  );
}
