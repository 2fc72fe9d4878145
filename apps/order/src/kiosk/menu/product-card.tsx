import type { Product } from '@servery/contract/entities/menu';
import { dietsOf } from '@servery/domain/menu/diets';
import { texts } from '@servery/domain/messages/texts';
import { PlusButton } from '@servery/ui/actions/icon-button';
import { Picture, type Tint } from '@servery/ui/surfaces/picture';
import { memo, useTransition } from 'react';
import { facts } from '#api/app-facts.ts';
import type { Tap } from '#ordering/use-steady-taps.ts';
import css from './shelf.module.css';
import { DietTag } from '#ordering/diet-tag.tsx';
import { t } from '#kiosk/menu/texts.ts';

export type ProductCardProps = {
  product: Product;
  count: number;
  sign: string;
  taps: Record<'open' | 'warm' | 'press', Tap>;
};

const plusLabel = (product: Product, count: number): string =>
  count > 0 ? t.changeDish({ count, name: product.name }) : t.add({ name: product.name });

/**
 * The whole card opens the product; the round button adds at once when nothing must be chosen. The card answers the
 * finger itself, before the product is drawn above it.
 */
export const ProductCard = memo(function ProductCard({ product, count, sign, taps }: ProductCardProps) {
  const [opening, startOpening] = useTransition();
  const gone = product.is_available === 0;
  const picture = !facts.brand.flags.hide_pictures && (
    <Picture
      src={product.img_url || undefined}
      tint={product.tint as Tint}
      muted={gone}
      className={css.picture}
    />
  );
  if (gone)
    return (
      <li data-gone className={css.card}>
        {picture}
        <h3 className={css.name}>{product.name}</h3>
        <p className={css.gone}>{product.available_str || texts.productUnavailable}</p>
      </li>
    );
  return (
    <li data-in={count > 0 || undefined} data-opening={opening || undefined} className={css.card}>
      {picture}
      <h3 className={css.name}>
        <button
          type="button"
          onPointerDown={() => taps.warm(product)}
          onClick={() => startOpening(() => void taps.open(product))}
        >
          {product.name}
        </button>
      </h3>
      {!picture && product.desc && <p className={css.desc}>{product.desc}</p>}
      <p className={css.price}>
        {sign}
        {product.base_price}
        {dietsOf(product)
          .slice(0, 1)
          .map((diet) => (
            <DietTag key={diet.key} diet={diet} tone="accent" className={css.tag} />
          ))}
      </p>
      <PlusButton
        kind="solid"
        label={plusLabel(product, count)}
        count={count}
        className={css.plus}
        onPointerDown={() => taps.warm(product)}
        onClick={() => startOpening(() => void taps.press(product))}
      />
    </li>
  );
});
