import { Button } from '@servery/ui/actions/button';
import { ProgressPath } from '@servery/ui/feedback/progress';
import { Sheet } from '@servery/ui/overlays/sheet';
import { Display, Text } from '@servery/ui/foundations/text';
import { PaidPicture, PinpadPicture } from '#features/terminal/pinpad-picture.tsx';
import { t } from '#features/terminal/texts.ts';
import { useCancelPayment } from '#features/terminal/use-cancel-payment.ts';
import { price } from '#shared/money.ts';
import { useDeviceVenue } from '#state/device-venue.ts';
import type { PinpadPayment } from '#state/pinpad.ts';
import css from './payment-progress.module.css';

const steps = () => [
  { id: 'sending', label: t.stepPinpad },
  { id: 'card', label: t.stepCard },
  { id: 'placing', label: t.stepPlacing },
];

/** What is said large, below it, and on the pinpad's own screen. */
function words({ step, tries }: PinpadPayment): { title: string; note: string; screen: string } {
  if (step === 'placing') return { title: t.approved, note: t.takeCard, screen: t.screenApproved };
  if (tries > 0) return { title: t.checking, note: t.leaveCard, screen: t.screenBank };
  return step === 'card'
    ? { title: t.tapInsertSwipe, note: t.followPrompts, screen: t.screenCard }
    : { title: t.sending, note: '', screen: t.screenReady };
}

function CancelButton({ payment }: { payment: PinpadPayment }) {
  const { cancel, busy, label } = useCancelPayment(payment);
  return (
    <Button kind="quiet" size="l" busy={busy} onClick={cancel}>
      {label}
    </Button>
  );
}

/** How the payment on the pinpad goes. It stays until that is known: no tap outside closes it. */
export function PaymentProgress({ payment }: { payment: PinpadPayment }) {
  const { merchant } = useDeviceVenue();
  const { step, tries, mostTries, total } = payment;
  const sum = total === '' ? '' : price(merchant.locale.currency_sign, total);
  const { title, note, screen } = words(payment);
  return (
    <Sheet open onClose={() => {}} title={t.paymentTitle} hideTitle dismissable={false} align="center">
      <div className={css.payment}>
        <Text tone="soft">{t.paymentTitle}</Text>
        <Display as="output" size="figure" className={css.sum}>
          {sum}
        </Display>
        {step === 'placing' ? (
          <PaidPicture />
        ) : (
          <PinpadPicture
            words={screen}
            detail={sum}
            card={step === 'card' ? (tries > 0 ? 'in' : 'near') : undefined}
          />
        )}
        <output className={css.words}>
          <Display as="span" size={32}>
            {title}
          </Display>
          <Text tone="soft">{tries > 0 ? t.stillWaiting({ tries, most: mostTries }) : note}</Text>
        </output>
        <div className={css.path}>
          <ProgressPath label={t.paymentTitle} look="bars" steps={steps()} now={step} />
        </div>
        {step === 'card' && tries === 0 ? <CancelButton payment={payment} /> : null}
      </div>
    </Sheet>
  );
}
