import { CODE_DIGITS, scannedCode } from '@servery/domain/devices/screens';
import { Button } from '@servery/ui/actions/button';
import { Dock } from '@servery/ui/actions/dock';
import { Notice } from '@servery/ui/feedback/notice';
import { Display, Text } from '@servery/ui/foundations/text';
import { CodeField } from '@servery/ui/inputs/code-field';
import { Numpad } from '@servery/ui/inputs/numpad';
import { useMutation } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { facts } from '#api/app-facts.ts';
import { GoText } from '#shared/links.tsx';
import { useSignIn } from '#state/use-sign-in.ts';
import { t } from '#features/staff-sign-in/texts.ts';
import css from './pair-screen.module.css';

/** The device becomes the screen whose code the console shows; whoever it was before is signed out. */
function usePairing() {
  const navigate = useNavigate();
  const { pair } = useSignIn();
  const [problem, setProblem] = useState('');
  const { mutate, isPending } = useMutation({
    mutationFn: (code: string) => pair(code),
    networkMode: 'always',
    onSuccess: (result) => {
      if (!result.ok) return setProblem(result.message);
      const slug = result.value.menu_name || facts.brand.menu_name;
      return void navigate({ to: `/menu/${slug}`, replace: true });
    },
  });
  return { problem, busy: isPending, pair: mutate, forget: () => setProblem('') };
}

function Head() {
  return (
    <>
      <p className={css.who}>
        <img src={facts.brand.logo_url} alt="" width={40} height={40} />
        <b>{facts.brand.name}</b>
      </p>
      <Display as="h1" size={44}>
        {t.pairTitle}
      </Display>
      <Text tone="soft">{t.pairNote}</Text>
    </>
  );
}

/** Six digits from the console's Devices page, typed on keys of the screen's own or brought along by its QR code. */
export function PairScreen() {
  const { search } = useLocation();
  const [code, setCode] = useState(() => scannedCode(search));
  const { problem, busy, pair, forget } = usePairing();
  const type = (typed: string) => {
    forget();
    setCode(typed);
  };
  const count = CODE_DIGITS - code.length;
  return (
    <main className={css.page}>
      <form
        className={css.frame}
        onSubmit={(event) => {
          event.preventDefault();
          if (count === 0 && !busy) pair(code);
        }}
      >
        <div className={css.column}>
          <Head />
          <CodeField
            label={t.pairCode}
            hint={t.pairCodeHint}
            length={CODE_DIGITS}
            value={code}
            onChange={type}
          />
          {problem === '' ? (
            <p className={css.says}>{count === 0 ? '' : t.moreDigits({ count })}</p>
          ) : (
            <Notice tone="bad" alert>
              {problem}
            </Notice>
          )}
          <GoText to="/signin">{t.signInInstead}</GoText>
        </div>
        <Dock look="raised" className={css.foot}>
          <Numpad label={t.keypad} value={code} onChange={type} maxDigits={CODE_DIGITS} keepZeros />
          <Button type="submit" size="l" wide busy={busy} disabled={count > 0}>
            {t.pairScreen}
          </Button>
        </Dock>
      </form>
    </main>
  );
}
