import { Button, type ButtonLook } from '@servery/ui/actions/button';
import { useConnection } from '#state/connection.ts';
import { useRepeatOrder } from '#ordering/use-repeat-order.ts';
import { t } from '#features/account/texts.ts';

type Repeated = { id: string; pos_order_id: string; store_id: number; menu_id: number; menu_name: string };
type Props = ButtonLook & { order: Repeated; className?: string };

/** Puts what it was into the cart again. Without a connection nothing can be put there. One with a price stands on the order itself, and needs no number. */
export function RepeatButton({ order, ...look }: Props) {
  const { id, pos_order_id: number, store_id, menu_id, menu_name } = order;
  const { repeat, busy } = useRepeatOrder({ store_id, menu_id, menu_name, component: 'orders' });
  const online = useConnection((connection) => connection.online);
  return (
    <Button
      {...look}
      busy={busy}
      disabled={!online}
      aria-label={look.end === undefined ? t.repeatOrder({ number }) : undefined}
      onClick={() => void repeat(id)}
    >
      {t.repeat}
    </Button>
  );
}
