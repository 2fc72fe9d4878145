import type { BoardOrder, ConsoleUser } from '@servery/contract/entities/board';
import { canEdit } from '@servery/domain/order-edit/edit';
import { isActive } from '@servery/domain/orders/status';
import { Button } from '@servery/ui/actions/button';
import { IconPencil } from '@servery/ui/foundations/icon-more';
import { Sheet } from '@servery/ui/overlays/sheet';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { boardQuery } from '#api/board-query.ts';
import { casesQuery } from '#api/cases-query.ts';
import { orderKey, ordersKey } from '#api/orders-query.ts';
import { CancelForm } from '#order/cancel-form.tsx';
import { cancelKindOf, cancelText } from '#order/cancel-words.ts';
import css from './order-panel.module.css';
import { t } from '#features/orders/texts.ts';

type Props = { order: BoardOrder; permissions: ConsoleUser['permissions']; onEdit: () => void };

/** Always in reach: the order is called off, or changed. */
export function OrderFoot({ order, permissions, onEdit }: Props) {
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const mayCancel = isActive(order.nstatus) && permissions.includes('cancel_orders');
  const mayEdit = canEdit(order.nstatus) && permissions.includes('edit_orders');
  if (!mayCancel && !mayEdit) return null;
  const close = () => setAsking(false);
  const cancelled = async () => {
    const keys = [ordersKey, orderKey, casesQuery.queryKey, boardQuery.queryKey];
    await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
    close();
  };
  return (
    <footer className={css.foot}>
      {mayCancel && (
        <Button kind="line" size="s" className={css.cancel} onClick={() => setAsking(true)}>
          {cancelText(cancelKindOf(order))}…
        </Button>
      )}
      {mayEdit && (
        <Button kind="line" size="s" icon={<IconPencil />} onClick={onEdit}>
          {t.edit}
        </Button>
      )}
      <Sheet
        open={asking}
        onClose={close}
        kind="dialog"
        size="m"
        title={t.orderNumber({ number: order.number })}
      >
        <CancelForm order={order} onKeep={close} onCancelled={cancelled} />
      </Sheet>
    </footer>
  );
}
