import { Button } from '@servery/ui/actions/button';
import { cx } from '@servery/ui/foundations/cx';
import { IconCheck } from '@servery/ui/foundations/icon-more';
import { Slip, SlipHead } from '@servery/ui/staff/slip';
import { memo } from 'react';
import { useBoardActions } from '#features/board/board-context.ts';
import { OwesNote } from '#features/board/owes-note.tsx';
import type { StationOrder } from '#features/board/rules/columns.ts';
import { FulfilmentIcon } from '#order/fulfilment-icon.tsx';
import { countdownText, waitsLong } from '#features/board/rules/heat.ts';
import { useVenueNow } from '#features/board/state/venue-clock.tsx';
import { handOverText, waitsForText, words } from '#features/board/words.ts';
import css from './ready-slip.module.css';

function Waiting({ since }: { since: number }) {
  const waited = Math.max(0, useVenueNow() - since);
  return (
    <span className={cx(css.waiting, waitsLong(waited) && css.long)}>
      {countdownText(waited)} {words.waiting}
    </span>
  );
}

/** An order that waits to be fetched: one row, of which the left part opens the details. */
export const ReadySlip = memo(function ReadySlip({ order }: { order: StationOrder }) {
  const { can, bump, open } = useBoardActions();
  const mayMove = can('move_orders') && !order.waitsFor;
  const text = handOverText(order.fulfilment_type);
  return (
    <li data-slip={order.id} className={css.item}>
      <Slip folded aria-label={`${words.order} ${order.number}, ${order.who}`}>
        <SlipHead
          good
          number={order.number}
          icon={<FulfilmentIcon type={order.fulfilment_type} />}
          title={<span className={css.who}>{order.who}</span>}
          note={
            <>
              {order.waitsFor ? (
                <span className={css.waiting}>{waitsForText(order.waitsFor)}</span>
              ) : (
                <Waiting since={order.since} />
              )}
              <OwesNote order={order} />
              {order.contactless !== '' && <span className={css.contactless}>{order.contactless}</span>}
            </>
          }
        />
        {mayMove && (
          <Button
            data-main
            size="s"
            shape="block"
            kind="quiet"
            icon={<IconCheck />}
            aria-label={`${text} ${order.number}`}
            className={css.bump}
            onClick={() => bump(order, 'ready')}
          >
            {text}
          </Button>
        )}
      </Slip>
      <button
        type="button"
        aria-label={`${words.more} ${order.number}`}
        data-main={mayMove ? undefined : true}
        className={css.details}
        onClick={() => open(order.id)}
      />
    </li>
  );
});
