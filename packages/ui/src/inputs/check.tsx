import type { ComponentProps, ReactNode } from 'react';
import { cx } from '#foundations/cx';
import css from './check.module.css';

export type MarkProps = { kind: 'checkbox' | 'radio' } & Omit<ComponentProps<'input'>, 'type'>;

/** The bare box or dot; it needs a label around it or an aria-label. */
export function Mark({ kind, className, ...rest }: MarkProps) {
  return <input {...rest} type={kind} className={cx(kind === 'radio' ? css.dot : css.tick, className)} />;
}

export type CheckboxProps = { children: ReactNode; error?: boolean } & Omit<ComponentProps<'input'>, 'type'>;

export function Checkbox({ children, error, className, ...rest }: CheckboxProps) {
  return (
    <label className={cx(css.label, className)}>
      <Mark {...rest} kind="checkbox" aria-invalid={error || undefined} />
      <span>{children}</span>
    </label>
  );
}

export type SwitchProps = {
  label: ReactNode;
  hideLabel?: boolean;
  checked: boolean;
  onChange: (on: boolean) => void;
  disabled?: boolean;
  id?: string;
};
export function Switch({ label, hideLabel, checked, onChange, disabled, id }: SwitchProps) {
  return (
    <label className={css.switchLabel}>
      <span className={cx(hideLabel && 'visually-hidden')}>{label}</span>
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-checked={checked}
        className={css.switch}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
