import { rich } from '@servery/ui/foundations/rich';
import { Button } from '@servery/ui/actions/button';
import { Dialog } from '@servery/ui/overlays/sheet';
import { Text } from '@servery/ui/foundations/text';
import css from '#features/checkout/checkout.module.css';
import type { Changed } from '#features/checkout/use-changed-total.ts';
import { more } from '#shared/more-texts.ts';
import { t } from '#features/checkout/texts.ts';

type Props = {
  /** What differs, as people read it. */
  totals: Changed | undefined;
  /** What has not been handed over yet: nothing is placed before. */
  left?: string | undefined;
  onCollect?: () => void;
  onConfirm: () => void;
  onClose: () => void;
};

function Words({ totals }: { totals: Changed }) {
  if (totals.what === 'due') return <Text>{rich(t.nowLater.parts({ time: <b>{totals.now}</b> }))}</Text>;
  if (totals.was === totals.now) return <Text>{rich(t.nowSame.parts({ total: <b>{totals.now}</b> }))}</Text>;
  return <Text>{rich(t.nowOther.parts({ before: totals.was, total: <b>{totals.now}</b> }))}</Text>;
}

function titleOf({ what, was, now }: Changed): string {
  if (what === 'due') return t.yourOrderWillTake;
  return was === now ? t.yourOrderHasChanged : t.theTotalHasChanged;
}

/** Nothing is placed at a price, or for a time, that was not seen: the new one is shown, and asked for. */
export function TotalChanged({ totals, left, onCollect, onConfirm, onClose }: Props) {
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
          <Button wide detail={left} onClick={onCollect ?? onClose}>
            {t.takeRest}
          </Button>
        ) : (
          <>
            <Button wide detail={totals?.now} onClick={onConfirm}>
              {more.placeOrder}
            </Button>
            <Button kind="quiet" wide onClick={onClose}>
              {t.reviewOrder}
            </Button>
          </>
        )}
      </div>
    </Dialog>
  );
}
