import { isEmail } from '@servery/domain/checkout/contact';
import { ruleFailureText } from '@servery/domain/messages/rule-failures';
import { identityTexts } from '@servery/domain/messages/identity-texts';
import { Button } from '@servery/ui/actions/button';
import { TextField } from '@servery/ui/inputs/field';
import { Notice } from '@servery/ui/feedback/notice';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import { callOrThrow } from '#api/call.ts';
import { mailQuery } from '#api/session-query.ts';
import { SignInCard } from '#features/sign-in/sign-in-card.tsx';
import css from './sign-in-form.module.css';
import { t } from '#features/sign-in/texts.ts';

/** Asks for a link to choose a new password: the answer is the same whether or not anybody has the address. */
export function ForgotScreen({ back }: { back: ReactNode }) {
  const { data: sendsMail = true } = useQuery(mailQuery);
  const form = useRef<HTMLFormElement>(null);
  const [email, setEmail] = useState('');
  const [wrong, setWrong] = useState<string>();
  const { mutate, isPending, error, isSuccess } = useMutation({
    mutationFn: () => callOrThrow('ConsoleForgot', { email: email.trim() }),
    networkMode: 'always',
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const good = isEmail(email.trim());
    setWrong(good ? undefined : ruleFailureText('email_invalid'));
    if (!good) form.current?.querySelector<HTMLElement>('[name="email"]')?.focus();
    else if (!isPending) mutate();
  };
  return (
    <SignInCard title={t.forgotPassword} lead={sendsMail ? t.forgotNote : t.forgotNoMail}>
      {isSuccess ? (
        <Notice tone="good" alert>
          {identityTexts.checkMail}
        </Notice>
      ) : (
        sendsMail && (
          <form ref={form} noValidate className={css.form} onSubmit={submit}>
            {error && (
              <Notice tone="bad" alert>
                {error.message}
              </Notice>
            )}
            <TextField
              label={t.email}
              name="email"
              type="email"
              autoComplete="username"
              value={email}
              error={wrong}
              onChange={(event) => setEmail(event.target.value)}
            />
            <Button wide type="submit" busy={isPending}>
              {t.sendLink}
            </Button>
          </form>
        )
      )}
      {back}
    </SignInCard>
  );
}
