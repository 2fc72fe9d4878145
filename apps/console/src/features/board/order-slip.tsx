import { rich } from '@servery/ui/foundations/rich';
import { t } from '#features/board/texts.ts';
import type { BoardOrder } from '@servery/contract/entities/board';
import { Button } from '@servery/ui/actions/button';
import { IconButton } from '@servery/ui/actions/icon-button';
import { IconTriangleAlert } from '@servery/ui/foundations/icon';
import { IconEllipsis, IconMessageSquareText } from '@servery/ui/foundations/icon-more';
import { Slip, SlipHead, SlipNote, TimePill } from '@servery/ui/staff/slip';
import { memo } from 'react';
import { useBoardActions } from '#features/board/board-context.ts';
import { ChangedNote } from '#features/board/changed-note.tsx';
import { OwesNote } from '#features/board/owes-note.tsx';
import { FulfilmentIcon } from '#order/fulfilment-icon.tsx';
import type { Column } from '#features/board/rules/columns.ts';
import { countdownText, heatOf, leftShare } from '#features/board/rules/heat.ts';
import { dueTime } from '#features/board/rules/venue-time.ts';
import { SlipLines } from '#features/board/slip-lines.tsx';
import { useVenueNow, useZone } from '#features/board/state/venue-clock.tsx';
import { ContactlessNote, DetailsNote } from '#features/board/details-note.tsx';
import { cameBy, words } from '#features/board/words.ts';
import css from './order-slip.module.css';

type Props = { order: BoardOrder; column: Column; first: boolean };

function Foot({ order, column, pressing }: Props & { pressing: boolean }) {
  const { can, bump, open } = useBoardActions();
  const now = useVenueNow();
  const zone = useZone();
  const mayMove = can('move_orders');
  return (
    <div className={css.foot}>
      <p className={css.due}>{rich(t.due.parts({ time: <b>{dueTime(order.due, now, zone)}</b> }))}</p>
      <IconButton
        label={t.details({ number: order.number })}
        icon={<IconEllipsis />}
        className={css.more}
        data-main={mayMove ? undefined : true}
        onClick={() => open(order.id)}
      />
      {mayMove && (
        <Button
          data-main
          size="s"
          shape="block"
          kind={pressing ? 'primary' : 'soft'}
          aria-label={`${column.bump} ${order.number}`}
          onClick={() => bump(order, column.id)}
        >
          {column.bump}
        </Button>
      )}
    </div>
  );
}

/** An order that is still to be made. */
export const OrderSlip = memo(function OrderSlip({ order, column, first }: Props) {
  const now = useVenueNow();
  const left = order.due - now;
  const heat = heatOf(left);
  return (
    <li data-slip={order.id} className={css.item}>
      <Slip
        heat={heat}
        left={leftShare(order, now)}
        aria-label={`${words.order} ${order.number}, ${order.who}`}
      >
        <SlipHead
          number={order.number}
          icon={<FulfilmentIcon type={order.fulfilment_type} />}
          title={<span className={css.who}>{order.who}</span>}
          note={
            <>
              {cameBy(order)} <OwesNote order={order} /> <ChangedNote order={order} />
            </>
          }
          end={<TimePill heat={heat}>{countdownText(left)}</TimePill>}
        />
        {order.allergy !== '' && (
          <SlipNote tone="bad" icon={<IconTriangleAlert />}>
            {order.allergy}
          </SlipNote>
        )}
        <SlipLines lines={order.lines} />
        <DetailsNote order={order} />
        <ContactlessNote order={order} />
        {order.note !== '' && (
          <SlipNote tone="highlight" icon={<IconMessageSquareText />}>
            {order.note}
          </SlipNote>
        )}
        <Foot order={order} column={column} first={first} pressing={first || heat === 'late'} />
      </Slip>
    </li>
  );
});
