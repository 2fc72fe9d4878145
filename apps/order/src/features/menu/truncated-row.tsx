import { Text } from '@servery/ui/text';
import css from '#features/menu/menu-page.module.css';

const counted = (count: number): string => new Intl.NumberFormat('en-AU').format(count);

/** Stands where the list was cut. */
export function TruncatedRow({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <div className={css.truncated}>
      <Text tone="soft">{`${counted(count)} more ${count === 1 ? 'product is' : 'products are'} not shown here.`}</Text>
      <Text size={15} tone="soft">
        Ask the store for what you do not find.
      </Text>
    </div>
  );
}
