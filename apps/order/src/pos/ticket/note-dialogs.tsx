import { PromoCards } from '#features/promos/index.ts';
import { TextDialog } from '#pos/ticket/text-dialog.tsx';
import { useDevice } from '#state/device.ts';
import { useDeviceVenue } from '#state/device-venue.ts';
import type { CartScreen } from '#ordering/cart-errors.ts';
import { useCart } from '#ordering/use-cart.ts';
import { more } from '#shared/more-texts.ts';
import { t } from '#pos/ticket/texts.ts';

type Opened = { open: boolean; onClose: () => void };
type OnOrder = Opened & { on?: CartScreen };

export function NoteDialog({ on, ...opened }: OnOrder) {
  const { merchant, order } = useDeviceVenue();
  const { update } = useCart(merchant, on);
  return (
    <TextDialog
      {...opened}
      title={more.instructions}
      label={t.instructionsForThisOrder}
      maxLength={500}
      value={order.note}
      onSave={(order_note) => update.mutate({ order_note })}
    />
  );
}

export function PromoDialog({ on, ...opened }: OnOrder) {
  const { merchant, order } = useDeviceVenue();
  const { update } = useCart(merchant, on);
  return (
    <TextDialog
      {...opened}
      title={t.voucherPromoCode}
      label={more.promoCode}
      maxLength={40}
      autoCapitalize="characters"
      upper
      value={order.coupon_code}
      onSave={(coupon_code) => update.mutate({ coupon_code })}
    >
      {/* Beside the menu alone: a code that is tapped is applied there. */}
      {!on && merchant.promos.length > 0 && <PromoCards merchant={merchant} order={order} />}
    </TextDialog>
  );
}

export function EmailDialog(opened: Opened) {
  const guest = useDevice((device) => device.guest);
  const setGuest = useDevice((device) => device.setGuest);
  return (
    <TextDialog
      {...opened}
      title={t.emailReceipt}
      label={t.emailOptional}
      type="email"
      maxLength={254}
      value={guest.email}
      onSave={(email) => setGuest({ ...guest, email })}
    />
  );
}
