import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { callOrThrow } from '#api/call.ts';
import { sessionQuery } from '#api/session-query.ts';
import type { Entry } from '#features/sign-in/check-entry.ts';
import { SignInCard } from '#features/sign-in/sign-in-card.tsx';
import { SignInForm } from '#features/sign-in/sign-in-form.tsx';
import { t } from '#features/sign-in/texts.ts';

/** For the venue's own people; the board follows at once. */
export function SignInScreen({ onDone, forgot }: { onDone: () => void; forgot: ReactNode }) {
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (entry: Entry) => callOrThrow('ConsoleLogin', { ...entry, email: entry.email.trim() }),
    networkMode: 'always',
    onSuccess: (answer) => {
      client.setQueryData(sessionQuery.queryKey, answer);
      onDone();
    },
  });
  return (
    <SignInCard title={t.signIn} lead={t.signInNote}>
      <SignInForm busy={isPending} problem={error?.message} onSubmit={mutate} />
      {forgot}
    </SignInCard>
  );
}
