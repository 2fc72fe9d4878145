import { catalogue } from '@servery/domain/texts/catalogue';
import type { CSSProperties, ReactNode } from 'react';
import { cx } from '#foundations/cx';
import css from './progress.module.css';

const t = catalogue('progress', { past: ', done' });

export type ProgressBarProps = {
  label: string;
  value: number;
  max?: number;
  tone?: 'accent' | 'highlight' | 'warn' | 'bad' | 'good';
  size?: 's' | 'm';
};
export function ProgressBar({ label, value, max = 100, tone = 'accent', size = 'm' }: ProgressBarProps) {
  const share = max === 0 ? 0 : Math.min(100, Math.max(0, (value / max) * 100));
  return (
    <div data-tone={tone} data-size={size} className={css.bar}>
      <progress aria-label={label} value={value} max={max} className="visually-hidden" />
      <span style={{ '--share': `${share}%` } as CSSProperties} />
    </div>
  );
}

export type PathStep = { id: string; label: ReactNode };
export type ProgressPathProps = {
  label: string;
  steps: PathStep[];
  /** id of the step that is under way */
  now: string;
  /** nodes = dots on a line (receipt); bars = thick strokes (kiosk) */
  look?: 'nodes' | 'bars';
  /** stands on the deep panel */
  onDeep?: boolean;
  /** the last step counts as reached, not as under way */
  finished?: boolean;
};

export function ProgressPath({ label, steps, now, look = 'nodes', onDeep, finished }: ProgressPathProps) {
  const at = steps.findIndex((step) => step.id === now);
  return (
    <ol aria-label={label} data-look={look} data-deep={onDeep || undefined} className={cx(css.path)}>
      {steps.map((step, index) => {
        const state = index < at || (finished && index === at) ? 'past' : index === at ? 'now' : 'next';
        return (
          <li key={step.id} data-state={state} aria-current={index === at ? 'step' : undefined}>
            {step.label}
            {state === 'past' && <span className="visually-hidden">{t.past}</span>}
          </li>
        );
      })}
    </ol>
  );
}
