import type { BoardOrder } from '@servery/contract/entities/board';
import { isActive } from '@servery/domain/orders/status';
import { Button, LinkButton } from '@servery/ui/button';
import { IconPrinter, IconUndo2 } from '@servery/ui/icon';
import { Sheet } from '@servery/ui/sheet';
import { createLink } from '@tanstack/react-router';
import { useState } from 'react';
import { useBoardActions } from '#features/board/board-context.ts';
import { OrderFacts } from '#features/board/order-facts.tsx';
import { type Withdrawal, withdrawText, words } from '#features/board/words.ts';
import { WithdrawForm } from '#features/board/withdraw-form.tsx';

const PrintLink = createLink(LinkButton);
const OrderLink = createLink(LinkButton);

const withdrawalOf = (order: BoardOrder): Withdrawal => (order.nstatus === 1 ? 'reject' : 'cancel');

function SheetFoot({ order, onWithdraw }: { order: BoardOrder; onWithdraw: () => void }) {
  const { can } = useBoardActions();
  return (
    <>
      <PrintLink to="/print/$id" params={{ id: order.id }} kind="quiet" size="s" icon={<IconPrinter />}>
        {words.print}
      </PrintLink>
      {can('refund_orders') && order.paid === 1 && (
        <OrderLink to="/orders" search={{ order: order.id }} kind="quiet" size="s" icon={<IconUndo2 />}>
          {words.refund}
        </OrderLink>
      )}
      {can('cancel_orders') && isActive(order.nstatus) && (
        <Button kind="line" size="s" onClick={onWithdraw}>
          {withdrawText(withdrawalOf(order))}…
        </Button>
      )}
    </>
  );
}

type Props = { order: BoardOrder | undefined; onClose: () => void };

/** All that is known of one order, its docket, and the way to call it off. */
export function OrderSheet({ order, onClose }: Props) {
  const [shown, setShown] = useState(order);
  const [asking, setAsking] = useState(false);
  if (order && order !== shown) setShown(order);
  if (!order && asking) setAsking(false);
  if (!shown) return null;
  return (
    <Sheet
      open={order !== undefined}
      onClose={onClose}
      size="l"
      title={`${words.order} ${shown.number}`}
      foot={asking ? undefined : <SheetFoot order={shown} onWithdraw={() => setAsking(true)} />}
    >
      {asking ? (
        <WithdrawForm
          order={shown}
          kind={withdrawalOf(shown)}
          onKeep={() => setAsking(false)}
          onDone={onClose}
        />
      ) : (
        <OrderFacts order={shown} />
      )}
    </Sheet>
  );
}
