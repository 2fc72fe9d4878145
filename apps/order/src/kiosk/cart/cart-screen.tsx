import { texts } from '@servery/domain/messages/texts';
import { Button } from '@servery/ui/actions/button';
import { EmptyState } from '@servery/ui/feedback/empty';
import { IconArrowLeft } from '@servery/ui/foundations/icon';
import { IconNfc, IconStore } from '@servery/ui/foundations/icon-more';
import { Sums } from '@servery/ui/surfaces/sums';
import { Display } from '@servery/ui/foundations/text';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { StoreNotes } from '#features/cart/index.ts';
import {
  DeliverySummary,
  StoreLine,
  ThankYou,
  TotalChanged,
  useLoadCheckout,
} from '#features/checkout/index.ts';
import { OrderChangesStrip, useOrderChanges } from '#features/changes/index.ts';
import { useResumedPayment } from '#features/terminal/index.ts';
import { type Asked, CartActions } from '#kiosk/cart/cart-actions.tsx';
import { CartLineRow } from '#kiosk/cart/cart-line-row.tsx';
import { DetailsSheet } from '#kiosk/cart/details-sheet.tsx';
import { PayFailed } from '#kiosk/cart/pay-failed.tsx';
import { SkippedSteps } from '#kiosk/cart/skipped-steps.tsx';
import { useKioskDetails } from '#kiosk/cart/use-kiosk-details.ts';
import { usePlace } from '#kiosk/cart/use-place.ts';
import { useChangeWay } from '#kiosk/ways/index.ts';
import { useWaysToPay } from '#kiosk/shell/index.ts';
import { ProductSheet } from '#kiosk/product/index.ts';
import type { ProductWanted } from '#ordering/use-product-form.ts';
import { itemsText } from '#ordering/cart-counts.ts';
import { ESTIMATE_NOTE, isEstimate, sumRows } from '#ordering/sum-rows.ts';
import { useDeviceVenue } from '#state/device-venue.ts';
import { usePinpad } from '#state/pinpad.ts';
import { useFulfilment } from '#ordering/use-fulfilment.ts';
import { FulfilmentIcon } from '#shared/fulfilment-icon.tsx';
import { choiceText } from '#ordering/fulfilment-types.ts';
import css from './cart-screen.module.css';
import { toPay } from '#ordering/to-pay.ts';
import { isNothing, price } from '#shared/money.ts';
import { common } from '#shared/common-texts.ts';
import { more } from '#shared/more-texts.ts';
import { t } from '#kiosk/cart/texts.ts';

type Place = ReturnType<typeof usePlace>['place'];

function Nothing({ onBack }: { onBack: () => void }) {
  return (
    <main className={css.empty}>
      <h1 className="visually-hidden">{common.yourOrder}</h1>
      <EmptyState title={texts.cartEmpty} action={<Button onClick={onBack}>{texts.backToMenu}</Button>}>
        {t.emptyNote}
      </EmptyState>
    </main>
  );
}

function CartHead({ onBack }: { onBack: () => void }) {
  const { merchant, order } = useDeviceVenue();
  const changeWay = useChangeWay();
  const { choice, type, clock } = useFulfilment(merchant);
  return (
    <header className={css.head}>
      <Button kind="raised" size="s" icon={<IconArrowLeft />} onClick={onBack}>
        {texts.backToMenu}
      </Button>
      <Display as="h1" size="title">
        {common.yourOrder}
      </Display>
      <p className={css.count}>{itemsText(order.num_items)}</p>
      <StoreLine merchant={merchant} className={css.store} />
      {choice && type ? (
        <Button
          kind="soft"
          icon={<FulfilmentIcon code={type.code} />}
          end={common.changeFulfilment}
          className={css.way}
          onClick={() => changeWay('cart')}
        >
          {choiceText(choice, type, clock)}
        </Button>
      ) : null}
    </header>
  );
}

function Lines({ onChange }: { onChange: (wanted: ProductWanted) => void }) {
  const { merchant, order } = useDeviceVenue();
  const sign = merchant.locale.currency_sign;
  return (
    <ul className={css.lines} aria-label={common.yourOrder}>
      {order.items.map((line) => (
        <CartLineRow key={line.cart_item_slot_id} line={line} sign={sign} onChange={onChange} />
      ))}
    </ul>
  );
}

