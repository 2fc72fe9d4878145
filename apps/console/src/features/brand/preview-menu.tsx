import type { EditableMenu } from '@servery/contract/entities/menu-editor';
import { dollars } from '@servery/domain/money';
import { IconPlus, IconShoppingBag } from '@servery/ui/foundations/icon';
import { Picture, type Tint } from '@servery/ui/surfaces/picture';
import { useQuery } from '@tanstack/react-query';
import { menuQuery } from '#api/menu-query.ts';
import { TopBar } from '#features/brand/preview-home.tsx';
import type { PreviewProps } from '#features/brand/place.ts';
import css from './previews.module.css';
import { t } from '#features/brand/texts.ts';

const MOST_CATEGORIES = 4;
const MOST_PRODUCTS = 5;

export type Dish = EditableMenu['products'][number];

/** The first that a customer would see. */
export function useDishes(most = MOST_PRODUCTS): { categories: string[]; dishes: Dish[] } {
  const { data } = useQuery(menuQuery);
  const filled = (data?.categories ?? []).filter(({ id }) =>
    data?.products.some(({ category_id }) => category_id === id),
  );
  const [first] = filled;
  const dishes = (data?.products ?? []).filter(
    ({ category_id, value }) => category_id === first?.id && value.visible,
  );
  return {
    categories: filled.slice(0, MOST_CATEGORIES).map(({ value }) => value.name),
    dishes: dishes.slice(0, most),
  };
}

export const DishPicture = ({ dish }: { dish: Dish }) => (
  <Picture src={dish.img_url || undefined} tint={(dish.value.tint || 'oat') as Tint} />
);

export function MenuPreview({ value, mediaUrl, venue }: PreviewProps) {
  const { categories, dishes } = useDishes();
  return (
    <>
      <TopBar value={value} mediaUrl={mediaUrl} />
      <p className={css.headline}>{venue}</p>
      <p className={css.good}>{t.openNow}</p>
      <div className={css.way}>
        <i>
          <IconShoppingBag />
        </i>
        <span>
          <b>{t.pickup}</b>
          <small>{t.sampleReady}</small>
        </span>
        <em>{t.change}</em>
      </div>
      <div className={css.chips}>
        {categories.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      <p className={css.section}>{categories[0]}</p>
      {dishes.map((dish) => (
        <div key={dish.id} className={css.dish}>
          <div>
            <b>{dish.value.name}</b>
            <p>{dish.value.description}</p>
            <b>{dollars(dish.value.price)}</b>
          </div>
          <div>
            <DishPicture dish={dish} />
            <i>
              <IconPlus />
            </i>
          </div>
        </div>
      ))}
    </>
  );
}
