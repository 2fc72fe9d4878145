import type { Weekday } from '@servery/contract/entities/fulfilment';
import { TextField } from '@servery/ui/inputs/field';
import css from '#parts/pane.module.css';
import { SomeOf } from '#parts/some-of.tsx';
import { t } from '#features/menu/texts.ts';

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

type When = { days: Weekday[]; from: string; to: string };
type WhenProps = {
  title: string;
  value: When;
  changed?: readonly string[];
  error?: string | undefined;
  onChange: (wanted: Partial<When>) => void;
};

/** The days and hours in which a product or a category is sold. */
export function WhenFields({ title, value, changed, error, onChange }: WhenProps) {
  return (
    <div className={css.part}>
      <h3>{title}</h3>
      <SomeOf
        label={t.days}
        items={DAYS.map((day) => ({ value: day, label: t[day] }))}
        chosen={value.days}
        hint={t.daysHint}
        onChange={(days) => onChange({ days })}
      />
      <div className={css.pair}>
        <TextField
          type="time"
          label={t.from}
          look="inset"
          value={value.from}
          changed={changed?.includes('from')}
          onChange={({ target }) => onChange({ from: target.value })}
        />
        <TextField
          type="time"
          label={t.until}
          look="inset"
          value={value.to}
          changed={changed?.includes('to')}
          error={error}
          onChange={({ target }) => onChange({ to: target.value })}
        />
      </div>
    </div>
  );
}
