import type { PaperSettings } from '@servery/contract/entities/paper';
import { Text } from '@servery/ui/foundations/text';
import { Checkbox } from '@servery/ui/inputs/check';
import { TextArea } from '@servery/ui/inputs/field';
import css from './paper.module.css';
import { t } from '#features/paper/texts.ts';

type FieldsProps = {
  value: PaperSettings;
  changed: readonly (keyof PaperSettings)[];
  onChange: (wanted: Partial<PaperSettings>) => void;
};
const LONGEST = 300;

/** What can be said of a receipt and of a docket. */
export function PaperFields({ value, changed, onChange }: FieldsProps) {
  const tick = (field: 'receipt_logo' | 'receipt_qr' | 'docket_name' | 'docket_others' | 'docket_small') => ({
    checked: value[field],
    onChange: ({ target }: { target: HTMLInputElement }) => onChange({ [field]: target.checked }),
  });
  const words = (field: 'receipt_top' | 'receipt_end') => ({
    look: 'inset' as const,
    maxLength: LONGEST,
    value: value[field],
    changed: changed.includes(field),
    onChange: ({ target }: { target: HTMLTextAreaElement }) => onChange({ [field]: target.value }),
  });
  return (
    <>
      <section aria-label={t.receipt} className={css.part}>
        <h2>{t.receipt}</h2>
        <Checkbox {...tick('receipt_logo')}>{t.logo}</Checkbox>
        <TextArea label={t.top} placeholder={t.topExample} {...words('receipt_top')} />
        <TextArea label={t.end} placeholder={t.endExample} {...words('receipt_end')} />
        <Checkbox {...tick('receipt_qr')}>{t.qr}</Checkbox>
        <Text size={13} tone="soft">
          {t.kept}
        </Text>
      </section>
      <section aria-label={t.docket} className={css.part}>
        <h2>{t.docket}</h2>
        <Checkbox {...tick('docket_name')}>{t.name}</Checkbox>
        <Checkbox {...tick('docket_others')}>{t.others}</Checkbox>
        <Checkbox {...tick('docket_small')}>{t.small}</Checkbox>
        <Text size={13} tone="soft">
          {t.allergies}
        </Text>
      </section>
    </>
  );
}
