import { Button } from '@servery/ui/actions/button';
import { Text } from '@servery/ui/foundations/text';
import { failureKind, splitMessage } from '#features/terminal/index.ts';
import { common } from '#shared/common-texts.ts';
import { more } from '#shared/more-texts.ts';
import css from './pay-failed.module.css';
import { t } from '#kiosk/cart/texts.ts';

type Props = {
  message: string;
  busy: boolean;
  onBack: () => void;
  onTryAgain: () => void;
  /** Where that can be done. */
  onPayInStore: (() => void) | undefined;
};

/** Why the pinpad took no money. It stays in the place of the way to pay until somebody acts. */
export function PayFailed({ message, busy, onBack, onTryAgain, onPayInStore }: Props) {
  const kind = failureKind(message);
  const { title, reason } = splitMessage(message);
  const back = (
    <Button kind="raised" disabled={busy} onClick={onBack}>
      {t.backToCart}
    </Button>
  );
  return (
    <section aria-label={t.paymentFailed} data-kind={kind} className={css.failed}>
      <div role="alert" className={css.words}>
        <strong className={css.title}>{title}</strong>
        {reason === '' ? null : <Text>{reason}</Text>}
        {kind === 'declined' && <Text>{t.nothingCharged}</Text>}
        {kind === 'unclear' && <Text>{t.askStaff}</Text>}
      </div>
      {kind === 'unavailable' ? (
        <>
          <Button kind="raised" busy={busy} onClick={onTryAgain}>
            {common.tryAgain}
          </Button>
          {onPayInStore ? (
            <Button disabled={busy} onClick={onPayInStore}>
              {more.payInStore}
            </Button>
          ) : (
            back
          )}
        </>
      ) : (
        <>
          {back}
          {kind === 'declined' && (
            <Button busy={busy} onClick={onTryAgain}>
              {common.tryAgain}
            </Button>
          )}
        </>
      )}
    </section>
  );
}
