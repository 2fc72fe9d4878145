import { type Cents, parseCents } from '@servery/domain/money';
import { Button } from '@servery/ui/actions/button';
import { Notice } from '@servery/ui/feedback/notice';
import { IconBanknote, IconNfc } from '@servery/ui/foundations/icon-more';
import { useNavigate } from '@tanstack/react-router';
import { failureKind, splitMessage } from '#features/terminal/index.ts';
import { PinpadPanel } from '#pos/pinpad/pinpad-panel.tsx';
import { wordsForFailure } from '#pos/pinpad/pinpad-steps.ts';
import { price } from '#shared/money.ts';
import { useDeviceVenue } from '#state/device-venue.ts';
import { usePinpad } from '#state/pinpad.ts';
import { t } from '#pos/pinpad/texts.ts';

type PinpadFailedProps = {
  message: string;
  busy: boolean;
  onTryAgain: (cents: Cents) => void;
};

const NOTE = {
  declined: () => t.declinedNote,
  unavailable: () => t.unavailableNote,
  unclear: () => t.unclearNote,
} as const;

const focus = (button: HTMLButtonElement | null): void => button?.focus();

/** Why the pinpad took no money, and what can be done now. It stays until somebody has chosen. */
export function PinpadFailed({ message, busy, onTryAgain }: PinpadFailedProps) {
  const { merchant } = useDeviceVenue();
  const navigate = useNavigate();
  const kind = failureKind(message);
  const { title, reason } = splitMessage(message);
  const total = usePinpad((pinpad) => pinpad.failedTotal);
  const amount = price(merchant.locale.currency_sign, total);
  const clear = () => usePinpad.setState({ failure: '' });
  const pair = () => {
    clear();
    void navigate({ to: '/eftpos/linkly' });
  };
  return (
    <main aria-label={t.paymentFailed}>
      <PinpadPanel
        words={wordsForFailure(kind, amount)}
        amount={amount}
        notice={
          <Notice tone={kind === 'declined' ? 'bad' : 'highlight'}>
            <strong>{title}</strong> {reason === '' ? '' : `${reason}. `}
            {NOTE[kind]()}
          </Notice>
        }
        foot={
          <>
            {kind === 'unclear' ? null : (
              <Button
                ref={focus}
                shape="block"
                icon={<IconNfc />}
                busy={busy}
                onClick={() => onTryAgain(parseCents(total) ?? 0)}
              >
                {t.tryAgain}
              </Button>
            )}
            <Button kind="raised" shape="block" icon={<IconBanknote />} disabled={busy} onClick={clear}>
              {t.otherWay}
            </Button>
            {kind === 'unavailable' ? (
              <Button kind="raised" shape="block" disabled={busy} onClick={pair}>
                {t.pairPinpad}
              </Button>
            ) : null}
          </>
        }
      />
    </main>
  );
}
