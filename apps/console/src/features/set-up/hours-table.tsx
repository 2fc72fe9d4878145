import { Button } from '@servery/ui/actions/button';
import { Checkbox } from '@servery/ui/inputs/check';
import { TextField } from '@servery/ui/inputs/field';
import css from './hours-table.module.css';
import { everyDayAs, type Week, weekdays } from '#features/set-up/rules/hours.ts';
import { t } from '#features/set-up/texts.ts';

type Day = (typeof weekdays)[number];
const dayAfter = (day: Day): Day => weekdays[(weekdays.indexOf(day) + 1) % weekdays.length] ?? day;

/** When it is open, a line for each day. */
export function HoursTable({ week, onChange }: { week: Week; onChange: (week: Week) => void }) {
  return (
    <div className={css.table}>
      <ul className={css.days}>
        {weekdays.map((day) => {
          const held = week[day];
          const set = (part: Partial<typeof held>) => onChange({ ...week, [day]: { ...held, ...part } });
          return (
            <li key={day} className={css.day}>
              <Checkbox
                aria-label={t.openOn({ day: t[day] })}
                checked={held.open}
                onChange={(event) => set({ open: event.target.checked })}
              >
                {t[day]}
              </Checkbox>
              {held.open ? (
                <span className={css.times}>
                  <TextField
                    label={t.opens({ day: t[day] })}
                    hideLabel
                    type="time"
                    value={held.from}
                    onChange={(event) => set({ from: event.target.value })}
                  />
                  <span aria-hidden>–</span>
                  <TextField
                    label={t.closes({ day: t[day] })}
                    hideLabel
                    type="time"
                    value={held.to}
                    onChange={(event) => set({ to: event.target.value })}
                  />
                  {held.from !== '' && held.to !== '' && held.to <= held.from && (
                    <small className={css.closed}>{t.nextDay({ day: t[dayAfter(day)] })}</small>
                  )}
                </span>
              ) : (
                <span className={css.closed}>{t.closed}</span>
              )}
            </li>
          );
        })}
      </ul>
      <Button kind="line" size="s" onClick={() => onChange(everyDayAs(week, 'mon'))}>
        {t.copyToAll}
      </Button>
    </div>
  );
}
