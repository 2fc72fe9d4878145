import { IconStore } from '@servery/ui/foundations/icon-more';
import css from './mark.module.css';

/** The sign of a venue's own brand; before it is known, that of any shop. */
export const BrandMark = ({ logo }: { logo: string }) =>
  logo === '' ? <IconStore className={css.mark} /> : <img src={logo} alt="" className={css.mark} />;

/** Sign and name side by side. */
export function BrandName({ name, logo }: { name: string; logo: string }) {
  return (
    <span className={css.brand}>
      <BrandMark logo={logo} />
      <span className={css.name}>{name}</span>
    </span>
  );
}
