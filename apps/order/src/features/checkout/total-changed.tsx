import { Button } from '@servery/ui/button';
import { Dialog } from '@servery/ui/sheet';
import { Text } from '@servery/ui/text';
import css from '#features/checkout/checkout.module.css';
import type { Changed } from '#features/checkout/use-changed-total.ts';

type Props = {
  /** What differs, as people read it. */
  totals: Changed | undefined;
  /** What has not been handed over yet: nothing is placed before. */
  left?: string | undefined;
  onConfirm: () => void;
  onClose: () => void;
};

function Words({ totals }: { totals: Changed }) {
  if (totals.what === 'due')
    return (
      <Text>
        We’re busy. It’ll be ready around <b>{totals.now}</b>. Nothing has been placed yet.
      </Text>
    );
  if (totals.was === totals.now)
    return (
      <Text>
        It changed after you went to pay, and still costs <b>{totals.now}</b>. Nothing has been placed yet.
      </Text>
    );
  return (
    <Text>
      It was {totals.was} and is now <b>{totals.now}</b>. Nothing has been placed yet.
    </Text>
  );
}

function titleOf({ what, was, now }: Changed): string {
  if (what === 'due') return 'Your order will take longer';
  return was === now ? 'Your order has changed' : 'The total has changed';
}

/** Nothing is placed at a price, or for a time, that was not seen: the new one is shown, and asked for. */
export function TotalChanged({ totals, left, onConfirm, onClose }: Props) {
  return (
    <Dialog
      open={totals !== undefined}
      onClose={onClose}
      title={totals ? titleOf(totals) : ''}
      align="center"
    >
      {totals && <Words totals={totals} />}
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
