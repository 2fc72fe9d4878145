import { localDateTime } from '@servery/domain/hours/times';
import { clockText } from '@servery/domain/hours/words';
import { networkError } from '@servery/domain/messages/texts';
import { Button } from '@servery/ui/actions/button';
import { Notice } from '@servery/ui/feedback/notice';
import { Sheet } from '@servery/ui/overlays/sheet';
import { useMutation } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { forgetTransaction, useCancelPayment } from '#features/terminal/index.ts';
import { PinpadPanel } from '#pos/pinpad/pinpad-panel.tsx';
import { endsOf, stepOf, wordsFor } from '#pos/pinpad/pinpad-steps.ts';
import { price } from '#shared/money.ts';
import { useDeviceVenue } from '#state/device-venue.ts';
import { type PinpadPayment, usePinpad } from '#state/pinpad.ts';
import { sayBad, sayInfo } from '#state/toasts.ts';
import css from './pinpad-panel.module.css';
import { t } from '#pos/pinpad/texts.ts';

/** Nobody waits for it any longer: the sale is placed, and the pinpad's money pays it once that is known. */
function useSetAside({ sessionId }: PinpadPayment) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('TillOrder.set_aside', { session_id: sessionId }),
    networkMode: 'always',
    onSuccess: (result) => {
      if (!result.ok) {
        sayBad(result.code === 'network' ? networkError('TSA1') : result.message);
        return;
      }
      // Known by now: whoever waits for it hears that next.
      if (result.value.order_id === '') return;
      forgetTransaction();
      usePinpad.setState({ setAside: sessionId });
      sayInfo(t.setAside({ number: result.value.pos_order_id }));
    },
  });
  return { setAside: () => mutate(), isSetting: isPending };
}

function Overdue({ payment }: { payment: PinpadPayment }) {
  const { setAside, isSetting } = useSetAside(payment);
  return (
    <>
      <Notice tone="highlight" alert>
        {payment.overdue !== '' && <strong>{payment.overdue}. </strong>}
        {t.overdueNote}
      </Notice>
      <Button shape="block" busy={isSetting} onClick={setAside}>
        {t.nextCustomer}
      </Button>
    </>
  );
}

function Foot({ payment }: { payment: PinpadPayment }) {
  const { cancel, busy, label } = useCancelPayment(payment);
  const step = stepOf(payment);
  if (payment.overdue !== undefined && step !== 'place') return <Overdue payment={payment} />;
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
