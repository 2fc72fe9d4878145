import type { Category } from '@servery/contract/entities/menu';
import { Text } from '@servery/ui/foundations/text';
import css from '#ordering/truncated-row.module.css';
import { t } from '#ordering/order-texts.ts';
import { leftOut } from '#ordering/left-out.ts';

/** Stands where the list was cut. */
export function TruncatedRow({ menu }: { menu: { items: readonly Category[]; item_count: number } }) {
  const count = leftOut(menu);
  if (count === 0) return null;
  return (
    <div className={css.truncated}>
      <Text tone="soft">{t.truncated({ count })}</Text>
      <Text size={15} tone="soft">
        {t.askStore}
      </Text>
    </div>
  );
}
