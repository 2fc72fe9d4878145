import { ChipGroup, ChipToggle } from '@servery/ui/choices/chips';
import { returnOf, type StockItem } from '#features/stock/rules/shelves.ts';
import { useSoldOut } from '#features/stock/use-sold-out.ts';
import { t } from '#features/stock/texts.ts';

const BACK = [
  { until: 'hour', label: t.inAnHour },
  { until: 'today', label: t.tomorrow },
  { until: 'open', label: t.untilTold },
] as const;

/** When something that is sold out is back. */
export function BackWhen({ item, className }: { item: StockItem; className: string | undefined }) {
  const { mutate } = useSoldOut();
  const chosen = returnOf(item);
  return (
    <div className={className}>
      <span aria-hidden>{t.back}</span>
      <ChipGroup label={t.backWhen({ name: item.name })}>
        {BACK.map(({ until, label }) => (
          <ChipToggle
            key={until}
            pressed={until === chosen}
            onClick={() => mutate({ product_id: item.id, sold_out: 1, until })}
          >
            {label}
          </ChipToggle>
        ))}
      </ChipGroup>
    </div>
  );
}
