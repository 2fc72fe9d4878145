import { useBrand } from '#api/use-brand.ts';
import css from './brand-name.module.css';

/** The mark and the name; on the deep ground the mark stands on a plate, so that its own colours hold. */
export function BrandName({ onDeep }: { onDeep?: boolean }) {
  const { logo_url, name } = useBrand();
  return (
    <span data-deep={onDeep || undefined} className={css.brand}>
      <img src={logo_url} alt="" width={40} height={40} className={css.mark} />
      <span className={css.name}>{name}</span>
    </span>
  );
}
