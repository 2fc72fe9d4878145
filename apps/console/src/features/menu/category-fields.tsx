import type { EditedCategory } from '@servery/contract/entities/menu-editor';
import { ChipGroup, ChipToggle } from '@servery/ui/choices/chips';
import { Text } from '@servery/ui/foundations/text';
import { TextArea, TextField } from '@servery/ui/inputs/field';
import pane from '#parts/pane.module.css';
import { t } from '#features/menu/texts.ts';

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

type FieldsProps = {
  value: EditedCategory;
  missing: boolean;
  onChange: (wanted: Partial<EditedCategory>) => void;
};

function When({ value, onChange }: Omit<FieldsProps, 'missing'>) {
  const { days } = value;
  const toggle = (day: (typeof DAYS)[number]) =>
    onChange({ days: DAYS.filter((each) => (each === day ? !days.includes(day) : days.includes(each))) });
  return (
    <div className={pane.part}>
      <h3>{t.available}</h3>
      <ChipGroup label={t.days}>
        {DAYS.map((day) => (
          <ChipToggle key={day} pressed={days.includes(day)} onClick={() => toggle(day)}>
            {t[day]}
          </ChipToggle>
        ))}
      </ChipGroup>
      <Text size={13} tone="soft">
        {t.daysHint}
      </Text>
      <div className={pane.pair}>
        <TextField
          type="time"
          label={t.from}
          look="inset"
          value={value.from}
          onChange={({ target }) => onChange({ from: target.value })}
        />
        <TextField
          type="time"
          label={t.until}
          look="inset"
          value={value.to}
          onChange={({ target }) => onChange({ to: target.value })}
        />
      </div>
    </div>
  );
}

/** What can be said about a category, whether it is new or not. */
export function CategoryFields({ value, missing, onChange }: FieldsProps) {
  return (
    <>
      <TextField
        label={t.name}
        look="inset"
        value={value.name}
        maxLength={200}
        error={missing ? t.nameMissing : undefined}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <TextArea
        label={t.description}
        look="inset"
        value={value.description}
        maxLength={4000}
        onChange={({ target }) => onChange({ description: target.value })}
      />
      <TextField
        label={t.station}
        look="inset"
        hint={t.stationHint}
        value={value.station}
        maxLength={200}
        onChange={({ target }) => onChange({ station: target.value })}
      />
      <When value={value} onChange={onChange} />
    </>
  );
}
