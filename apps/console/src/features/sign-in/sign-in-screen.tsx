import { Button } from '@servery/ui/actions/button';
import type { ReactNode } from 'react';
import { hasPasskeys } from '#api/passkey.ts';
import { secondStepOf } from '#features/sign-in/second-step.ts';
import { SecondStepScreen } from '#features/sign-in/second-step-screen.tsx';
import { SignInCard } from '#features/sign-in/sign-in-card.tsx';
import { SignInForm } from '#features/sign-in/sign-in-form.tsx';
import { useEnter } from '#features/sign-in/use-enter.ts';
import css from './sign-in-form.module.css';
import { t } from '#features/sign-in/texts.ts';

/** For the venue's own people; the board follows at once. */
export function SignInScreen({ onDone, forgot }: { onDone: () => void; forgot: ReactNode }) {
  const { byPassword, byPasskey, busy, error, problem, forget } = useEnter(onDone);
  const step = secondStepOf(error);
  if (step) return <SecondStepScreen step={step} onDone={onDone} onBack={forget} />;
  return (
    <SignInCard title={t.signIn} lead={t.signInNote}>
      <SignInForm
        busy={busy}
        problem={problem}
        onSubmit={(entry) => byPassword({ ...entry, email: entry.email.trim() })}
      />
      {hasPasskeys() && (
        <Button wide kind="line" className={css.other} disabled={busy} onClick={() => byPasskey()}>
          {t.withPasskey}
        </Button>
      )}
      {forgot}
    </SignInCard>
  );
}
