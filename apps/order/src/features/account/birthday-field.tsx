import { TextField } from '@servery/ui/inputs/field';
import { Select } from '@servery/ui/inputs/select';
import { useState } from 'react';
import css from '#features/account/account.module.css';
import { more } from '#shared/more-texts.ts';
import { t } from '#features/account/texts.ts';

const MONTHS = [
  t.january,
  t.february,
  t.march,
  t.april,
  t.may,
  t.june,
  t.july,
  t.august,
  t.september,
  t.october,
  t.november,
  t.december,
];
const two = (number: number): string => String(number).padStart(2, '0');
const DAYS = Array.from({ length: 31 }, (_, at) => ({ value: two(at + 1), label: String(at + 1) }));
const monthOptions = MONTHS.map((label, at) => ({ value: two(at + 1), label }));

type Props = {
  value: string;
  /** It has been told, and stays. */
  locked: boolean;
  error: string | undefined;
  onChange: (birthday: string) => void;
};

/** A day and a month; nobody is asked for the year. */
export function BirthdayField({ value, locked, error, onChange }: Props) {
  const [parts, setParts] = useState(() => {
    const [day = '', month = ''] = value.split('/');
    return { day, month };
  });
  if (locked) return <TextField label={t.birthday} value={value} disabled hint={t.birthdayNote} readOnly />;
  const put = (change: Partial<typeof parts>) => {
    const next = { ...parts, ...change };
    setParts(next);
    onChange(next.day === '' && next.month === '' ? '' : `${next.day}/${next.month}`);
  };
  return (
    <div className={css.pair}>
      <Select
        label={t.birthdayOfDay}
        placeholder={more.day}
        options={DAYS}
        value={parts.day || null}
        error={error}
        onChange={(day) => put({ day })}
      />
      <Select
        label={t.month}
        placeholder={t.month}
        options={monthOptions}
        value={parts.month || null}
        onChange={(month) => put({ month })}
      />
    </div>
  );
}
