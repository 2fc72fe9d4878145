import { Button, TextButton } from '@servery/ui/actions/button';
import { Notice } from '@servery/ui/feedback/notice';
import { CodeField } from '@servery/ui/inputs/code-field';
import { TextField } from '@servery/ui/inputs/field';
import { type SubmitEvent, useState } from 'react';
import type { SecondStep } from '#features/sign-in/second-step.ts';
import { SignInCard } from '#features/sign-in/sign-in-card.tsx';
import { useEnter } from '#features/sign-in/use-enter.ts';
import css from './sign-in-form.module.css';
import { t } from '#features/sign-in/texts.ts';

const DIGITS = 6;

type Way = 'code' | 'recovery' | 'passkey';
type FormProps = { way: 'code' | 'recovery'; busy: boolean; onSubmit: (code: string) => void };

function CodeForm({ way, busy, onSubmit }: FormProps) {
  const [code, setCode] = useState('');
  const isWhole = way === 'code' ? code.length === DIGITS : code.trim() !== '';
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isWhole && !busy) onSubmit(code);
  };
  return (
    <form noValidate className={css.form} onSubmit={submit}>
      {way === 'code' ? (
        <CodeField
          label={t.appCode}
          length={DIGITS}
          autoComplete="one-time-code"
          value={code}
          onChange={setCode}
        />
      ) : (
        <TextField
          label={t.recoveryCode}
          autoComplete="off"
          maxLength={40}
          value={code}
          onChange={({ target }) => setCode(target.value)}
        />
      )}
      <Button wide type="submit" busy={busy} disabled={!isWhole}>
        {t.continue}
      </Button>
    </form>
  );
}

const LEADS: Readonly<Record<Way, string>> = {
  code: t.appCodeNote,
  recovery: t.recoveryNote,
  passkey: t.passkeyNote,
};

type Props = { step: SecondStep; onDone: () => void; onBack: () => void };

/** The password was right: now the app's code, a passkey, or one of the codes that were kept for the worst. */
export function SecondStepScreen({ step, onDone, onBack }: Props) {
  const [way, setWay] = useState<Way>(step.code ? 'code' : 'passkey');
  const { byCode, byPasskey, busy, problem, forget } = useEnter(onDone);
  const change = (to: Way) => {
    forget();
    setWay(to);
  };
  return (
    <SignInCard title={t.secondStep} lead={LEADS[way]}>
      {problem && (
        <Notice tone="bad" alert>
          {problem}
        </Notice>
      )}
      {way !== 'passkey' && (
        <CodeForm key={way} way={way} busy={busy} onSubmit={(code) => byCode({ token: step.token, code })} />
      )}
      {step.passkey && (
        <Button
          wide
          kind={way === 'passkey' ? 'primary' : 'line'}
          className={css.other}
          busy={busy && way === 'passkey'}
          onClick={() => {
            change('passkey');
            byPasskey(step.token);
          }}
        >
          {t.withPasskey}
        </Button>
      )}
      {step.code && way !== 'code' && <TextButton onClick={() => change('code')}>{t.withApp}</TextButton>}
      {way !== 'recovery' && <TextButton onClick={() => change('recovery')}>{t.withRecovery}</TextButton>}
      <TextButton onClick={onBack}>{t.startAgain}</TextButton>
    </SignInCard>
  );
}
