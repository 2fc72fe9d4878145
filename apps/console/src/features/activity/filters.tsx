import type { AuditArea } from '@servery/contract/audit-areas';
import { AREAS, areaText } from '@servery/domain/audit/deeds';
import { Checkbox } from '@servery/ui/inputs/check';
import { TextField } from '@servery/ui/inputs/field';
import { Select } from '@servery/ui/inputs/select';
import type { ActivityFilter } from '#api/activity-query.ts';
import { dayBack } from '#order/when.ts';
import css from './activity.module.css';
import { t } from '#features/activity/texts.ts';

const ALL = 'all';

type Props = {
  filter: ActivityFilter;
  people: readonly { id: number; name: string }[];
  hasVenues: boolean;
  zone: string;
  onFilter: (filter: ActivityFilter) => void;
};

/** By whom, where and when. */
export function Filters({ filter, people, hasVenues, zone, onFilter }: Props) {
  const areas = AREAS.map((value) => ({ value, label: areaText(value) }));
  return (
    <div className={css.filters}>
      <Select
        label={t.person}
        options={[
          { value: ALL, label: t.everybody },
          ...people.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        value={filter.person === undefined ? ALL : String(filter.person)}
        onChange={(person) => onFilter({ ...filter, person: person === ALL ? undefined : Number(person) })}
      />
      <Select<AuditArea | typeof ALL>
        label={t.area}
        options={[{ value: ALL, label: t.everything }, ...areas]}
        value={filter.area ?? ALL}
        onChange={(area) => onFilter({ ...filter, area: area === ALL ? undefined : area })}
      />
      <TextField
        label={t.day}
        type="date"
        max={dayBack(zone)}
        value={filter.date ?? ''}
        onChange={({ target }) => onFilter({ ...filter, date: target.value || undefined })}
      />
      {hasVenues && (
        <Checkbox
          checked={filter.everywhere === true}
          onChange={({ target }) => onFilter({ ...filter, everywhere: target.checked || undefined })}
        >
          {t.everywhere}
        </Checkbox>
      )}
    </div>
  );
}
