import { Button } from '@servery/ui/actions/button';
import { Notice } from '@servery/ui/feedback/notice';
import { Text } from '@servery/ui/foundations/text';
import { CodeField } from '@servery/ui/inputs/code-field';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Pane } from '#parts/pane.tsx';
import { Qr } from '#parts/qr.tsx';
import css from './security.module.css';
import { t } from '#features/security/texts.ts';

const DIGITS = 6;
/** In fours, as people read it out. */
const inFours = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');

type Props = {
  app: { secret: string; uri: string };
  onConfirm: (code: string) => Promise<unknown>;
  onClose: () => void;
};

/** An authenticator app is set up: scanned, and tried once. */
export function AppPane({ app, onConfirm, onClose }: Props) {
  const [code, setCode] = useState('');
  const [tried, setTried] = useState(false);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => onConfirm(code),
    networkMode: 'always',
  });
  const problem = error?.message ?? (tried && code.length < DIGITS ? t.codeMissing : undefined);
  const submit = () => {
    setTried(true);
    if (code.length === DIGITS && !isPending) mutate();
  };
  const foot = (
    <Button type="submit" size="s" busy={isPending}>
      {t.turnOn}
    </Button>
  );
  return (
    <Pane title={t.appTitle} onClose={onClose} foot={foot} onSubmit={submit}>
      <Text>{t.scanNote}</Text>
      <Qr text={app.uri} label={t.qr} />
      <Text size={13} tone="soft">
        {t.typeInstead} <code className={css.secret}>{inFours(app.secret)}</code>
      </Text>
      {problem && (
        <Notice tone="bad" alert>
          {problem}
        </Notice>
      )}
      <CodeField
        label={t.code}
        length={DIGITS}
        autoComplete="one-time-code"
        value={code}
        onChange={(typed) => {
          reset();
          setCode(typed);
        }}
      />
    </Pane>
  );
}
