import type { ReactNode } from 'react';
import { describedBy, useFieldIds } from './field.tsx';
import css from './code-field.module.css';

export type CodeFieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  /** digits only */
  value: string;
  onChange: (value: string) => void;
  /** how many digits it has; a gap stands in the middle */
  length?: number;
  disabled?: boolean;
  /** one-time-code: password managers that know it may fill it in */
  autoComplete?: 'off' | 'one-time-code';
};

/** A code that is read from elsewhere, a box for each digit. Underneath is one field: it is pasted and read as a whole. */
export function CodeField({
  label,
  hint,
  value,
  onChange,
  length = 6,
  disabled,
  autoComplete = 'off',
}: CodeFieldProps) {
  const ids = useFieldIds();
  const boxes = Array.from({ length }, (_, at) => at);
  return (
    <div className={css.field} data-disabled={disabled || undefined}>
      <div className={css.words}>
        <label htmlFor={ids.id}>{label}</label>
        {hint !== undefined && <small id={ids.hintId}>{hint}</small>}
      </div>
      <div className={css.code}>
        {boxes.map((at) => (
          <span
            key={at}
            aria-hidden
            data-now={at === Math.min(value.length, length - 1) || undefined}
            data-half={at * 2 === length || undefined}
            className={css.box}
          >
            {value.charAt(at)}
          </span>
        ))}
        <input
          id={ids.id}
          value={value}
          disabled={disabled}
          inputMode="numeric"
          autoComplete={autoComplete}
          aria-describedby={describedBy(ids, { hint })}
          className={css.input}
          onChange={({ target }) => onChange(target.value.replaceAll(/\D/g, '').slice(0, length))}
        />
      </div>
    </div>
  );
}
