import type { CartOrder } from '@servery/contract/entities/cart';
import type { Merchant } from '@servery/contract/entities/merchant';
import { texts } from '@servery/domain/messages/texts';
import { IconArrowLeft } from '@servery/ui/foundations/icon';
import { Picture, PictureStack } from '@servery/ui/surfaces/picture';
import { Text } from '@servery/ui/foundations/text';
import css from '#features/cart/cart.module.css';
import { ScreenTitle, telLink } from '#features/shell/index.ts';
import { GoText } from '#shared/links.tsx';
import { t } from '#features/cart/texts.ts';

function Plates({ order }: { order: CartOrder }) {
  const shown = order.items.filter((line) => line.img_url).slice(0, 3);
  return (
    <div className={css.plates}>
      <PictureStack>
        {shown.map((line) => (
          <Picture key={line.cart_item_slot_id} src={line.img_url} />
        ))}
      </PictureStack>
    </div>
  );
}

/** Whose cart it is: the venue with its address and telephone. */
export function StoreHead({ merchant, order }: { merchant: Merchant; order: CartOrder | undefined }) {
  return (
    <div className={css.titleRow}>
      <div>
        <ScreenTitle>{t.yourCart}</ScreenTitle>
        <Text size={15} weight="strong">
          {merchant.name}
        </Text>
        <Text size={15} tone="soft" className="dots">
          <span>{[merchant.address1, merchant.suburb].filter(Boolean).join(', ')}</span>
          {merchant.phone && (
            <span className={css.phone}>
              <a href={telLink(merchant.phone)}>{merchant.phone}</a>
            </span>
          )}
        </Text>
      </div>
      {order && <Plates order={order} />}
      <GoText to={`/menu/${merchant.menu.menu_name}`} icon={<IconArrowLeft />} className={css.toMenu}>
        {texts.backToMenu}
      </GoText>
    </div>
  );
}
