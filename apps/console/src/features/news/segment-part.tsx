import type { NewsRoom } from '@servery/contract/entities/news';
import { reachedOf } from '@servery/domain/news/rules';
import { Text } from '@servery/ui/foundations/text';
import { ComboBox } from '@servery/ui/inputs/combo-box';
import { TextField } from '@servery/ui/inputs/field';
import { Select } from '@servery/ui/inputs/select';
import type { Reached } from '#features/news/use-reach.ts';
import { FIELDS_OF, SEGMENT_KINDS, type Problem, type Written } from '#features/news/rules/written.ts';
import pane from '#parts/pane.module.css';
import { t } from '#features/news/texts.ts';

type Props = {
  value: Written;
  room: NewsRoom;
  problems: ReadonlySet<Problem>;
  reached: Reached;
  onChange: (wanted: Partial<Written>) => void;
};

function Numbers({ value, problems, onChange }: Pick<Props, 'value' | 'problems' | 'onChange'>) {
  const fields = [
    { field: 'times', label: t.times, wrong: t.badTimes },
    { field: 'amount', label: t.amount, wrong: t.badAmount },
    { field: 'points', label: t.pointsLeast, wrong: t.badPoints },
    { field: 'days', label: value.kind === 'lapsed' ? t.lapsedDays : t.days, wrong: t.badDays },
  ] as const;
  return fields
    .filter(({ field }) => FIELDS_OF[value.kind].includes(field))
    .map(({ field, label, wrong }) => (
      <TextField
        key={field}
        label={label}
        look="inset"
        inputMode={field === 'amount' ? 'decimal' : 'numeric'}
        maxLength={9}
        value={value[field]}
        error={problems.has(field) ? wrong : undefined}
        onChange={({ target }) => onChange({ [field]: target.value })}
      />
    ));
}

function ReachLine({ reached: { data, error } }: Pick<Props, 'reached'>) {
  if (!data) return <Text size={15}>{error ? t.countFailed : t.counting}</Text>;
  return (
    <div aria-live="polite">
      <Text size={15} weight="strong">
        {t.reach({ count: data.fit, members: data.members })}
      </Text>
      {data.rested > 0 && (
        <Text size={13} tone="soft">
          {t.rested({ count: data.rested })}
        </Text>
      )}
    </div>
  );
}

/** Who gets it, and how many that are now. */
export function SegmentPart({ value, room, problems, reached, onChange }: Props) {
  return (
    <section aria-label={t.who} className={pane.part}>
      <Select
        label={t.who}
        options={SEGMENT_KINDS.map((kind) => ({ value: kind, label: t[kind] }))}
        value={value.kind}
        onChange={(kind) => onChange({ kind })}
      />
      {value.kind === 'product' && (
        <ComboBox
          label={t.productField}
          value={value.product_id > 0 ? String(value.product_id) : null}
          options={room.products.map(({ id, name, category }) => ({
            value: String(id),
            label: name,
            note: category,
          }))}
          error={problems.has('product') ? t.badProduct : undefined}
          onChange={(id) => onChange({ product_id: Number(id ?? 0) })}
        />
      )}
      {value.kind !== 'all' && (
        <div className={pane.pair}>
          <Numbers value={value} problems={problems} onChange={onChange} />
        </div>
      )}
      <ReachLine reached={reached} />
    </section>
  );
}

export const countOf = ({ data }: Reached): number => (data ? reachedOf(data) : 0);
