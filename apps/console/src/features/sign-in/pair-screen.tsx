import { CODE_DIGITS } from '@servery/domain/devices/screens';
import { Button } from '@servery/ui/actions/button';
import { Notice } from '@servery/ui/feedback/notice';
import { CodeField } from '@servery/ui/inputs/code-field';
import { Numpad } from '@servery/ui/inputs/numpad';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { callOrThrow } from '#api/call.ts';
import { sessionQuery } from '#api/session-query.ts';
import { SignInCard } from '#features/sign-in/sign-in-card.tsx';
import css from './sign-in-form.module.css';
import { t } from '#features/sign-in/texts.ts';

type Props = { scanned: string; back: ReactNode; onDone: () => void };

/** A tablet in the kitchen becomes the board by the code that the Devices page shows. */
export function PairScreen({ scanned, back, onDone }: Props) {
  const client = useQueryClient();
  const [code, setCode] = useState(scanned);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => callOrThrow('ConsoleScreens.pair', { code }),
    networkMode: 'always',
    onSuccess: (answer) => {
      client.removeQueries();
      client.setQueryData(sessionQuery.queryKey, answer);
      onDone();
    },
  });
  const type = (typed: string) => {
    reset();
    setCode(typed);
  };
  const whole = code.length === CODE_DIGITS;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (whole && !isPending) mutate();
  };
  return (
    <SignInCard title={t.pairTitle} lead={t.pairNote}>
      <form noValidate className={css.form} onSubmit={submit}>
        {error && (
          <Notice tone="bad" alert>
            {error.message}
          </Notice>
        )}
        <CodeField label={t.pairCode} length={CODE_DIGITS} value={code} onChange={type} />
        <Numpad label={t.keypad} value={code} onChange={type} maxDigits={CODE_DIGITS} keepZeros />
        <Button wide type="submit" busy={isPending} disabled={!whole}>
          {t.pairScreen}
        </Button>
      </form>
      {back}
    </SignInCard>
  );
}
