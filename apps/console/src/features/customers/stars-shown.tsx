import { IconStar } from '@servery/ui/foundations/icon-more';
import css from './customers.module.css';
import { t } from '#features/customers/texts.ts';

/** So many of five, to look at. */
export function StarsShown({ count }: { count: number }) {
  return (
    <span className={css.stars}>
      <span className="visually-hidden">{t.stars({ count })}</span>
      {[1, 2, 3, 4, 5].map((star) => (
        <span key={star} aria-hidden data-on={star <= count || undefined}>
          <IconStar />
        </span>
      ))}
    </span>
  );
}
