import type { EditableMenu, HeldProduct } from '@servery/contract/entities/menu-editor';
import { Mark, Switch } from '@servery/ui/inputs/check';
import { Picture, type Tint } from '@servery/ui/surfaces/picture';
import type { ComponentProps } from 'react';
import { BackWhen, type StockItem, useSoldOut } from '#features/stock/index.ts';
import { Grip } from '#features/menu/grip.tsx';
import { PriceCell } from '#features/menu/price-cell.tsx';
import css from './menu.module.css';
import { t } from '#features/menu/texts.ts';

type Props = {
  product: HeldProduct;
  stock: StockItem | undefined;
  menu: EditableMenu;
  isCurrent: boolean;
  /** Moved by it; left out where rows have no order of their own. */
  grip?: Omit<ComponentProps<'button'>, 'name'> | undefined;
  mark: string | undefined;
  chosen: boolean | undefined;
  onChoose: (on: boolean) => void;
  onOpen: () => void;
};

function noteOf({ product: { value }, stock }: Props): string {
  if (!value.visible) return t.hidden;
  if (stock?.sold_out === 1) return stock.available_str || t.soldOut;
  return value.options.length === 0 ? t.noOptions : t.groups({ count: value.options.length });
}

/** One product: opened by its name, its price typed over, on sale or not with one tap. */
export function ProductRow(props: Props) {
  const { product, stock, isCurrent, grip, mark, chosen, onChoose, onOpen } = props;
  const { name, tint } = product.value;
  const { mutate } = useSoldOut();
  const isOff = stock?.sold_out === 1 || !product.value.visible;
  return (
    <li
      data-row
      data-mark={mark}
      data-off={isOff || undefined}
      aria-current={isCurrent ? 'true' : undefined}
      className={css.row}
    >
      {chosen === undefined ? (
        grip ? (
          <Grip name={name} {...grip} />
        ) : (
          <span />
        )
      ) : (
        <Mark
          kind="checkbox"
          aria-label={t.choose({ name })}
          checked={chosen}
          onChange={({ target }) => onChoose(target.checked)}
        />
      )}
      <Picture
        src={product.img_url || undefined}
        tint={(tint || 'oat') as Tint}
        muted={isOff}
        className={css.picture}
      />
      <button type="button" className={css.open} onClick={onOpen}>
        <b>{name}</b>
        <small>{noteOf(props)}</small>
      </button>
      <PriceCell product={product} />
      {stock ? (
        <Switch
          label={t.onSale({ name })}
          hideLabel
          checked={stock.sold_out === 0}
          onChange={(on) =>
            mutate(
              on
                ? { product_id: product.id, sold_out: 0 }
                : { product_id: product.id, sold_out: 1, until: 'today' },
            )
          }
        />
      ) : (
        <span />
      )}
      {stock?.sold_out === 1 && <BackWhen item={stock} className={css.back} />}
    </li>
  );
}
