import type { HeldHours, VenueHours } from '@servery/contract/entities/venue-hours';
import { dateName } from '@servery/domain/hours/words';
import { Status } from '@servery/ui/actions/badge';
import { Button } from '@servery/ui/actions/button';
import { IconButton } from '@servery/ui/actions/icon-button';
import { Segmented } from '@servery/ui/choices/segmented';
import { EmptyState } from '@servery/ui/feedback/empty';
import { IconPlus, IconX } from '@servery/ui/foundations/icon';
import { TextField } from '@servery/ui/inputs/field';
import { useState } from 'react';
import { hurtBy, type Special, specialsOf, withSpecial } from '#features/hours/rules/special.ts';
import { spanText } from '#features/hours/span-text.ts';
import css from './hours.module.css';
import { t } from '#features/hours/texts.ts';

type Props = {
  venue: VenueHours;
  types: readonly HeldHours[];
  onTypes: (types: readonly HeldHours[]) => void;
};

function What({ special, types }: { special: Special; types: readonly HeldHours[] }) {
  const lists = types.map(({ id }) => special.hours[id]);
  const [first] = lists;
  const isSame = lists.every((each) => JSON.stringify(each) === JSON.stringify(first));
  if (isSame && first)
    return first.length === 0 ? (
      <Status tone="bad">{t.closed}</Status>
    ) : (
      <Status tone="warn">{first.map(spanText).join(', ')}</Status>
    );
  return (
    <ul>
      {types.map(({ id, name }) => {
        const hours = special.hours[id];
        return (
          <li key={id}>
            {name}: {hours ? hours.map(spanText).join(', ') || t.closed : t.usual}
          </li>
        );
      })}
    </ul>
  );
}

function Line({ special, venue, types, onTypes }: Props & { special: Special }) {
  const hurt = hurtBy(special, { types: [...types], booked: venue.booked }, special.date);
  return (
    <li className={css.special}>
      <span>{dateName(special.date)}</span>
      <b>{special.name}</b>
      <What special={special} types={types} />
      {hurt > 0 && <Status tone="bad">{t.hurts({ count: hurt })}</Status>}
      <IconButton
        label={t.removeDate({ date: dateName(special.date) })}
        icon={<IconX />}
        kind="bare"
        onClick={() => onTypes(withSpecial(types, special.date, undefined))}
      />
    </li>
  );
}

type Hours = { from: string; to: string };

function Between({ from, to, onChange }: Hours & { onChange: (hours: Hours) => void }) {
  return (
    <>
      <TextField
        type="time"
        label={t.from}
        look="inset"
        value={from}
        onChange={({ target }) => onChange({ from: target.value, to })}
      />
      <TextField
        type="time"
        label={t.until}
        look="inset"
        value={to}
        onChange={({ target }) => onChange({ from, to: target.value })}
      />
    </>
  );
}

/** Those of the state that nobody has set yet. */
function Holidays({
  offered,
  onChoose,
}: {
  offered: VenueHours['holidays'];
  onChoose: (date: string) => void;
}) {
  if (offered.length === 0) return null;
  return (
    <ul aria-label={t.holidays} className={css.holidays}>
      {offered.map(({ date, name }) => (
        <li key={date}>
          <Button kind="line" size="xs" onClick={() => onChoose(date)}>
            {t.holiday({ name, date: dateName(date) })}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function AddDate({ venue, types, onTypes, onDone }: Props & { onDone: () => void }) {
  const [date, setDate] = useState('');
  const [how, setHow] = useState<'closed' | 'hours'>('closed');
  const [hours, setHours] = useState({ from: '09:00', to: '15:00' });
  const isReady = date >= venue.today && (how === 'closed' || (hours.from !== '' && hours.to !== ''));
  const add = () => {
    if (!isReady) return;
    onTypes(withSpecial(types, date, how === 'closed' ? [] : [`${hours.from}-${hours.to}`]));
    onDone();
  };
  const known = new Set(types.flatMap(({ value }) => value.special_dates.map((each) => each.date)));
  const offered = venue.holidays.filter((each) => !known.has(each.date)).slice(0, 8);
  return (
    <div className={css.adding}>
      <TextField
        type="date"
        label={t.date}
        look="inset"
        min={venue.today}
        value={date}
        onChange={({ target }) => setDate(target.value)}
      />
      <Segmented
        label={t.thatDay}
        size="s"
        items={[
          { value: 'closed', label: t.closed },
          { value: 'hours', label: t.otherHours },
        ]}
        value={how}
        onChange={setHow}
      />
      {how === 'hours' && <Between {...hours} onChange={setHours} />}
      <Button size="s" disabled={!isReady} onClick={add}>
        {t.addDate}
      </Button>
      <Holidays offered={offered} onChoose={setDate} />
    </div>
  );
}

/** Dates that are not like other days, for all types at once. */
export function SpecialDates(props: Props) {
  const { venue, types } = props;
  const [adding, setAdding] = useState(false);
  const specials = specialsOf(types, venue).filter(({ date }) => date >= venue.today);
  return (
    <section aria-label={t.specialDates} className={css.part}>
      <header className={css.head}>
        <h2>{t.specialDates}</h2>
        {!adding && (
          <Button kind="line" size="s" icon={<IconPlus />} onClick={() => setAdding(true)}>
            {t.date}
          </Button>
        )}
      </header>
      {adding && <AddDate {...props} onDone={() => setAdding(false)} />}
      {specials.length === 0 && !adding && <EmptyState title={t.noDates}>{t.noDatesNote}</EmptyState>}
      <ul>
        {specials.map((special) => (
          <Line key={special.date} special={special} {...props} />
        ))}
      </ul>
    </section>
  );
}
