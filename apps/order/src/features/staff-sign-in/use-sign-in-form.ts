import type { Customer } from '@servery/contract/entities/customer';
import { failureText } from '@servery/domain/messages/failures';
import { texts } from '@servery/domain/messages/texts';
import { ordersForOthers } from '@servery/domain/people/roles';
import { useState } from 'react';
import { useSignIn } from '#state/use-sign-in.ts';

/** What the form holds, what is wrong with it, and what happens when it is sent. */
export function useSignInForm(onSignedIn: (customer: Customer) => void) {
  const { signIn, signOut } = useSignIn();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [asked, setAsked] = useState(false);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);

  const send = async (): Promise<void> => {
    setAsked(true);
    setProblem('');
    if (email.trim() === '' || password === '') return;
    setBusy(true);
    const result = await signIn(email.trim(), password);
    setBusy(false);
    if (!result.ok) return setProblem(result.code === 'network' ? texts.tryAgain : result.message);
    if (ordersForOthers(result.value.customer.status)) return onSignedIn(result.value.customer);
    await signOut();
    setProblem(failureText('forbidden'));
  };
  const missing = (value: string) => (asked && value.trim() === '' ? texts.fieldRequired : undefined);
  return {
    email: { value: email, set: setEmail, error: missing(email) },
    password: { value: password, set: setPassword, error: missing(password) },
    problem,
    busy,
    send,
  };
}
