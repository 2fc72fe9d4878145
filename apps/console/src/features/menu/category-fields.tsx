import type { EditedCategory } from '@servery/contract/entities/menu-editor';
import { Text } from '@servery/ui/foundations/text';
import { TextArea, TextField } from '@servery/ui/inputs/field';
import { WhenFields } from '#features/menu/when-fields.tsx';
import { t as service } from '#features/menu/service-texts.ts';
import { t } from '#features/menu/texts.ts';

type FieldsProps = {
  value: EditedCategory;
  missing: boolean;
  onChange: (wanted: Partial<EditedCategory>) => void;
};

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
      {value.service === '' ? (
        <WhenFields title={t.available} value={value} onChange={onChange} />
      ) : (
        <Text tone="soft">{service.hoursFrom({ name: value.service })}</Text>
      )}
    </>
  );
}
