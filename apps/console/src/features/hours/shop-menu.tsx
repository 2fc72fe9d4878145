import type { ShopAt } from '@servery/contract/entities/venue-hours';
import { dollars } from '@servery/domain/money';
import css from './customer-view.module.css';
import { t } from '#features/hours/texts.ts';

/** The menu of that moment: what it costs then, and what cannot be had. */
export function ShopMenu({ menu }: { menu: ShopAt['menu'] }) {
  return (
    <section aria-label={t.menuThen}>
      <h3>{t.menuThen}</h3>
      {menu.map(({ name, products }) => (
        <div key={name} className={css.category}>
          <h4>{name}</h4>
          <ul className={css.dishes}>
            {products.map((product, at) => (
              // Two products of one category may have one name.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={`${product.name} ${at}`} data-off={product.why !== '' || undefined}>
                <span>{product.name}</span>
                <span className={css.cost}>
                  {product.live_price !== '' && (
                    <small>{t.nowCosts({ price: dollars(product.live_price) })}</small>
                  )}
                  {product.is_new === 1 && <small>{t.newThen}</small>}
                  <b>{dollars(product.price)}</b>
                </span>
                {product.why !== '' && <small>{product.why}</small>}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
