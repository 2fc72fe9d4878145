import { TextField } from '@servery/ui/inputs/field';
import { Text } from '@servery/ui/foundations/text';
import type { ReactNode } from 'react';
import type { FieldsProps } from '#features/menu/rules/field-props.ts';
import { wholeTyped } from '#features/menu/rules/product.ts';
import css from '#parts/pane.module.css';
import { t } from '#features/menu/texts.ts';

type Props = Pick<FieldsProps, 'value' | 'changed' | 'onChange'> & {
  /** How many there are now. */
  children: ReactNode;
};

/** With how many each day starts, which is saved with the product, and what is there now, which is not. */
export function StockFields({ value, changed, onChange, children }: Props) {
  return (
    <div className={css.part}>
      <h3>{t.stock}</h3>
      <Text size={13} tone="soft">
        {t.stockHint}
      </Text>
      {children}
      <TextField
        label={t.dailyCount}
        look="inset"
        inputMode="numeric"
        placeholder={t.notDaily}
        hint={t.dailyCountHint}
        value={value.daily_count === 0 ? '' : String(value.daily_count)}
        changed={changed.includes('daily_count')}
        onChange={({ target }) => onChange({ daily_count: wholeTyped(target.value, 5) })}
      />
    </div>
  );
}
