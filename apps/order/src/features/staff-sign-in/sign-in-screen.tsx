import { Button } from '@servery/ui/button';
import { TextField } from '@servery/ui/field';
import { Notice } from '@servery/ui/notice';
import { Display, Text } from '@servery/ui/text';
import { useNavigate } from '@tanstack/react-router';
import type { SyntheticEvent } from 'react';
import { facts } from '#api/app-facts.ts';
import { useSignInForm } from '#features/staff-sign-in/use-sign-in-form.ts';
import css from './staff-sign-in.module.css';

type Form = ReturnType<typeof useSignInForm>;

function Fields({ form }: { form: Form }) {
  return (
    <>
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        value={form.email.value}
        error={form.email.error}
        onChange={(event) => form.email.set(event.target.value)}
      />
      <TextField
        label="Password"
        type="password"
        autoComplete="current-password"
        value={form.password.value}
        error={form.password.error}
        onChange={(event) => form.password.set(event.target.value)}
      />
    </>
  );
}

export type SignInScreenProps = { heading: string; lead: string };

/** Where a kiosk or a counter is set up for the day. */
export function SignInScreen({ heading, lead }: SignInScreenProps) {
  const navigate = useNavigate();
  const form = useSignInForm((customer) =>
    navigate({ to: `/menu/${customer.menu_name || facts.brand.menu_name}`, replace: true }),
  );
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void form.send();
  };
  return (
    <main className={css.page}>
      <form noValidate className={css.card} onSubmit={submit}>
        <img src={facts.brand.logo_url} alt="" className={css.logo} />
        <Display as="h1" size={44}>
          {heading}
        </Display>
        <Text tone="soft">{lead}</Text>
        {form.problem ? (
          <Notice tone="bad" alert>
            {form.problem}
          </Notice>
        ) : null}
        <Fields form={form} />
        <Button type="submit" size="l" wide busy={form.busy}>
          Sign in
        </Button>
      </form>
    </main>
  );
}
