import type { HeldHours, HoursValue } from '@servery/contract/entities/venue-hours';
import { TextField } from '@servery/ui/inputs/field';
import css from './hours.module.css';
import { t } from '#features/hours/texts.ts';

type Props = { types: readonly HeldHours[]; onChange: (id: number, wanted: Partial<HoursValue>) => void };

const MOST = 9999;
const digits = (text: string): string => text.replaceAll(/\D/g, '').slice(0, 4);
const numberOf = (text: string): number => Math.min(Number(digits(text)), MOST);

/** How soon, in which steps and how many at once: what decides which times a customer can choose from. */
export function TimeRules({ types, onChange }: Props) {
  return (
    <section aria-label={t.times} className={css.part}>
      <h2>{t.times}</h2>
      {types.map(({ id, name, value }) => (
        <fieldset key={id} className={css.rules}>
          <legend>{name}</legend>
          <TextField
            label={t.readyIn}
            hint={t.readyInNote}
            look="inset"
            inputMode="numeric"
            value={value.asap_minutes === undefined ? '' : String(value.asap_minutes)}
            onChange={({ target }) =>
              onChange(id, {
                asap_minutes: digits(target.value) === '' ? undefined : numberOf(target.value),
              })
            }
          />
          <TextField
            label={t.every}
            hint={t.everyNote}
            look="inset"
            inputMode="numeric"
            value={String(value.block_minutes)}
            onChange={({ target }) => onChange(id, { block_minutes: numberOf(target.value) })}
          />
          <TextField
            label={t.most}
            hint={t.mostNote}
            look="inset"
            inputMode="numeric"
            value={String(value.block_capacity)}
            onChange={({ target }) => onChange(id, { block_capacity: numberOf(target.value) })}
          />
        </fieldset>
      ))}
    </section>
  );
}
