import type { BoardOrder } from '@servery/contract/entities/board';
import { canEdit } from '@servery/domain/order-edit/edit';
import { isActive, isCancelled } from '@servery/domain/orders/status';
import { Button, LinkButton } from '@servery/ui/actions/button';
import { IconBanknote, IconPencil, IconPrinter, IconUndo2 } from '@servery/ui/foundations/icon-more';
import { Sheet } from '@servery/ui/overlays/sheet';
import { createLink } from '@tanstack/react-router';
import { useState } from 'react';
import { useBoardActions } from '#features/board/board-context.ts';
import { OrderFacts } from '#features/board/order-facts.tsx';
import { useTakeOrder } from '#features/board/state/use-moves.ts';
import { words } from '#features/board/words.ts';
import { CancelForm } from '#order/cancel-form.tsx';
import { cancelKindOf, cancelText } from '#order/cancel-words.ts';
import { TakePaymentForm } from '#order/take-payment-form.tsx';

const PrintLink = createLink(LinkButton);
const OrderLink = createLink(LinkButton);

type FootProps = { order: BoardOrder; onCancel: () => void; onPay: () => void };

function SheetFoot({ order, onCancel, onPay }: FootProps) {
  const { can } = useBoardActions();
  return (
    <>
      {can('take_payments') && order.paid === 0 && !isCancelled(order.nstatus) && (
        <Button size="s" icon={<IconBanknote />} onClick={onPay}>
          {words.takePayment}
        </Button>
      )}
      <PrintLink to="/print/$id" params={{ id: order.id }} kind="quiet" size="s" icon={<IconPrinter />}>
        {words.print}
      </PrintLink>
      {can('edit_orders') && canEdit(order.nstatus) && (
        <OrderLink
          to="/orders"
          search={{ order: order.id, edit: true }}
          kind="quiet"
          size="s"
          icon={<IconPencil />}
        >
          {words.edit}
        </OrderLink>
      )}
      {can('refund_orders') && order.paid === 1 && (
        <OrderLink to="/orders" search={{ order: order.id }} kind="quiet" size="s" icon={<IconUndo2 />}>
          {words.refund}
        </OrderLink>
      )}
      {can('cancel_orders') && isActive(order.nstatus) && (
        <Button kind="line" size="s" onClick={onCancel}>
          {cancelText(cancelKindOf(order))}…
        </Button>
      )}
    </>
  );
}

type Props = { order: BoardOrder | undefined; onClose: () => void };

/** All that is known of one order, its docket, and the way to call it off. */
export function OrderSheet({ order, onClose }: Props) {
  const [shown, setShown] = useState(order);
  const [asking, setAsking] = useState<'withdraw' | 'pay'>();
  const back = () => setAsking(undefined);
  const take = useTakeOrder();
  if (order && order !== shown) setShown(order);
  if (!order && asking) back();
  if (!shown) return null;
  return (
    <Sheet
      open={order !== undefined}
      onClose={onClose}
      size="l"
      title={`${words.order} ${shown.number}`}
      foot={
        asking ? undefined : (
          <SheetFoot order={shown} onCancel={() => setAsking('withdraw')} onPay={() => setAsking('pay')} />
        )
      }
    >
      {asking === 'withdraw' && (
        <CancelForm
          order={shown}
          onKeep={back}
          onCancelled={async (ended) => {
            await take(ended);
            onClose();
          }}
        />
      )}
      {asking === 'pay' && <TakePaymentForm order={shown} onDone={back} />}
      {!asking && <OrderFacts order={shown} />}
    </Sheet>
  );
}
