import { Button } from '@servery/ui/button';
import { Dialog } from '@servery/ui/sheet';
import { Text } from '@servery/ui/text';
import css from '#features/checkout/checkout.module.css';

type Props = {
  /** The totals with their currency, when they differ. */
  totals: { was: string; now: string } | undefined;
  /** What has not been handed over yet: nothing is placed before. */
  left?: string | undefined;
  onConfirm: () => void;
  onClose: () => void;
};

/** Nothing is placed at a price that was not seen: the new one is shown, and asked for. */
export function TotalChanged({ totals, left, onConfirm, onClose }: Props) {
  const isSame = totals?.was === totals?.now;
  return (
    <Dialog
      open={totals !== undefined}
      onClose={onClose}
      title={isSame ? 'Your order has changed' : 'The total has changed'}
      align="center"
    >
      {isSame ? (
        <Text>
          It changed after you went to pay, and still costs <b>{totals?.now}</b>. Nothing has been placed yet.
        </Text>
      ) : (
        <Text>
          It was {totals?.was} and is now <b>{totals?.now}</b>. Nothing has been placed yet.
        </Text>
      )}
      <div className={css.extraForm}>
        {left ? (
          <Button wide detail={left} onClick={onClose}>
            Take the rest
          </Button>
        ) : (
          <>
            <Button wide detail={totals?.now} onClick={onConfirm}>
              Place order
            </Button>
            <Button kind="quiet" wide onClick={onClose}>
              Look at it first
            </Button>
          </>
        )}
      </div>
    </Dialog>
  );
}
