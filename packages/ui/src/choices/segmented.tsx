import { useId } from 'react';
import type { ReactNode } from 'react';
import { cx } from '#foundations/cx';
import css from './segmented.module.css';

export type Segment<Value extends string = string> = {
  value: Value;
  label: ReactNode;
  icon?: ReactNode;
  count?: ReactNode;
  disabled?: boolean;
};
export type SegmentedProps<Value extends string> = {
  label: string;
  items: Segment<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  size?: 's' | 'm';
  wide?: boolean;
};

/** Native radios underneath: arrow keys and the group name come with them. */
export function Segmented<Value extends string>({
  label,
  items,
  value,
  onChange,
  size = 'm',
  wide,
}: SegmentedProps<Value>) {
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      data-size={size}
      className={cx(css.segmented, wide && css.wide)}
    >
      {items.map((item) => (
        <label key={item.value} className={css.segment}>
          <input
            type="radio"
            name={name}
            value={item.value}
            checked={item.value === value}
            disabled={item.disabled}
            className="visually-hidden"
            onChange={() => onChange(item.value)}
          />
          {item.icon}
          {item.label} {item.count !== undefined && <span className={css.count}>{item.count}</span>}
        </label>
      ))}
    </div>
  );
}
