import type { FieldsProps } from '#features/menu/rules/field-props.ts';
import css from '#parts/pane.module.css';
import { SomeOf } from '#parts/some-of.tsx';
import { WhenFields } from '#features/menu/when-fields.tsx';
import { t } from '#features/menu/texts.ts';

export const CHANNELS = [
  { value: 'online', label: t.online },
  { value: 'kiosk', label: t.kiosk },
  { value: 'counter', label: t.counter },
] as const;

/** When, for which ways to order and at which screens a product is sold. */
export function AvailableFields({ menu, value, changed, errors, onChange }: FieldsProps) {
  return (
    <>
      <WhenFields
        title={t.availableHours}
        value={value}
        changed={changed}
        error={errors.to}
        onChange={onChange}
      />
      <div className={css.part}>
        <h3>{t.soldFor}</h3>
        <SomeOf
          label={t.soldFor}
          items={menu.fulfilment.map(({ code, name }) => ({ value: code, label: name }))}
          chosen={value.fulfilment}
          hint={t.soldForHint}
          onChange={(fulfilment) => onChange({ fulfilment })}
        />
      </div>
      <div className={css.part}>
        <h3>{t.soldAt}</h3>
        <SomeOf
          label={t.soldAt}
          items={CHANNELS}
          chosen={value.channels}
          hint={t.soldAtHint}
          onChange={(channels) => onChange({ channels })}
        />
      </div>
    </>
  );
}
