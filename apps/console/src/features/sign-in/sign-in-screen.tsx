import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Display, Text } from '@servery/ui/text';
import { callOrThrow } from '#api/call.ts';
import { sessionQuery } from '#api/session-query.ts';
import { BrandMark } from '#brand/mark.tsx';
import type { Entry } from '#features/sign-in/check-entry.ts';
import { SignInForm } from '#features/sign-in/sign-in-form.tsx';
import css from './sign-in-screen.module.css';

/** For the venue's own people; the board follows at once. */
export function SignInScreen({ onDone }: { onDone: () => void }) {
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
    <main className={css.page}>
      <div className={css.card}>
        <span className={css.mark}>
          <BrandMark />
        </span>
        <Display as="h1" size={32}>
          Sign in
        </Display>
        <Text tone="soft">For the people behind the counter.</Text>
        <SignInForm busy={isPending} problem={error?.message} onSubmit={mutate} />
      </div>
    </main>
  );
}