function Proceed({ paired, onPress }: { paired: boolean; onPress: () => void }) {
  const { merchant, order } = useDeviceVenue();
  return (
    <>
      <Button
        size="l"
        wide
        icon={paired ? <IconNfc /> : <IconStore />}
        detail={price(merchant.locale.currency_sign, toPay(order))}
        disabled={order.items.some((line) => line.is_available === 0)}
        onClick={onPress}
      >
        {more.proceedToCheckout}
      </Button>
      {paired || isNothing(toPay(order)) ? null : <p className={css.fine}>{t.payInStoreAt}</p>}
    </>
  );
}

/** What is paid, and how it went where it didn't go well. */
function Foot({ place, busy, onPay }: { place: Place; busy: boolean; onPay: () => void }) {
  const { merchant, order } = useDeviceVenue();
  const { type } = useFulfilment(merchant);
  const { onPinpad, inStore } = useWaysToPay()(type);
  const failure = usePinpad((pinpad) => pinpad.failure);
  return (
    <footer className={css.foot}>
      <Sums rows={sumRows(order, { sign: merchant.locale.currency_sign })} className={css.sums} />
      {isEstimate(order) && <p className={css.fine}>{ESTIMATE_NOTE}</p>}
      {failure === '' ? (
        <Proceed paired={onPinpad} onPress={onPay} />
      ) : (
        <PayFailed
          message={failure}
          busy={busy}
          onBack={() => usePinpad.setState({ failure: '' })}
          onTryAgain={() => void place('eftpos')}
          onPayInStore={inStore ? () => void place() : undefined}
        />
      )}
    </footer>
  );
}

/** The whole order once more, in large lines, and the way to pay. `naming` opens the last question. */
export function CartScreen({ naming }: { naming: boolean }) {
  const { merchant, order } = useDeviceVenue();
  const navigate = useNavigate();
  const [wanted, setWanted] = useState<ProductWanted>();
  const details = useKioskDetails();
  const [asked, ask] = useState<Asked>();
  const { place, placeAgain, total, choosePayment, submitting } = usePlace(details, ask);
  const changed = useOrderChanges({ merchant, order });
  const changeWay = useChangeWay();
  const { choice, type, open } = useFulfilment(merchant);
  const [steps, showSteps] = useState(open.length > 0);
  const { onPinpad, inStore } = useWaysToPay()(type);
  const sign = merchant.locale.currency_sign;
  // A gift voucher pays for all of it.
  const covered = isNothing(toPay(order));
  useLoadCheckout(merchant, naming && order.num_items > 0 ? choice : undefined);
  useResumedPayment(naming && onPinpad, () => void place('eftpos'));
  const toMenu = () => void navigate({ to: `/menu/${merchant.menu.menu_name}` });
  const pay = async () => {
    if (open.length > 0) return showSteps(true);
    if (await choosePayment(inStore ? 'STORE' : 'eftpos')) await navigate({ to: '/checkout' });
  };
  if (order.num_items === 0) return submitting ? <ThankYou /> : <Nothing onBack={toMenu} />;
  return (
    <div className={css.screen}>
      <CartHead onBack={toMenu} />
      <main className={css.main}>
        <OrderChangesStrip merchant={merchant} changed={changed} onChangeTime={() => changeWay('cart')} />
        <Lines onChange={setWanted} />
        <DeliverySummary merchant={merchant} onChange={() => showSteps(true)} className={css.delivery} />
        <CartActions cancels={!naming} asked={asked} ask={ask} />
        <StoreNotes merchant={merchant} />
      </main>
      <Foot place={place} busy={submitting} onPay={() => void pay()} />
      <SkippedSteps shown={steps} onClose={() => showSteps(false)} />
      <ProductSheet wanted={wanted} onClose={() => setWanted(undefined)} />
      <DetailsSheet
        open={naming}
        details={details}
        total={price(sign, toPay(order))}
        busy={submitting}
        changed={changed}
        onClose={() => void navigate({ to: '/cart', replace: true })}
        onPlace={inStore || covered ? () => void place() : undefined}
        onPay={onPinpad && !covered ? () => void place('eftpos') : undefined}
      />
      <TotalChanged totals={total.totals} onClose={total.close} onConfirm={() => void placeAgain(changed)} />
    </div>
  );
}
