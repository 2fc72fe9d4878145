import { TextField } from '@servery/ui/inputs/field';
import { Numpad } from '@servery/ui/inputs/numpad';
import { useRef, useState } from 'react';
import { digitsOf, grouped, pointsIn } from '#features/sign-in/digits.ts';
import css from '#features/sign-in/sign-in.module.css';
import { t } from '#features/sign-in/texts.ts';

export type PadField = {
  label: string;
  template: string;
  value: string;
  set: (digits: string) => void;
  error?: string | undefined;
  secret?: boolean;
  autoComplete: string;
};

/**
 * Fields for digits over one numpad, which fills the one that is being typed in and goes on to the next when it is
 * full. They are real fields: a keyboard and a password manager fill them too, a phone's own keyboard stays away.
 */
export function PadFields({ fields }: { fields: readonly [PadField, ...PadField[]] }) {
  const [at, setAt] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const active = fields[at] ?? fields[0];
  const put = (index: number, typed: string) => {
    const field = fields[index];
    if (!field) return;
    const digits = digitsOf(typed, field.template);
    field.set(digits);
    const full = digits.length === pointsIn(field.template) && digits !== field.value;
    if (!full || index + 1 >= fields.length) return;
    setAt(index + 1);
    const inputs = box.current?.querySelectorAll('input');
    if (inputs?.[index] === document.activeElement) inputs[index + 1]?.focus();
  };
  return (
    <div ref={box} className={css.form}>
      {fields.map((field, index) => (
        <TextField
          key={field.label}
          label={field.label}
          type={field.secret ? 'password' : 'text'}
          inputMode="none"
          autoComplete={field.autoComplete}
          value={grouped(field.value, field.template)}
          error={field.error}
          className={index === at ? css.padActive : css.padField}
          onFocus={() => setAt(index)}
          onChange={(event) => put(index, event.target.value)}
        />
      ))}
      <Numpad
        label={t.keys({ label: active.label })}
        value={active.value}
        keepZeros
        maxDigits={pointsIn(active.template)}
        onChange={(digits) => put(at, digits)}
        className={css.pad}
      />
    </div>
  );
}
