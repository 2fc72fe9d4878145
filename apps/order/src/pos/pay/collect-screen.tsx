import type { CallOutput } from '@servery/contract/registry';
import { formatCents, parseCents } from '@servery/domain/money';
import { Button } from '@servery/ui/actions/button';
import { Notice } from '@servery/ui/feedback/notice';
import { useNavigate } from '@tanstack/react-router';
import { OrderTicket } from '#pos/pay/order-ticket.tsx';
import { OrderToPay } from '#pos/pay/order-to-pay.tsx';
import { PinpadFailed } from '#pos/pinpad/index.ts';
import type { BarPart } from '#pos/pay/split-bar.tsx';
import { Tendering } from '#pos/pay/tendering.tsx';
import { useCollect } from '#pos/pay/use-collect.ts';
import { pinpadCents } from '#pos/pay/keyed-tender.ts';
import { useTender } from '#pos/pay/use-tender.ts';
import { price } from '#shared/money.ts';
import { useHotkey } from '#shared/use-hotkey.ts';
import { usePinpad } from '#state/pinpad.ts';
import { useDeviceVenue } from '#state/device-venue.ts';
import { t } from '#pos/pay/texts.ts';

type Shown = CallOutput<'TillOrder.show'>;

const takenParts = ({ payments }: Shown): BarPart[] =>
  payments
    .filter(({ taken }) => taken === 1)
    .map(({ id, method, amount }) => ({
      id,
      cents: parseCents(amount) ?? 0,
      label: method,
      is: 'taken',
    }));

/** An order that is placed, while what is left of it is paid. */
type CollectProps = { shown: Shown; change: number; onPaid: (change: number) => void };

function Collect({ shown, change, onPaid }: CollectProps) {
  const { merchant } = useDeviceVenue();
  const navigate = useNavigate();
  const { order } = shown;
  const left = parseCents(order.left) ?? 0;
  const tender = useTender(left);
  const { take, busy } = useCollect();
  const { ready } = tender;
  const toOrders = () => void navigate({ to: '/orders' });
  const pay = async (wish: Parameters<typeof take>[0]): Promise<void> => {
    const taken = await take(wish);
    if (!taken) return;
    tender.reset();
    onPaid(parseCents(taken.change) ?? 0);
  };
  const payKeyed = async () => ready && pay({ orderId: order.id, ...ready.wish });
  const payOnPinpad = (amount: number) => pay({ orderId: order.id, kind: 'eftpos', amount });
  const failure = usePinpad((pinpad) => pinpad.failure);
  useHotkey('Escape', () => (failure ? usePinpad.setState({ failure: '' }) : toOrders()));
  useHotkey('Enter', () => {
    if (!failure) void payKeyed();
  });
  const money = (cents: number) => price(merchant.locale.currency_sign, formatCents(cents));
  return (
    <>
      {failure ? (
        <PinpadFailed message={failure} busy={busy} onTryAgain={(amount) => void payOnPinpad(amount)} />
      ) : (
        <Tendering
          tender={tender}
          taken={takenParts(shown)}
          busy={busy}
          onPinpad={() => void payOnPinpad(pinpadCents(tender))}
          onSplit={() => void navigate({ to: `/order/${order.id}/split` })}
          back={{ label: t.backToOrders, go: toOrders }}
        />
      )}
      <OrderTicket shown={shown}>
        {change > 0 ? <Notice tone="highlight">{t.giveChange({ amount: money(change) })}</Notice> : null}
        <Button
          size="l"
          shape="block"
          wide
          disabled={!ready}
          busy={busy}
          detail={money(ready?.part.cents ?? left)}
          onClick={() => void payKeyed()}
        >
          {t.takePayment}
        </Button>
      </OrderTicket>
    </>
  );
}

/** Whoever ordered elsewhere pays here, in one go or in parts. */
export const CollectScreen = () => (
  <OrderToPay>
    {({ shown, change, setChange }) => (
      <Collect key={shown.order.left} shown={shown} change={change} onPaid={setChange} />
    )}
  </OrderToPay>
);
