import type { Weekday } from '@servery/contract/entities/fulfilment';
import { Button } from '@servery/ui/actions/button';
import { ChipGroup, ChipToggle } from '@servery/ui/choices/chips';
import { Select } from '@servery/ui/inputs/select';
import { useState } from 'react';
import { DAYS } from '#features/hours/rules/fields.ts';
import css from './hours.module.css';
import { t } from '#features/hours/texts.ts';

type Props = { onCopy: (from: Weekday, onto: readonly Weekday[]) => void; onClose: () => void };

/** The hours of one day, onto others. */
export function CopyDay({ onCopy, onClose }: Props) {
  const [from, setFrom] = useState<Weekday>('mon');
  const [onto, setOnto] = useState<readonly Weekday[]>([]);
  const others = DAYS.filter((day) => day !== from);
  return (
    <section aria-label={t.copyDay} className={css.adding}>
      <Select
        label={t.copyFrom}
        options={DAYS.map((day) => ({ value: day, label: t[day] }))}
        value={from}
        onChange={(day) => {
          setFrom(day);
          setOnto(onto.filter((each) => each !== day));
        }}
      />
      <ChipGroup label={t.copyOnto}>
        {others.map((day) => (
          <ChipToggle
            key={day}
            pressed={onto.includes(day)}
            onClick={() => setOnto(onto.includes(day) ? onto.filter((each) => each !== day) : [...onto, day])}
          >
            {t[day]}
          </ChipToggle>
        ))}
      </ChipGroup>
      <Button
        size="s"
        disabled={onto.length === 0}
        onClick={() => {
          onCopy(from, onto);
          onClose();
        }}
      >
        {t.copy}
      </Button>
      <Button kind="bare" size="s" onClick={onClose}>
        {t.cancel}
      </Button>
    </section>
  );
}
