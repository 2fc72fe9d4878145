import { IconX, IconLoaderCircle } from '@servery/ui/foundations/icon';
import { IconCheck } from '@servery/ui/foundations/icon-more';
import { Display } from '@servery/ui/foundations/text';
import type { ReactNode } from 'react';
import { PaidPicture, PinpadPicture } from '#features/terminal/index.ts';
import type { PinpadStepRow, PinpadWords } from '#pos/pinpad/pinpad-steps.ts';
import css from './pinpad-panel.module.css';
import { t } from '#pos/pinpad/texts.ts';

type PinpadPanelProps = {
  words: PinpadWords;
  amount: string;
  /** When a step began, as the clock says it. */
  times?: Readonly<Record<string, string>>;
  paid?: boolean;
  notice?: ReactNode;
  foot: ReactNode;
};

const MARK: Readonly<Record<PinpadStepRow['is'], (at: number) => ReactNode>> = {
  done: () => <IconCheck />,
  now: () => <IconLoaderCircle className={css.spin} />,
  next: (at) => at,
  failed: () => <IconX />,
};

function Log({ steps, times }: { steps: readonly PinpadStepRow[]; times?: PinpadPanelProps['times'] }) {
  return (
    <ol aria-label={t.progress} className={css.log}>
      {steps.map(({ id, label, note, is }, at) => (
        <li key={id} data-is={is} aria-current={is === 'now' ? 'step' : undefined}>
          <i aria-hidden>{MARK[is](at + 1)}</i>
          <p>
            <b>{label}</b>
            {note ? <small>{note}</small> : null}
          </p>
          <span className={css.time}>{times?.[id]}</span>
        </li>
      ))}
    </ol>
  );
}

/** What the pinpad says beside what the till knows. */
export function PinpadPanel({ words, amount, times, paid, notice, foot }: PinpadPanelProps) {
  return (
    <div className={css.panel}>
      <div className={css.top}>
        {/* Enter is what places an order: with the first button in focus it would cancel the payment. */}
        <h1 className={css.title} tabIndex={-1} data-first-focus>
          {t.title}
          <Display as="span" size="figure" className={css.amount}>
            {amount}
          </Display>
        </h1>
        <output>
          <Display as="span" size={44} className={css.word}>
            {words.word}
          </Display>
        </output>
      </div>
      <div className={css.mid}>
        <div className={css.pad}>
          {paid ? <PaidPicture /> : <PinpadPicture words={words.screen} detail={amount} />}
        </div>
        <Log steps={words.steps} {...(times && { times })} />
      </div>
      {notice}
      <footer className={css.foot}>{foot}</footer>
    </div>
  );
}
