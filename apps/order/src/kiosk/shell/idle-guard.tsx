import { Button } from '@servery/ui/actions/button';
import { IconRotateCcw } from '@servery/ui/foundations/icon-more';
import { Ring } from '@servery/ui/times/ring';
import { Sheet } from '@servery/ui/overlays/sheet';
import { Display } from '@servery/ui/foundations/text';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { sendUnawaited } from '#api/send-unawaited.ts';
import { forgetTransaction } from '#features/terminal/index.ts';
import { IDLE } from '#kiosk/shell/idle.ts';
import { useIdle } from '#kiosk/shell/use-idle.ts';
import { itemsText } from '#ordering/cart-counts.ts';
import { useDevice } from '#state/device.ts';
import { type PinpadPayment, usePinpad } from '#state/pinpad.ts';
import { useDeviceVenue } from '#state/device-venue.ts';
import { useStartOver } from '#ordering/use-start-over.ts';
import css from './idle-guard.module.css';
import { t } from '#kiosk/shell/texts.ts';

function clearingText(items: number, seconds: number): string {
  return items > 0 ? t.clearOrder({ items: itemsText(items), seconds }) : t.startAgain({ seconds });
}

/** The pinpad is asked to give up. If it has the money already, the order is placed without anybody here. */
function leavePinpad({ sessionId, posGuid }: PinpadPayment): void {
  sendUnawaited('Linkly.cancel', { session_id: sessionId, pos_guid: posGuid });
  forgetTransaction();
  usePinpad.setState({ payment: undefined, setAside: sessionId });
}

type AskedProps = {
  msLeft: number;
  isPaying: boolean;
  items: number;
  keep: () => void;
  onClear: () => void;
};

function Asked({ msLeft, isPaying, items, keep, onClear }: AskedProps) {
  const seconds = Math.ceil(msLeft / 1000);
  return (
    <div className={css.idle}>
      <Ring
        value={(msLeft / IDLE.askMs) * 100}
        label={t.timeLeft}
        tone="highlight"
        size="min(420px, 30dvh)"
        className={css.ring}
      >
        <Display as="span" size="figure" className={css.figure}>
          {seconds}
        </Display>
      </Ring>
      <Display as="h1" size="title">
        {t.stillThere}
      </Display>
      <p className={css.words}>{isPaying ? t.cancelling({ seconds }) : clearingText(items, seconds)}</p>
      <div className={css.actions}>
        <Button wide className={css.keep} onClick={keep}>
          {isPaying ? t.keepPaying : t.keepOrdering}
        </Button>
        <Button kind="bare" wide className={css.quiet} icon={<IconRotateCcw />} onClick={onClear}>
          {t.startOver}
        </Button>
      </div>
    </div>
  );
}

/** Asks before an order that somebody walked away from is cleared. */
export function IdleGuard() {
  const { order } = useDeviceVenue();
  const navigate = useNavigate();
  const { startOver } = useStartOver();
  const begun = useDevice((device) => device.fulfilment !== null) || order.num_items > 0;
  const payment = usePinpad((pinpad) => pinpad.payment);
  // What the bank is asked about, nobody can hurry.
  const waitsForCard = payment?.step === 'card' && payment.tries === 0;
  const { phase, msLeft, keep } = useIdle(payment ? waitsForCard : begun);
  const clear = async () => {
    if (payment) leavePinpad(payment);
    await navigate({ to: '/', replace: true });
    await startOver();
    keep();
  };
  const clearQuietly = useEffectEvent(clear);
  useEffect(() => {
    if (phase === 'over') void clearQuietly();
  }, [phase]);
  const asked = { msLeft, keep, isPaying: payment !== undefined, items: order.num_items };
  return (
    <Sheet
      open={phase === 'asking'}
      onClose={keep}
      title={t.stillThere}
      hideTitle
      dismissable={false}
      pad="bare"
    >
      <Asked {...asked} onClear={() => void clear()} />
    </Sheet>
  );
}
