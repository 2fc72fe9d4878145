import { localDateTime } from '@servery/domain/hours/times';
import { clockText } from '@servery/domain/hours/words';
import { Button } from '@servery/ui/actions/button';
import { Sheet } from '@servery/ui/overlays/sheet';
import { useCancelPayment } from '#features/terminal/index.ts';
import { PinpadPanel } from '#pos/pinpad/pinpad-panel.tsx';
import { endsOf, stepOf, wordsFor } from '#pos/pinpad/pinpad-steps.ts';
import { price } from '#shared/money.ts';
import { useDeviceVenue } from '#state/device-venue.ts';
import type { PinpadPayment } from '#state/pinpad.ts';
import css from './pinpad-panel.module.css';
import { t } from '#pos/pinpad/texts.ts';

function Foot({ payment }: { payment: PinpadPayment }) {
  const { cancel, busy, label } = useCancelPayment(payment);
  const step = stepOf(payment);
  if (step === 'bank') return <p>{t.tooLateNote}</p>;
  return (
    <>
      {step === 'card' ? (
        <Button kind="raised" shape="block" busy={busy} onClick={cancel}>
          {label}
        </Button>
      ) : null}
      <p className={css.aside}>{t.restartNote}</p>
    </>
  );
}

/** How the payment on the pinpad of the till goes, beside the ticket that waits for it. */
export function TillProgress({ payment }: { payment: PinpadPayment }) {
  const { merchant } = useDeviceVenue();
  const times = Object.fromEntries(
    Object.entries(endsOf(payment)).map(([id, at]) => [
      id,
      clockText(localDateTime(at, merchant.time_zone).time),
    ]),
  );
  const amount = payment.total === '' ? '' : price(merchant.locale.currency_sign, payment.total);
  const step = stepOf(payment);
  return (
    <Sheet
      open
      kind="full"
      onClose={() => {}}
      title={t.title}
      hideTitle
      dismissable={false}
      pad="bare"
      className={css.till}
    >
      <PinpadPanel
        words={wordsFor(payment, amount)}
        amount={amount}
        times={times}
        paid={step === 'place'}
        foot={<Foot payment={payment} />}
      />
    </Sheet>
  );
}
