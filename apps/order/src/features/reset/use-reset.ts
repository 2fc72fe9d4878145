import { texts } from '@servery/domain/messages/texts';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '#api/call.ts';
import { sayGood } from '#state/toasts.ts';

export type ResetLink = { user_id: string; reset_auth: string };
type Chosen = { new_password: string; confirm_password: string } | { new_pin: string; confirm_pin: string };

/** Sends what was chosen, once at a time; then the sign-in page is where it is used. */
export function useReset(link: ResetLink, after: { words: string; by: 'email' | 'mobile' }) {
  const navigate = useNavigate();
  const [problem, setProblem] = useState<{ words: string; linkGone: boolean }>();
  const [busy, setBusy] = useState(false);
  const send = async (chosen: Chosen): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    const result = await call('ResetPassword', {
      ...link,
      new_password: '',
      confirm_password: '',
      ...chosen,
    });
    setBusy(false);
    if (!result.ok) {
      const words = result.code === 'network' ? texts.tryAgain : result.message;
      return setProblem({ words, linkGone: result.code === 'reset_invalid' });
    }
    sayGood(after.words);
    const state = { by: after.by } as Record<string, unknown>;
    await navigate({ to: '/login', replace: true, state });
  };
  return { problem, busy, send };
}
