import { Button } from '@servery/ui/actions/button';
import { IconButton } from '@servery/ui/actions/icon-button';
import { Segmented } from '@servery/ui/choices/segmented';
import { IconChevronLeft, IconChevronRight } from '@servery/ui/foundations/icon-more';
import { TextField } from '@servery/ui/inputs/field';
import { Select } from '@servery/ui/inputs/select';
import {
  isPeriod,
  type Period,
  periodAfter,
  periodBefore,
  type PeriodKind,
  periodKinds,
  periodOf,
} from '@servery/domain/sales/period';
import { useState } from 'react';
import { periodText } from '#features/reports/rules/words.ts';
import css from './reports.module.css';
import { t } from '#features/reports/texts.ts';

type PickerProps = { period: Period; today: string; onPeriod: (period: Period) => void };

const QUICK: readonly PeriodKind[] = ['today', 'yesterday', 'this_week', 'this_month'];

const isSame = (a: Period, b: Period): boolean => a.from === b.from && a.to === b.to;

function OwnDates({ period, onPeriod }: Pick<PickerProps, 'period' | 'onPeriod'>) {
  const [{ from, to }, set] = useState(period);
  const isGood = isPeriod({ from, to });
  return (
    <form
      className={css.dates}
      onSubmit={(event) => {
        event.preventDefault();
        if (isGood) onPeriod({ from, to });
      }}
    >
      <TextField
        type="date"
        label={t.from}
        look="inset"
        value={from}
        onChange={({ target }) => set({ from: target.value, to })}
      />
      <TextField
        type="date"
        label={t.to}
        look="inset"
        value={to}
        error={isGood ? undefined : t.badDates}
        onChange={({ target }) => set({ from, to: target.value })}
      />
      <Button type="submit" size="s" disabled={!isGood}>
        {t.show}
      </Button>
    </form>
  );
}

type Chosen = PeriodKind | 'own';
type PeriodsProps = {
  kinds: readonly PeriodKind[];
  chosen: Chosen | null;
  onChoose: (kind: Chosen) => void;
};

const Periods = ({ kinds, chosen, onChoose }: PeriodsProps) => (
  <Select<Chosen>
    label={t.period}
    hideLabel
    look="pill"
    value={chosen}
    placeholder={t.more}
    onChange={onChoose}
    options={[...kinds.map((kind) => ({ value: kind, label: t[kind] })), { value: 'own', label: t.own }]}
  />
);

/** Which days the report is about: those that people ask for most, any others, and the ones before and after. */
export function PeriodPicker({ period, today, onPeriod }: PickerProps) {
  const [isOwn, setOwn] = useState(false);
  const known = periodKinds.find((kind) => isSame(periodOf(kind, today), period));
  const choose = (kind: Chosen) => {
    setOwn(kind === 'own');
    if (kind !== 'own') onPeriod(periodOf(kind, today));
  };
  const chosen: Chosen = isOwn ? 'own' : (known ?? 'own');
  return (
    <>
      <div className={css.quick}>
        <Segmented
          label={t.period}
          size="s"
          items={QUICK.map((kind) => ({ value: kind, label: t[kind] }))}
          value={chosen}
          onChange={choose}
        />
      </div>
      <div className={css.narrow}>
        <Periods kinds={periodKinds} chosen={chosen} onChoose={choose} />
      </div>
      <div className={css.quick}>
        <Periods
          kinds={periodKinds.filter((kind) => !QUICK.includes(kind))}
          chosen={QUICK.some((kind) => kind === chosen) ? null : chosen}
          onChoose={choose}
        />
      </div>
      <div className={css.dater}>
        <IconButton
          label={t.before}
          icon={<IconChevronLeft />}
          onClick={() => onPeriod(periodBefore(period))}
        />
        <b>{periodText(period)}</b>
        <IconButton
          label={t.after}
          icon={<IconChevronRight />}
          disabled={periodAfter(period).from > today}
          onClick={() => onPeriod(periodAfter(period))}
        />
      </div>
      {isOwn && <OwnDates key={`${period.from} ${period.to}`} period={period} onPeriod={onPeriod} />}
    </>
  );
}
