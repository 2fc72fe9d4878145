import type { Product } from '@servery/contract/entities/menu';
import { laterTexts } from '@servery/domain/messages/later-texts';
import { Button } from '@servery/ui/actions/button';
import { EmptyState } from '@servery/ui/feedback/empty';
import { type KeyboardEvent, useRef } from 'react';
import { ProductTile } from '#pos/till/product-tile.tsx';
import { moveTile } from '#pos/till/tile-moves.ts';
import { leftOut } from '#ordering/left-out.ts';
import { TruncatedRow } from '#ordering/truncated-row.tsx';
import { countsOf } from '#ordering/cart-counts.ts';
import { useDeviceVenue } from '#state/device-venue.ts';
import css from './tiles.module.css';
import { more } from '#shared/more-texts.ts';
import { t } from '#pos/till/texts.ts';

export type TilesProps = {
  products: readonly Product[];
  onAdd: (product: Product) => void;
  onOpen: (product: Product) => void;
  onWarm: (product: Product) => void;
  onShowAll: () => void;
};

const columnsOf = (grid: Element): number => getComputedStyle(grid).gridTemplateColumns.split(' ').length;

export function Tiles({ products, onAdd, onOpen, onWarm, onShowAll }: TilesProps) {
  const { merchant, order } = useDeviceVenue();
  const grid = useRef<HTMLUListElement>(null);
  const counts = countsOf(order);
  const onKeyDown = (event: KeyboardEvent) => {
    const tiles = [...(grid.current?.querySelectorAll<HTMLElement>('[data-tile]') ?? [])];
    const at = tiles.indexOf(event.target as HTMLElement);
    if (at < 0 || !grid.current) return;
    const to = moveTile(at, event.key, { count: tiles.length, columns: columnsOf(grid.current) });
    if (to === undefined) return;
    event.preventDefault();
    tiles[to]?.focus();
  };
  if (merchant.menu.items.every(({ items }) => items.length === 0))
    return (
      <div className={css.none}>
        <EmptyState title={laterTexts.productsNotAvailable} />
      </div>
    );
  if (products.length === 0)
    return (
      <div className={css.none}>
        <EmptyState title={t.nothingFound} action={<Button onClick={onShowAll}>{t.showAll}</Button>} />
      </div>
    );
  return (
    <div className={css.box}>
      <ul ref={grid} aria-label={more.products} className={css.tiles}>
        {products.map((product) => (
          <li key={product.id} className={css.cell}>
            <ProductTile
              product={product}
              sign={merchant.locale.currency_sign}
              count={counts.get(product.id) ?? 0}
              onKeyDown={onKeyDown}
              onAdd={() => onAdd(product)}
              onOpen={() => onOpen(product)}
              onWarm={() => onWarm(product)}
            />
          </li>
        ))}
        {leftOut(merchant.menu) > 0 && (
          <li className={css.further}>
            <TruncatedRow menu={merchant.menu} />
          </li>
        )}
      </ul>
    </div>
  );
}
