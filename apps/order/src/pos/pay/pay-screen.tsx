import { useNavigate } from '@tanstack/react-router';
import { useLoadCheckout } from '#features/checkout/index.ts';
import { usePaired, useResumedPayment } from '#features/terminal/index.ts';
import { PayTicket } from '#pos/pay/pay-ticket.tsx';
import { PinpadFailed } from '#pos/pinpad/index.ts';
import { PlacedPanel } from '#pos/pay/placed-panel.tsx';
import { Tendering } from '#pos/pay/tendering.tsx';
import { useCollect } from '#pos/pay/use-collect.ts';
import { useTakePayment } from '#pos/pay/use-take-payment.ts';
import { OtherTypes } from '#pos/fulfilment/index.ts';
import { useDeviceVenue } from '#state/device-venue.ts';
import { usePinpad } from '#state/pinpad.ts';
import { useHotkey } from '#shared/use-hotkey.ts';
import { useStartOver } from '#ordering/use-start-over.ts';
import css from './pay-screen.module.css';
import { t } from '#pos/pay/texts.ts';

/** The money. Staff stay here until the order is placed and the change is out. */
export function PayScreen() {
  const { merchant, order } = useDeviceVenue();
  const navigate = useNavigate();
  const { take } = useCollect();
  const { forgetLast, clearTicket } = useStartOver();
  /** A part was taken, or is to be taken on the pinpad: the rest is paid for the order that is placed now. */
  const payment = useTakePayment((orderId, { pinpad, byItems }) => {
    clearTicket();
    void navigate({ to: `/order/${orderId}/${byItems ? 'split' : 'pay'}`, replace: true });
    if (pinpad !== undefined) void take({ orderId, kind: 'eftpos', amount: pinpad });
  });
  useLoadCheckout(merchant, order.num_items > 0 ? payment.fulfilment.choice : undefined);
  useResumedPayment(usePaired(), () => void payment.payOnPinpad());
  const goToTill = () => navigate({ to: `/menu/${merchant.menu.menu_name}`, replace: true });
  const toTill = () => void goToTill();
  const next = async () => {
    await goToTill();
    forgetLast();
  };
  const { sale, tender, submitting } = payment;
  const failure = usePinpad((pinpad) => pinpad.failure);
  const leave = () => {
    if (failure) return usePinpad.setState({ failure: '' });
    return toTill();
  };
  useHotkey('Escape', leave, !sale);
  useHotkey('Enter', () => void payment.place(), !sale && failure === '');
  return (
    <div className={css.pos}>
      {sale ? (
        <PlacedPanel orderId={sale.placed.order_id} sale={sale} onNext={() => void next()} />
      ) : failure ? (
        <PinpadFailed message={failure} busy={submitting} onTryAgain={() => void payment.payOnPinpad()} />
      ) : (
        <Tendering
          tender={tender}
          taken={[]}
          busy={submitting}
          onPinpad={() => void payment.payOnPinpad()}
          onSplit={() => void payment.splitByItems()}
          back={{ label: t.backToOrder, go: toTill }}
        />
      )}
      <PayTicket payment={payment} onLeave={toTill} />
      <OtherTypes />
    </div>
  );
}
