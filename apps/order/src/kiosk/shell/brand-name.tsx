import { facts } from '#api/app-facts.ts';
import css from './brand-name.module.css';

/** The mark and the name; on the deep ground the mark stands on a plate, so that its own colours hold. */
export function BrandName({ onDeep }: { onDeep?: boolean }) {
  return (
    <span data-deep={onDeep || undefined} className={css.brand}>
      <img src={facts.brand.logo_url} alt="" width={40} height={40} className={css.mark} />
      <span className={css.name}>{facts.brand.name}</span>
    </span>
  );
}
