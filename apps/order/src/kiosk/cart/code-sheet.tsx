import { TextSheet } from '#kiosk/cart/text-sheet.tsx';
import { pressCodeKey } from '#kiosk/typing/index.ts';
import { takesPromos } from '#ordering/codes.ts';
import { useCode } from '#ordering/use-code.ts';
import { more } from '#shared/more-texts.ts';
import { useDevice } from '#state/device.ts';
import { useDeviceVenue } from '#state/device-venue.ts';
import { t } from '#kiosk/cart/texts.ts';

/** A code that somebody has in hand, of a promo or of a gift voucher. */
export function CodeSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { merchant, order } = useDeviceVenue();
  const { apply } = useCode(merchant);
  const save = async (code: string) => {
    const { ok } = await apply(code);
    // What was tapped before and still waits for a product gives way to what was typed.
    if (ok) useDevice.getState().setPromo('');
    return ok;
  };
  return (
    <TextSheet
      open={open}
      title={takesPromos(merchant) ? t.voucherPromoCode : more.payByGiftVoucher}
      text={order.coupon_code}
      press={pressCodeKey}
      onClose={onClose}
      onSave={save}
    />
  );
}
