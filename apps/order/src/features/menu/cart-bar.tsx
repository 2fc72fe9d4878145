import { t } from '#features/menu/texts.ts';
import type { CartOrder } from '@servery/contract/entities/cart';
import { Dock } from '@servery/ui/actions/dock';
import { IconShoppingBasket } from '@servery/ui/foundations/icon';
import css from '#features/menu/cart-bar.module.css';
import { itemsText } from '#shared/items-text.ts';
import { GoBar } from '#shared/links.tsx';
import { price } from '#shared/money.ts';

/** The way to the cart where no ticket stands beside the menu. */
export function CartBar({ order, sign }: { order: CartOrder | undefined; sign: string }) {
  if (!order || order.num_items === 0) return null;
  return (
    <Dock look="fade" className={css.dock}>
      <GoBar to="/cart" end={price(sign, order.grand_total)}>
        <span className={css.label}>
          <span className={css.basket}>
            <IconShoppingBasket />
          </span>
          <span>
            {t.viewCart}{' '}
            <span className={css.note}>
              {'·\u00A0'}
              {itemsText(order.num_items)}
            </span>
          </span>
        </span>
      </GoBar>
    </Dock>
  );
}
