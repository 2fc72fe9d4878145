import { Text } from '@servery/ui/foundations/text';
import css from '#features/menu/menu-page.module.css';
import { t } from '#features/menu/texts.ts';

/** Stands where the list was cut. */
export function TruncatedRow({ count }: { count: number }) {
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
