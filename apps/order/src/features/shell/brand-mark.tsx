import { Link } from '@tanstack/react-router';
import { useBrand } from '#api/use-brand.ts';
import css from '#features/shell/brand-mark.module.css';
import { t } from '#features/shell/texts.ts';

/** `plain` keeps the name for wide screens and for when the page's own title has scrolled away. */
export function BrandMark({ name = true, onDeep }: { name?: boolean; onDeep?: boolean }) {
  const brand = useBrand();
  return (
    <Link
      to="/"
      aria-label={t.brandHome({ name: brand.name })}
      data-deep={onDeep || undefined}
      className={css.brand}
    >
      <img src={brand.logo_url} alt="" width="34" height="34" className={css.mark} />
      <span aria-hidden data-shown={name || undefined} className={`display ${css.name}`}>
        {brand.name}
      </span>
    </Link>
  );
}
