import { type CSSProperties, useState } from 'react';
import css from './stepper.module.css';

export type QuantityFieldProps = {
  name: string;
  value: number;
  min: number;
  max: number;
  disabled: boolean | undefined;
  onChange: (value: number) => void;
};

/** The number of a stepper, typed. It counts once it is left or Enter is pressed; nothing and 0 leave it as it was. */
export function QuantityField({ name, value, min, max, disabled, onChange }: QuantityFieldProps) {
  const [text, setText] = useState<string>();
  const shown = text ?? String(value);
  const apply = () => {
    setText(undefined);
    const typed = Number(text ?? '');
    const next = Math.min(max, Math.max(min, typed));
    if (typed > 0 && next !== value) onChange(next);
  };
  return (
    <input
      // A dialog begins at its first field, and nobody comes to type a number first.
      data-last-focus
      aria-label={name}
      inputMode="numeric"
      enterKeyHint="done"
      autoComplete="off"
      maxLength={3}
      disabled={disabled}
      value={shown}
      onFocus={(event) => event.target.select()}
      onChange={(event) => setText(event.target.value.replaceAll(/\D/g, ''))}
      onBlur={apply}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        event.currentTarget.blur();
      }}
      style={{ '--digits': Math.max(2, shown.length) } as CSSProperties}
      className={css.field}
    />
  );
}
