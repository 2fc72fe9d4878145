import type { ListedVenue } from '@servery/contract/calls/console/venues';
import { Button } from '@servery/ui/actions/button';
import { Segmented } from '@servery/ui/choices/segmented';
import { EmptyState } from '@servery/ui/feedback/empty';
import { Text } from '@servery/ui/foundations/text';
import { Switch } from '@servery/ui/inputs/check';
import { TextField } from '@servery/ui/inputs/field';
import { Select } from '@servery/ui/inputs/select';
import { useState } from 'react';
import { useDraft } from '#drafts/use-draft.ts';
import {
  changeToMake,
  type Field,
  kindsFor,
  NO_CHANGE,
  type WrittenChange,
} from '#features/venues/rules/change.ts';
import { useChangeVenues } from '#features/venues/use-venues.ts';
import { Pane } from '#parts/pane.tsx';
import pane from '#parts/pane.module.css';
import css from './venues.module.css';
import { t } from '#features/venues/texts.ts';

type FieldsProps = {
  value: WrittenChange;
  problem: Field | undefined;
  onChange: (next: Partial<WrittenChange>) => void;
};

const Product = ({ value, problem, onChange }: FieldsProps) => (
  <TextField
    label={t.product}
    look="inset"
    maxLength={120}
    hint={t.productHint}
    value={value.product}
    error={problem === 'product' ? t.problemProduct : undefined}
    onChange={({ target }) => onChange({ product: target.value })}
  />
);

function DateFields({ value, problem, onChange }: FieldsProps) {
  const hoursProblem = problem === 'hours' ? t.problemHours : undefined;
  return (
    <>
      <TextField
        label={t.onDate}
        look="inset"
        type="date"
        value={value.date}
        error={problem === 'date' ? t.problemDate : undefined}
        onChange={({ target }) => onChange({ date: target.value })}
      />
      <Switch label={t.closedAllDay} checked={value.closed} onChange={(closed) => onChange({ closed })} />
      {!value.closed && (
        <div className={pane.pair}>
          <TextField
            label={t.from}
            look="inset"
            type="time"
            value={value.from}
            error={hoursProblem}
            onChange={({ target }) => onChange({ from: target.value })}
          />
          <TextField
            label={t.to}
            look="inset"
            type="time"
            value={value.to}
            onChange={({ target }) => onChange({ to: target.value })}
          />
        </div>
      )}
    </>
  );
}

function Fields(props: FieldsProps) {
  const { value, problem, onChange } = props;
  if (value.kind === 'pause')
    return (
      <Select
        label={t.pauseFor}
        value={value.minutes}
        options={[
          { value: '15', label: t.minutes15 },
          { value: '30', label: t.minutes30 },
          { value: '60', label: t.minutes60 },
          { value: '', label: t.untilOpened },
        ]}
        onChange={(minutes) => onChange({ minutes })}
      />
    );
  if (value.kind === 'date') return <DateFields {...props} />;
  return (
    <>
      <Product {...props} />
      {value.kind === 'price' ? (
        <TextField
          label={t.newPrice}
          look="inset"
          inputMode="decimal"
          maxLength={12}
          value={value.price}
          error={problem === 'price' ? t.problemPrice : undefined}
          onChange={({ target }) => onChange({ price: target.value })}
        />
      ) : (
        <Select
          label={t.soldUntil}
          value={value.until}
          options={[
            { value: 'hour', label: t.untilHour },
            { value: 'today', label: t.untilToday },
            { value: 'open', label: t.untilBack },
          ]}
          onChange={(until) => onChange({ until })}
        />
      )}
    </>
  );
}

type Results = ReturnType<typeof useChangeVenues>['data'];

function ResultList({ data }: { data: Results }) {
  if (!data) return null;
  return (
    <section aria-label={t.results} className={pane.part}>
      <h3>{t.results}</h3>
      <ul className={css.results}>
        {data.results.map(({ venue_id, name, done, problem }) => (
          <li key={venue_id} data-bad={done === 0 || undefined}>
            <b>{name}</b>
            <span>{done === 1 ? t.done : problem}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One change in all the venues that were chosen. */
export function ChangePane({ venues, onClose }: { venues: readonly ListedVenue[]; onClose: () => void }) {
  const draft = useDraft<WrittenChange>('venues-change', NO_CHANGE);
  const [tried, setTried] = useState(false);
  const make = useChangeVenues();
  const kinds = kindsFor(venues);
  const kind = kinds.includes(draft.value.kind) ? draft.value.kind : kinds[0];
  const value = { ...draft.value, kind: kind ?? 'pause' };
  const wanted = changeToMake(value);
  const submit = () => {
    setTried(true);
    if ('change' in wanted && venues.length > 0)
      make.mutate({ venues: venues.map(({ id }) => id), change: wanted.change });
  };
  const foot = (
    <>
      <Text size={15}>{venues.map(({ name }) => name).join(t.and)}</Text>
      <Button
        type="submit"
        size="s"
        busy={make.isPending}
        disabled={venues.length === 0 || kind === undefined}
      >
        {t.apply({ count: venues.length })}
      </Button>
    </>
  );
  return (
    <Pane title={t.changeTitle} onClose={onClose} onSubmit={submit} foot={foot}>
      {venues.length === 0 && <EmptyState title={t.pickVenues}>{t.pickVenuesNote}</EmptyState>}
      {venues.length > 0 && kind === undefined && <Text>{t.nothingAllowed}</Text>}
      {venues.length > 0 && kind !== undefined && (
        <>
          <Segmented
            label={t.whichChange}
            size="s"
            wide
            items={kinds.map((each) => ({ value: each, label: t[each] }))}
            value={kind}
            onChange={(next) => {
              setTried(false);
              draft.change({ kind: next });
            }}
          />
          <Fields
            value={value}
            problem={tried && 'problem' in wanted ? wanted.problem : undefined}
            onChange={draft.change}
          />
        </>
      )}
      <ResultList data={make.data} />
    </Pane>
  );
}
