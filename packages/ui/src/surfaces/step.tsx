import { catalogue } from '@servery/domain/texts/catalogue';
import type { ReactNode } from 'react';
import { cx } from '#foundations/cx';
import { IconCheck } from '#foundations/icon-more';
import { Display } from '#foundations/text';
import css from './step.module.css';

const t = catalogue('step', { done: 'Done' });

export type StepProps = {
  number: number;
  title: ReactNode;
  state: 'open' | 'done' | 'waiting';
  /** far end of the title: a TextButton */
  action?: ReactNode;
  /** what a done step folds to; bold the first line with <b> */
  summary?: ReactNode;
  children?: ReactNode;
  id?: string;
  className?: string;
};

export function Step({ number, title, state, action, summary, children, id, className }: StepProps) {
  return (
    <section
      id={id}
      data-state={state}
      aria-current={state === 'open' ? 'step' : undefined}
      className={cx(css.step, className)}
    >
      <header className={css.head}>
        <span className={css.mark}>
          {state === 'done' ? <IconCheck /> : number}
          {state === 'done' && <span className="visually-hidden">{t.done}</span>}
        </span>
        <Display as="h2" size={20} className={css.title}>
          {title}
        </Display>
        {action !== undefined && <span className={css.action}>{action}</span>}
        {state !== 'open' && summary !== undefined && <div className={css.summary}>{summary}</div>}
      </header>
      {state === 'open' && children !== undefined && <div className={css.body}>{children}</div>}
    </section>
  );
}
