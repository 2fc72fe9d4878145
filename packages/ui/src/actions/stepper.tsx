import { catalogue } from '@servery/domain/texts/catalogue';
import type { ReactNode } from 'react';
import { cx } from '#foundations/cx';
import { IconPlus } from '#foundations/icon';
import { IconMinus } from '#foundations/icon-more';
import { QuantityField } from './quantity-field.tsx';
import css from './stepper.module.css';

const t = catalogue('stepper', {
  remove: 'Remove {name}',
  removeOne: 'Remove one {name}',
  addOne: 'Add one {name}',
});

export type StepperProps = {
  /** what is counted; read with the value and by both buttons */
  label: string;
  /** one of it, where the label is the name of a number: 'person' for 'Number of people' */
  each?: string;
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  /** m = touch target, l = beside a main action, compact = 40 px, for a pointer */
  size?: 'm' | 'l' | 'compact';
  tone?: 'sunk' | 'raised';
  /** takes the place of minus at the lowest value; onRemove answers it */
  removeIcon?: ReactNode;
  /** the number can be typed too, in a field of this name */
  typed?: string;
  onRemove?: () => void;
  disabled?: boolean;
  className?: string;
};

export function Stepper(props: StepperProps) {
  const {
    label,
    each = label,
    value,
    onChange,
    min = 0,
    max = Infinity,
    size = 'm',
    tone = 'sunk',
    disabled,
  } = props;
  const removes = props.onRemove !== undefined && value <= min;
  return (
    <fieldset
      aria-label={label}
      data-size={size}
      data-tone={tone}
      className={cx(css.stepper, props.className)}
    >
      <button
        type="button"
        aria-label={removes ? t.remove({ name: label }) : t.removeOne({ name: each })}
        disabled={disabled || (value <= min && !removes)}
        onClick={removes ? props.onRemove : () => onChange(Math.max(min, value - 1))}
      >
        {removes && props.removeIcon ? props.removeIcon : <IconMinus />}
      </button>
      {props.typed !== undefined && (
        <QuantityField
          name={props.typed}
          value={value}
          min={min}
          max={max}
          disabled={disabled}
          onChange={onChange}
        />
      )}
      <output
        aria-live="polite"
        aria-atomic="true"
        className={props.typed === undefined ? undefined : 'visually-hidden'}
      >
        {value}
      </output>
      <button
        type="button"
        aria-label={t.addOne({ name: each })}
        disabled={disabled || value >= max}
        onClick={() => onChange(Math.min(max, value + 1))}
      >
        <IconPlus />
      </button>
    </fieldset>
  );
}
