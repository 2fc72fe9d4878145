import { useId } from 'react';
import type { ReactNode } from 'react';
import css from './day-chips.module.css';

export type Day = { value: string; label: ReactNode; disabled?: boolean };
export type DayChipsProps = {
  label: string;
  days: Day[];
  value: string | null;
  onChange: (value: string) => void;
  /** stands beside the strip and never scrolls away: the calendar button */
  more?: ReactNode;
};

export function DayChips({ label, days, value, onChange, more }: DayChipsProps) {
  const name = useId();
  return (
    <div className={css.row}>
      <div role="radiogroup" aria-label={label} className={css.days}>
        {days.map((day) => (
          <label key={day.value} className={css.day}>
            <input
              type="radio"
              name={name}
              value={day.value}
              checked={day.value === value}
              disabled={day.disabled}
              className="visually-hidden"
              onChange={() => onChange(day.value)}
            />
            {day.label}
          </label>
        ))}
      </div>
      {more}
    </div>
  );
}
