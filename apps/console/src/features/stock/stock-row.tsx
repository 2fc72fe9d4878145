import { Switch } from '@servery/ui/inputs/check';
import { ChipGroup, ChipToggle } from '@servery/ui/choices/chips';
import { Picture, type Tint } from '@servery/ui/surfaces/picture';
import { type StockItem, returnOf } from '#features/stock/rules/shelves.ts';
import { useSoldOut } from '#features/stock/use-sold-out.ts';
import css from './stock.module.css';
import { t } from '#features/stock/texts.ts';

const BACK = [
  { until: 'hour', label: t.inAnHour },
  { until: 'today', label: t.tomorrow },
  { until: 'open', label: t.untilTold },
] as const;

/** One product with its switch; off unfolds when it is back. */
export function StockRow({ item }: { item: StockItem }) {
  const { mutate } = useSoldOut();
  const off = item.sold_out === 1;
  const chosen = returnOf(item);
  const soldOut = (until: (typeof BACK)[number]['until']) =>
    mutate({ product_id: item.id, sold_out: 1, until });
  return (
    <li data-off={off || undefined} className={css.row}>
      <Picture src={item.img_url || undefined} tint={item.tint as Tint} muted={off} className={css.picture} />
      <p className={css.name}>
        <b>{item.name}</b>
        <small>{off ? item.available_str || t.soldOut : t.available}</small>
      </p>
      <Switch
        label={t.isAvailable({ name: item.name })}
        hideLabel
        checked={!off}
        onChange={(on) => (on ? mutate({ product_id: item.id, sold_out: 0 }) : soldOut('today'))}
      />
      {off && (
        <div className={css.back}>
          <span aria-hidden>{t.back}</span>
          <ChipGroup label={t.backWhen({ name: item.name })}>
            {BACK.map(({ until, label }) => (
              <ChipToggle key={until} pressed={until === chosen} onClick={() => soldOut(until)}>
                {label}
              </ChipToggle>
            ))}
          </ChipGroup>
        </div>
      )}
    </li>
  );
}
