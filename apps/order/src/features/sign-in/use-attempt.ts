import type { Customer } from '@servery/contract/entities/customer';
import { networkError } from '@servery/domain/messages/texts';
import { useRef, useState } from 'react';
import type { CallResult } from '@servery/contract/client/wire';
import { type SignInInput, useSignIn } from '#state/use-sign-in.ts';

export type SignedIn = (customer: Customer, next?: string) => unknown;

/** One try to sign in: what it says when it fails, and that there is one at a time. */
export function useAttempt(onSignedIn: SignedIn) {
  const { signIn } = useSignIn();
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const running = useRef(false);

  /** The words of a failure, or nothing. */
  const run = async <Answer extends CallResult<'Login' | 'Register'>>(
    ask: () => Promise<Answer>,
    whenNoAnswer: string,
  ): Promise<Answer | undefined> => {
    if (running.current) return undefined;
    running.current = true;
    setBusy(true);
    setProblem('');
    const result = await ask();
    running.current = false;
    setBusy(false);
    if (!result.ok) setProblem(result.code === 'network' ? whenNoAnswer : result.message);
    return result;
  };
  const attempt = async (
    input: SignInInput,
    more: { remember: boolean; code?: string; next?: string },
  ): Promise<void> => {
    const result = await run(() => signIn(input, more.remember), networkError(more.code ?? 'LI1'));
    if (result?.ok) await onSignedIn(result.value.customer, more.next);
  };
  return { problem, setProblem, busy, run, attempt };
}
export type Attempt = ReturnType<typeof useAttempt>;
