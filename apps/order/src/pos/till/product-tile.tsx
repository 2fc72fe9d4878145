import type { Product } from '@servery/contract/entities/menu';
import { texts } from '@servery/domain/messages/texts';
import { Tags } from '@servery/ui/actions/badge';
import { IconChevronRight } from '@servery/ui/foundations/icon-more';
import { inWidths, Picture, type Tint } from '@servery/ui/surfaces/picture';
import { VisuallyHidden } from '@servery/ui/foundations/text';
import { Tile } from '@servery/ui/staff/tile';
import { type KeyboardEvent, useState } from 'react';
import { dietsOf } from '@servery/domain/menu/diets';
import { DietTag } from '#ordering/diet-tag.tsx';
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

/** The most telling ones: a tile has no room for all. */
const MOST_TAGS = 2;

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

/** Where there is no picture, or it doesn't come, the plate stands alone. */
function Dish({ product }: { product: Product }) {
  const [failed, setFailed] = useState<string>();
  const src = product.img_url;
  if (src === '' || src === failed) return <Picture shape="round" tint={product.tint as Tint} />;
  return (
    <img
      {...inWidths(src, 'auto, 160px')}
      alt=""
      loading="lazy"
      draggable={false}
      className={css.dish}
      onError={() => setFailed(src)}
    />
  );
}

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
          <Tags className={css.tags}>
            {dietsOf(product)
              .slice(0, MOST_TAGS)
              .map((diet) => (
                <DietTag key={diet.key} diet={diet} tone="raised" />
              ))}
          </Tags>
          {`${text} `}
          {product.must_choose === 1 && !gone ? <Arrow /> : null}
        </>
      }
      tint={product.tint as Tint}
      count={count}
      muted={gone}
      aria-disabled={gone || undefined}
      picture={<Dish product={product} />}
      className={css.tile}
      onPointerEnter={onWarm}
      onKeyDown={(event) => {
        if (event.key.toLowerCase() === 'o' && hasOptions) onOpen();
        else onKeyDown(event);
      }}
    />
  );
}
