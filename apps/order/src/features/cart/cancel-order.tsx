import type { Merchant } from '@servery/contract/entities/merchant';
import { TextButton } from '@servery/ui/button';
import { Text } from '@servery/ui/text';
import { useState } from 'react';
import css from '#features/cart/cart.module.css';
import { ConfirmDialog } from '#features/cart/confirm-dialog.tsx';
import type { CartScreen } from '#state/cart-errors.ts';
import { useDevice } from '#state/device.ts';
import { useCart } from '#state/use-cart.ts';
import { useCan } from '#variants/can.ts';

type Props = { merchant: Merchant; on?: CartScreen; onDone?: () => void };

/** Throws the whole order away, after asking. */
export function CancelOrder({ merchant, on = 'cart', onDone }: Props) {
  const can = useCan();
  const [asking, setAsking] = useState(false);
  const { clear } = useCart(merchant, on);
  const { setFulfilment, leaveSteps } = useDevice((device) => device);
  if (!can('cancel_order')) return null;
  const cancel = async () => {
    const result = await clear.mutateAsync();
    if (!result.ok) return;
    setFulfilment(null);
    leaveSteps();
    onDone?.();
  };
  return (
    <div className={css.cancel}>
      <TextButton tone="bad" pad onClick={() => setAsking(true)}>
        Cancel Order
      </TextButton>
      <ConfirmDialog
        open={asking}
        title="Cancel this order?"
        confirm="Cancel Order"
        keep="Keep my order"
        onClose={() => setAsking(false)}
        onConfirm={() => void cancel()}
      >
        <Text tone="soft">Everything in your cart is removed.</Text>
      </ConfirmDialog>
    </div>
  );
}
