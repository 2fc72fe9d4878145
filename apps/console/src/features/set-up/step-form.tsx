import { setUpSteps, type SetUpStep } from '@servery/domain/set-up/steps';
import { Button } from '@servery/ui/actions/button';
import { Notice } from '@servery/ui/feedback/notice';
import { IconArrowLeft } from '@servery/ui/foundations/icon';
import { Display, Text } from '@servery/ui/foundations/text';
import type { ReactNode } from 'react';
import css from './set-up.module.css';
import { t } from '#features/set-up/texts.ts';

type Props = {
  step: SetUpStep;
  label?: string;
  busy: boolean;
  /** What is wrong with the whole of it; of one field it stands beside that. */
  problem?: string | undefined;
  onBack: (() => void) | undefined;
  onSubmit: () => void;
  peek: ReactNode;
  children: ReactNode;
};

/** One step: what it asks, and the way on and back. */
export function StepForm({ step, label = t.next, busy, problem, onBack, onSubmit, peek, children }: Props) {
  const nth = setUpSteps.indexOf(step) + 1;
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) onSubmit();
      }}
    >
      <div className={css.asks}>
        <header>
          <Text tone="soft">{t.stepOf({ step: nth, steps: setUpSteps.length })}</Text>
          <Display as="h1" size={44}>
            {t[step]}
          </Display>
        </header>
        {problem !== undefined && (
          <Notice tone="bad" alert>
            {problem}
          </Notice>
        )}
        {children}
        {peek}
      </div>
      <footer className={css.foot}>
        {onBack && (
          <Button kind="bare" icon={<IconArrowLeft />} onClick={onBack}>
            {t.back}
          </Button>
        )}
        <Button type="submit" busy={busy} className={css.next}>
          {label}
        </Button>
      </footer>
    </form>
  );
}
