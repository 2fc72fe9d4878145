import type { HeldProduct, MenuDraft } from '@servery/contract/entities/menu-editor';
import { dollars } from '@servery/domain/money';
import { Mark, Switch } from '@servery/ui/inputs/check';
import { Picture, type Tint } from '@servery/ui/surfaces/picture';
import { memo } from 'react';
import { BackWhen, type StockItem, useSoldOut } from '#features/stock/index.ts';
import { Grip } from '#features/menu/grip.tsx';
import { PriceCell } from '#features/menu/price-cell.tsx';
import type { useReorder } from '#features/menu/use-reorder.ts';
import draft from './draft.module.css';
import css from './menu.module.css';
import { t as draftWords } from '#features/menu/draft-texts.ts';
import { t } from '#features/menu/texts.ts';

type Props = {
  product: HeldProduct;
  stock: StockItem | undefined;
  /** What the draft has otherwise. */
  waiting: MenuDraft['changes'][number] | undefined;
  isDraft: boolean;
  isCurrent: boolean;
  /** Which row it is, and what it is moved by; left out where rows have no order of their own. */
  at: number;
  grip: ReturnType<typeof useReorder>['grip'] | undefined;
  mark: string | undefined;
  chosen: boolean | undefined;
  onChoose: (id: number, on: boolean) => void;
  onOpen: (id: number) => void;
};

function noteOf({ product: { value }, stock }: Props): string {
  if (!value.visible) return t.hidden;
  if (stock?.sold_out === 1) return stock.available_str || t.soldOut;
  if (stock?.left !== undefined)
    return (stock.daily === undefined ? t.left : t.leftToday)({ count: stock.left });
  return value.options.length === 0 ? t.noOptions : t.groups({ count: value.options.length });
}

/** What it is moved or chosen by. */
function Handle({ product, at, grip, chosen, onChoose }: Props) {
  const { name } = product.value;
  if (chosen !== undefined)
    return (
      <Mark
        kind="checkbox"
        aria-label={t.choose({ name })}
        checked={chosen}
        onChange={({ target }) => onChoose(product.id, target.checked)}
      />
    );
  return grip ? <Grip name={name} {...grip(at)} /> : <span />;
}

/** With what customers pay meanwhile, where that is something else. */
const Price = ({ product, live }: { product: HeldProduct; live: string }) => (
  <span className={css.priced}>
    <PriceCell product={product} />
    {live !== '' && <small>{draftWords.live({ price: dollars(live) })}</small>}
  </span>
);

/** One product: opened by its name, its price typed over, on sale or not with one tap. Drawn again only if it changed. */
export const ProductRow = memo(function ProductRow(props: Props) {
  const { product, isDraft, isCurrent, mark, onOpen } = props;
  const waiting = isDraft ? props.waiting : undefined;
  // What is sold out is so at once, whatever the draft says.
  const stock = isDraft ? undefined : props.stock;
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
      <Handle {...props} />
      <Picture
        src={product.img_url || undefined}
        tint={(tint || 'oat') as Tint}
        muted={isOff}
        className={css.picture}
      />
      <button type="button" className={css.open} onClick={() => onOpen(product.id)}>
        <b>{name}</b>
        <small>{noteOf(props)}</small>
        {waiting && (
          <span className={draft.waits}>{waiting.is_new === 1 ? draftWords.waitsNew : draftWords.waits}</span>
        )}
      </button>
      <Price product={product} live={waiting?.live_price ?? ''} />
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
});
