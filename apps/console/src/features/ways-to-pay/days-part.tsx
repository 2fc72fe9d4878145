import type { DaySurcharge } from '@servery/contract/entities/day-surcharge';
import type { FulfilmentCode, Weekday } from '@servery/contract/entities/fulfilment';
import { WEEK } from '@servery/domain/hours/availability';
import { localDateTime } from '@servery/domain/hours/times';
import { dateName, dayName } from '@servery/domain/hours/words';
import { daySurchargeNotices } from '@servery/domain/surcharges/day-surcharge';
import { Button } from '@servery/ui/actions/button';
import { Notice } from '@servery/ui/feedback/notice';
import { IconPlus, IconX } from '@servery/ui/foundations/icon';
import { Text } from '@servery/ui/foundations/text';
import { Switch } from '@servery/ui/inputs/check';
import { TextField } from '@servery/ui/inputs/field';
import { useState } from 'react';
import { writtenPercent } from '#features/ways-to-pay/rules/percent.ts';
import { t } from '#features/ways-to-pay/texts.ts';
import type { WaysProps } from '#features/ways-to-pay/use-ways.ts';
import css from './ways.module.css';
import { RoomPart } from '#parts/room-part.tsx';
import { SomeOf } from '#parts/some-of.tsx';

const newDay = (): DaySurcharge => ({
  name: t.sundaySurcharge,
  percent: '0',
  days: ['sun'],
  dates: [],
  fulfilment: [],
  on: true,
});

type DayProps = {
  day: DaySurcharge;
  types: WaysProps['held']['types'];
  today: string;
  onChange: (wanted: Partial<DaySurcharge>) => void;
  onRemove: () => void;
};

/** Single dates, public holidays above all; each goes by a tap. */
function Dates({ day: { dates, name }, onChange }: DayProps) {
  const [typed, setTyped] = useState('');
  const add = () => {
    if (typed !== '' && !dates.includes(typed)) onChange({ dates: [...dates, typed].toSorted() });
    setTyped('');
  };
  return (
    <div className={css.dates}>
      {dates.map((date) => (
        <Button
          key={date}
          kind="line"
          size="xs"
          icon={<IconX />}
          aria-label={t.removeDate({ date: dateName(date), name })}
          onClick={() => onChange({ dates: dates.filter((each) => each !== date) })}
        >
          {dateName(date)}
        </Button>
      ))}
      <TextField
        look="inset"
        label={t.date}
        aria-label={t.dateOf({ name })}
        type="date"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button kind="line" size="s" disabled={typed === ''} onClick={add}>
        {t.addDate}
      </Button>
    </div>
  );
}

/** What customers read beside the prices. */
function Said({ day, types, today }: DayProps) {
  const nameOf = (way: string) => types.find(({ code }) => code === way)?.name ?? way;
  const percent = writtenPercent(day.percent) ?? '0';
  const [text] = daySurchargeNotices([{ ...day, percent }], { today, nameOf });
  return (
    <Notice tone={text === undefined ? 'info' : 'highlight'} title={text ?? t.saidNowhere}>
      {text !== undefined && t.saidWhere}
    </Notice>
  );
}

function Day(props: DayProps) {
  const { day, types, onChange, onRemove } = props;
  const { name, percent } = day;
  return (
    <li className={css.day}>
      <div className={css.dayFields}>
        <TextField
          look="inset"
          label={t.nameSeen}
          value={name}
          maxLength={60}
          error={name.trim() === '' ? t.enterDayName : undefined}
          onChange={({ target }) => onChange({ name: target.value })}
        />
        <TextField
          look="inset"
          label={t.percent}
          aria-label={t.percentOf({ kind: name })}
          inputMode="decimal"
          maxLength={7}
          value={percent}
          error={writtenPercent(percent) === undefined ? t.percentWrong : undefined}
          onChange={({ target }) => onChange({ percent: target.value })}
        />
        <Switch label={t.isOn({ name })} hideLabel checked={day.on} onChange={(on) => onChange({ on })} />
      </div>
      <SomeOf<Weekday>
        label={t.everyOf({ name })}
        items={WEEK.map((value) => ({ value, label: dayName(value) }))}
        chosen={day.days}
        onChange={(days) => onChange({ days })}
      />
      <Dates {...props} />
      <SomeOf<FulfilmentCode>
        label={t.waysOf({ name })}
        items={types.map(({ code: value, name: label }) => ({ value, label }))}
        chosen={day.fulfilment}
        hint={t.forHint}
        onChange={(fulfilment) => onChange({ fulfilment })}
      />
      <Said {...props} />
      <Button
        kind="bare"
        size="xs"
        aria-label={t.removeDay({ name })}
        className={css.remove}
        onClick={onRemove}
      >
        {t.remove}
      </Button>
    </li>
  );
}

/** What weekends and public holidays cost more, the same for every way to pay. */
export function DaysPart({ held, value, zone, onChange }: WaysProps & { zone: string }) {
  const [today] = useState(() => localDateTime(Date.now(), zone).date);
  const days = value.day_surcharges;
  const put = (day_surcharges: DaySurcharge[]) => onChange({ day_surcharges });
  const add = (
    <Button kind="quiet" size="s" icon={<IconPlus />} onClick={() => put([...days, newDay()])}>
      {t.addDay}
    </Button>
  );
  return (
    <RoomPart title={t.byDay} beside={add}>
      <Text size={15} tone="soft">
        {t.dayNote}
      </Text>
      <ul className={css.days}>
        {days.map((day, at) => (
          <Day
            // Its name is what is being typed.
            // oxlint-disable-next-line react/no-array-index-key
            key={at}
            day={day}
            types={held.types}
            today={today}
            onChange={(wanted) =>
              put(days.map((each, index) => (index === at ? { ...each, ...wanted } : each)))
            }
            onRemove={() => put(days.filter((_each, index) => index !== at))}
          />
        ))}
      </ul>
    </RoomPart>
  );
}
