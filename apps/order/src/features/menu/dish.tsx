import type { Product } from '@servery/contract/entities/menu';
import { NoteTag } from '@servery/ui/actions/badge';
import { IconClock, IconPlus } from '@servery/ui/foundations/icon';
import { PlusButton } from '@servery/ui/actions/icon-button';
import { Picture, type Tint } from '@servery/ui/surfaces/picture';
import { Money, Text } from '@servery/ui/foundations/text';
import { texts } from '@servery/domain/messages/texts';
import { memo, useTransition } from 'react';
import css from '#features/menu/dish.module.css';
import { DishTags } from '#features/menu/dish-tags.tsx';
import type { Tap } from '#ordering/use-steady-taps.ts';
import { price } from '#shared/money.ts';
import { t } from '#features/menu/texts.ts';

export type DishTaps = Record<'open' | 'add', Tap>;
type DishProps = {
  dish: Product;
  sign: string;
  count: number;
  taps: DishTaps;
  pictures: boolean;
  eager?: boolean;
};

/** Holds the words that are seen as well: who speaks to the screen says those. */
const plusLabel = (name: string, count: number): string =>
  count > 0 ? t.addAnother({ count, name }) : t.addDish({ name });

type MediaProps = Omit<DishProps, 'sign' | 'taps'> & { onAdd: () => void };

function Media({ dish, count, onAdd, pictures, eager }: MediaProps) {
  const out = dish.is_available === 0;
  const plus = !out && (
    <PlusButton
      label={plusLabel(dish.name, count)}
      count={count}
      icon={
        <span className={css.add}>
          <IconPlus />
          <span className={css.addWords}>Add to Cart</span>
        </span>
      }
      onClick={onAdd}
      className={css.plus}
    />
  );
  if (!pictures) return <div className={css.media}>{plus}</div>;
  return (
    <div className={css.media}>
      <Picture
        src={dish.img_url || undefined}
        sizes="(min-width: 720px) 300px, 120px"
        tint={dish.tint as Tint}
        muted={out}
        eager={eager}
      />
      {plus}
    </div>
  );
}

/**
 * A row on phones, a card beside others from 720. The name carries the tap of the whole, and the row answers it before
 * the product is drawn.
 */
export const Dish = memo(function Dish(props: DishProps) {
  const { dish, sign, taps, pictures } = props;
  const [opening, startOpening] = useTransition();
  const answer = (tap: Tap) => () => startOpening(async () => void (await tap(dish)));
  const out = dish.is_available === 0;
  return (
    <li
      data-out={out || undefined}
      data-plain={pictures ? undefined : true}
      data-opening={opening || undefined}
      className={css.dish}
    >
      <div className={css.words}>
        <h3 className={css.name}>
          <button type="button" onClick={answer(taps.open)} className={css.open}>
            {dish.name}
          </button>
        </h3>
        <Text size={15} tone="soft" lines={2}>
          {dish.desc}
        </Text>
        <div className={css.foot}>
          <Money>{price(sign, dish.base_price)}</Money>
          <DishTags dish={dish} />
          {!out && dish.availability_notice && (
            <NoteTag long icon={<IconClock size="14px" />}>
              {dish.availability_notice}
            </NoteTag>
          )}
          {out && <span className={css.outNote}>{dish.available_str || texts.productUnavailable}</span>}
        </div>
      </div>
      <Media {...props} onAdd={answer(taps.add)} />
    </li>
  );
});
