import { placeLabel } from '@servery/domain/checkout/methods';
import { detailsTitle } from '@servery/domain/checkout/people';
import { Button } from '@servery/ui/actions/button';
import { Sheet } from '@servery/ui/overlays/sheet';
import { IconNfc } from '@servery/ui/foundations/icon-more';
import { Text } from '@servery/ui/foundations/text';
import {
  Agreements,
  CheckoutNotice,
  ContactlessOption,
  CustomTitle,
  Question,
  Students,
} from '#features/checkout/index.ts';
import { type OrderChanges, OrderChangesStrip } from '#features/changes/index.ts';
import { Typing } from '#kiosk/typing/index.ts';
import type { KioskDetails } from '#kiosk/cart/use-kiosk-details.ts';
import { useChangeWay } from '#kiosk/ways/index.ts';
import { useDeviceVenue } from '#state/device-venue.ts';
import css from './details-sheet.module.css';
import { toPay } from '#ordering/to-pay.ts';
import { isNothing } from '#shared/money.ts';
import { more } from '#shared/more-texts.ts';
import { t } from '#kiosk/cart/texts.ts';

export type DetailsSheetProps = {
  open: boolean;
  details: KioskDetails;
  total: string;
  busy: boolean;
  onClose: () => void;
  /** At the counter, where what is ordered is handed over there. */
  onPlace: (() => void) | undefined;
  /** On the pinpad beside the screen, where there is one. */
  onPay: (() => void) | undefined;
  changed: OrderChanges;
};

/** On the pinpad first, where there is one; else the order is placed, and paid at the counter. */
function PayButtons({ details, total, busy, changed, onPlace, onPay }: DetailsSheetProps) {
  const checked = (go: () => void) => () => {
    if (changed.isAsked) changed.sayNotYet();
    else if (details.check()) go();
  };
  if (!onPay && onPlace)
    return (
      <Button size="l" wide busy={busy} detail={total} onClick={checked(onPlace)}>
        {more.placeOrder}
      </Button>
    );
  return (
    <>
      {onPay && (
        <Button size="l" wide busy={busy} icon={<IconNfc />} detail={total} onClick={checked(onPay)}>
          {placeLabel('eftpos')}
        </Button>
      )}
      {onPlace && (
        <Button size="l" wide kind="quiet" disabled={busy} onClick={checked(onPlace)}>
          {more.payInStore}
        </Button>
      )}
    </>
  );
}

/** The last questions before the order goes to the kitchen. */
export function DetailsSheet(props: DetailsSheetProps) {
  const { open, details, busy, changed, onClose, onPay, onPlace } = props;
  const changeWay = useChangeWay();
  const { merchant, order } = useDeviceVenue();
  const { active, asked, form } = details;
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={detailsTitle('kiosk')}
      dismissable={!busy}
      foot={<PayButtons {...props} />}
    >
      <div className={css.body}>
        <OrderChangesStrip merchant={merchant} changed={changed} onChangeTime={() => changeWay('checkout')} />
        {onPlace && <Text tone="soft">{t.nameNote}</Text>}
        <Typing fields={details.fields} active={active} activate={details.activate} />
        <div className={css.asked}>
          <Students form={form} />
          <CustomTitle form={form} />
          {asked.map((field) => (
            <Question key={field.name} field={field} form={form} />
          ))}
          <ContactlessOption form={form} />
          <Agreements form={form} />
        </div>
        {onPay || isNothing(toPay(order)) ? null : <Text tone="soft">{t.thenPayAtThe}</Text>}
        <CheckoutNotice merchant={merchant} />
      </div>
    </Sheet>
  );
}
