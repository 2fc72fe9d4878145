import { IconShoppingBag, IconUtensils } from '@servery/ui/foundations/icon';
import { DishPicture, useDishes } from '#features/brand/preview-menu.tsx';
import type { PreviewProps } from '#features/brand/place.ts';
import css from './preview-kiosk.module.css';
import shared from './previews.module.css';
import { t } from '#features/brand/texts.ts';

/** The first screen of a kiosk: what there is, and the first question. */
export function KioskPreview({ value, mediaUrl }: PreviewProps) {
  const { dishes } = useDishes(3);
  return (
    <div className={css.kiosk}>
      <div className={css.kioskName}>
        <img src={`${mediaUrl}${value.marks.logo}`} alt="" />
        <b>{value.name}</b>
      </div>
      <div className={css.plates}>
        {dishes.length > 0 ? (
          dishes.map((dish) => <DishPicture key={dish.id} dish={dish} />)
        ) : (
          <img className={shared.table} src={`${mediaUrl}${value.hero}`} alt="" />
        )}
      </div>
      <p className={shared.headline}>{value.tagline}</p>
      <div className={css.ways}>
        <span>
          <IconUtensils />
          {t.eatHere}
        </span>
        <span>
          <IconShoppingBag />
          {t.takeAway}
        </span>
      </div>
    </div>
  );
}
