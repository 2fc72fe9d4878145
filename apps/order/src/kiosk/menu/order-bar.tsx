import { texts } from '@servery/domain/messages/texts';
import { Button } from '@servery/ui/actions/button';
import { IconRotateCcw } from '@servery/ui/foundations/icon-more';
import { Picture, PictureStack } from '@servery/ui/surfaces/picture';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { StartOverSheet } from '#kiosk/shell/index.ts';
import { itemsText } from '#ordering/cart-counts.ts';
import { useDeviceVenue } from '#state/device-venue.ts';
import css from './order-bar.module.css';
import { price } from '#shared/money.ts';
import { t } from '#kiosk/menu/texts.ts';

/** The order so far, always in reach: what is in it, what it costs, and the way out of it. */
export function OrderBar() {
  const { merchant, order } = useDeviceVenue();
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  const pictures = order.items.filter((line) => line.img_url !== '').slice(0, 3);
  const empty = order.num_items === 0;
  return (
    <footer className={css.bar}>
      <Button kind="line" icon={<IconRotateCcw />} className={css.over} onClick={() => setLeaving(true)}>
        {t.startOver}
      </Button>
      <div className={css.picks}>
        <PictureStack>
          {pictures.map((line) => (
            <Picture key={line.cart_item_slot_id} src={line.img_url} />
          ))}
        </PictureStack>
      </div>
      {empty ? (
        <Button disabled className={css.view}>
          {texts.cartEmpty}
        </Button>
      ) : (
        <Button className={css.view} onClick={() => void navigate({ to: '/cart' })}>
          {t.viewCart}
          <span className={css.fact}>{itemsText(order.num_items)}</span>
          <span className={css.fact}>{price(merchant.locale.currency_sign, order.grand_total)}</span>
        </Button>
      )}
      <StartOverSheet open={leaving} onClose={() => setLeaving(false)} />
    </footer>
  );
}
