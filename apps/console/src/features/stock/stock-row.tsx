import { Switch } from '@servery/ui/inputs/check';
import { Picture, type Tint } from '@servery/ui/surfaces/picture';
import { BackWhen } from '#features/stock/back-when.tsx';
import type { StockItem } from '#features/stock/rules/shelves.ts';
import { StockCount } from '#features/stock/stock-count.tsx';
import { useSoldOut } from '#features/stock/use-sold-out.ts';
import css from './stock.module.css';
import { t } from '#features/stock/texts.ts';

/** One product with its switch; off unfolds when it is back. */
export function StockRow({ item }: { item: StockItem }) {
  const { mutate } = useSoldOut();
  const off = item.sold_out === 1;
  return (
    <li data-off={off || undefined} className={css.row}>
      <Picture src={item.img_url || undefined} tint={item.tint as Tint} muted={off} className={css.picture} />
      <p className={css.name}>
        <b>{item.name}</b>
        <small>{off ? item.available_str || t.soldOut : t.available}</small>
      </p>
      <StockCount item={item} />
      <Switch
        label={t.isAvailable({ name: item.name })}
        hideLabel
        checked={!off}
        onChange={(on) =>
          mutate(
            on ? { product_id: item.id, sold_out: 0 } : { product_id: item.id, sold_out: 1, until: 'today' },
          )
        }
      />
      {off && <BackWhen item={item} className={css.back} />}
    </li>
  );
}
