import type { Product } from '@servery/contract/entities/menu';
import { texts } from '@servery/domain/messages/texts';
import { IconChevronRight } from '@servery/ui/foundations/icon-more';
import { inWidths, type Tint } from '@servery/ui/surfaces/picture';
import { VisuallyHidden } from '@servery/ui/foundations/text';
import { Tile } from '@servery/ui/staff/tile';
import type { KeyboardEvent } from 'react';
import { useLongPress } from '#shared/use-long-press.ts';
import css from './tiles.module.css';
import { price } from '#shared/money.ts';
import { t } from '#pos/till/texts.ts';

export type ProductTileProps = {
  product: Product;
  sign: string;
  count: number;
  onKeyDown: (event: KeyboardEvent) => void;
  onAdd: () => void;
  onOpen: () => void;
  onWarm: () => void;
};

const noteText = (product: Product, sign: string): string =>
  product.is_available === 1
    ? price(sign, product.base_price)
    : product.available_str.split(',')[0] || texts.productUnavailable;

/** The mark of a product that asks something before it can be added. */
const Arrow = () => (
  <>
    <IconChevronRight />
    <VisuallyHidden>{t.chooseOptions}</VisuallyHidden>
  </>
);

/** One tap adds; held down, or with the key o, it opens the options. */
export function ProductTile(props: ProductTileProps) {
  const { product, sign, count, onKeyDown, onAdd, onOpen, onWarm } = props;
  const gone = product.is_available === 0;
  const text = noteText(product, sign);
  const hasOptions = !gone && product.option_count > 0;
  const press = useLongPress({ onPress: onAdd, onLongPress: hasOptions ? onOpen : onAdd });
  return (
    <Tile
      {...press}
      data-tile
      title={product.name}
      note={
        <>
          {`${text} `}
          {product.must_choose === 1 && !gone ? <Arrow /> : null}
        </>
      }
      tint={product.tint as Tint}
      count={count}
      muted={gone}
      aria-disabled={gone || undefined}
      picture={
        product.img_url ? (
          <img
            {...inWidths(product.img_url, 'auto, 160px')}
            alt=""
            loading="lazy"
            draggable={false}
            className={css.dish}
          />
        ) : undefined
      }
      className={css.tile}
      onPointerEnter={onWarm}
      onKeyDown={(event) => {
        if (event.key.toLowerCase() === 'o' && hasOptions) onOpen();
        else onKeyDown(event);
      }}
    />
  );
}
