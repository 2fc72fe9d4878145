import type { Merchant } from '@servery/contract/entities/merchant';
import { withDeliveryMins } from '@servery/domain/fulfilment/words';
import { Notice } from '@servery/ui/feedback/notice';
import { Text } from '@servery/ui/foundations/text';
import css from '#features/cart/cart.module.css';
import { useDevice } from '#state/device.ts';

/** What the venue wants to be known about promos, payment, delivery; a warning stands out. */
export function StoreNotes({ merchant }: { merchant: Merchant }) {
  const mins = useDevice((device) => device.address.delivery_mins);
  const notes = [
    merchant.promo_text,
    merchant.payment_text,
    withDeliveryMins(merchant.delivery_text, mins),
    merchant.menu.public_notice,
  ].filter((text) => text !== '');
  return (
    <div className={css.notes}>
      {merchant.warning_text && <Notice tone="warn">{merchant.warning_text}</Notice>}
      {notes.map((text) => (
        <Text key={text} size={15} tone="soft" className={css.fine}>
          {text}
        </Text>
      ))}
    </div>
  );
}
