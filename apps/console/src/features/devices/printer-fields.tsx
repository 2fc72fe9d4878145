import { DOCUMENT_KINDS } from '@servery/domain/printing/document';
import type { PaperWidth } from '@servery/domain/printing/paper-width';
import { ChipGroup, ChipToggle } from '@servery/ui/choices/chips';
import { Segmented } from '@servery/ui/choices/segmented';
import { FieldError, TextField } from '@servery/ui/inputs/field';
import { Select } from '@servery/ui/inputs/select';
import { Text } from '@servery/ui/foundations/text';
import { type Missing, type Settings, toggledIn } from '#features/devices/rules/settings.ts';
import { documentName, type Printer } from '#features/devices/rules/words.ts';
import css from './printer-form.module.css';
import { t } from '#features/devices/texts.ts';

const WIDTHS: readonly PaperWidth[] = ['80', '58'];

export type FieldsProps = {
  value: Settings;
  onChange: (value: Settings) => void;
  /** Shown once somebody has tried to save. */
  missing: readonly Missing[];
  /** Those that may take over. */
  others: readonly Printer[];
  stations: readonly string[];
};

function Papers({ value, onChange, missing, stations }: FieldsProps) {
  const { documents } = value;
  return (
    <>
      <div className={css.part}>
        <h3>{t.prints}</h3>
        <ChipGroup label={t.prints}>
          {DOCUMENT_KINDS.map((kind) => (
            <ChipToggle
              key={kind}
              pressed={documents.includes(kind)}
              onClick={() => onChange({ ...value, documents: toggledIn(documents, kind) })}
            >
              {documentName(kind)}
            </ChipToggle>
          ))}
        </ChipGroup>
        {missing.includes('documents') && <FieldError>{t.printsMissing}</FieldError>}
      </div>
      {documents.includes('kitchen') && stations.length > 0 && (
        <div className={css.part}>
          <h3>{t.stations}</h3>
          <ChipGroup label={t.stations}>
            {stations.map((station) => (
              <ChipToggle
                key={station}
                pressed={value.stations.includes(station)}
                onClick={() => onChange({ ...value, stations: toggledIn(value.stations, station) })}
              >
                {station}
              </ChipToggle>
            ))}
          </ChipGroup>
          <Text size={13} tone="soft">
            {t.stationsHint}
          </Text>
        </div>
      )}
    </>
  );
}

/** What can be said about a printer, whether it is new or not. */
export function PrinterFields(props: FieldsProps) {
  const { value, onChange, missing, others } = props;
  return (
    <>
      <TextField
        label={t.name}
        look="inset"
        hint={t.nameHint}
        value={value.name}
        maxLength={60}
        error={missing.includes('name') ? t.nameMissing : undefined}
        onChange={({ target }) => onChange({ ...value, name: target.value })}
      />
      {value.kind === 'escpos' && (
        <TextField
          label={t.address}
          look="inset"
          hint={t.addressHint}
          value={value.address}
          maxLength={60}
          inputMode="decimal"
          error={missing.includes('address') ? t.addressBad : undefined}
          onChange={({ target }) => onChange({ ...value, address: target.value })}
        />
      )}
      <Papers {...props} />
      <div className={css.part}>
        <h3>{t.width}</h3>
        <Segmented
          label={t.width}
          size="s"
          items={WIDTHS.map((width) => ({ value: width, label: t.mm({ width }) }))}
          value={value.width}
          onChange={(width) => onChange({ ...value, width })}
        />
      </div>
      {others.length > 0 && (
        <Select
          label={t.second}
          hint={t.secondHint}
          value={value.backup}
          onChange={(backup) => onChange({ ...value, backup })}
          options={[
            { value: '0', label: t.noSecond },
            ...others.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
      )}
    </>
  );
}
