import { useId } from 'react';
import type { ReactNode } from 'react';
import css from './time-list.module.css';

export type Time = {
  value: string;
  label: ReactNode;
  state: 'free' | 'almost' | 'full';
  /** the words below: "Almost full", "Full" */
  note?: ReactNode;
};
export type TimeGroup = { label: ReactNode; times: Time[] };
export type TimeListProps = {
  label: string;
  groups: TimeGroup[];
  value: string | null;
  onChange: (value: string) => void;
};

export function TimeList({ label, groups, value, onChange }: TimeListProps) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={css.list}>
      {groups.map((group, at) => (
        <div key={`${name}-${group.times[0]?.value ?? at}`} className={css.group}>
          <h3 id={`${name}-${at}`} className={css.heading}>
            {group.label}
          </h3>
          <fieldset aria-labelledby={`${name}-${at}`} className={css.grid}>
            {group.times.map((time) => (
              <TimeOption
                key={time.value}
                name={name}
                time={time}
                checked={time.value === value}
                onChange={onChange}
              />
            ))}
          </fieldset>
        </div>
      ))}
    </div>
  );
}

type TimeOptionProps = { name: string; time: Time; checked: boolean; onChange: (value: string) => void };

function TimeOption({ name, time, checked, onChange }: TimeOptionProps) {
  const full = time.state === 'full';
  return (
    <label data-state={time.state} className={css.time}>
      <input
        type="radio"
        name={name}
        value={time.value}
        checked={checked}
        disabled={full}
        className="visually-hidden"
        onChange={() => onChange(time.value)}
      />
      {full ? <s>{time.label}</s> : <span>{time.label}</span>}
      {time.note !== undefined && <small>{time.note}</small>}
    </label>
  );
}
