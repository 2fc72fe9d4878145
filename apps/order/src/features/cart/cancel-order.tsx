import type { Merchant } from '@servery/contract/entities/merchant';
import { TextButton } from '@servery/ui/actions/button';
import { Text } from '@servery/ui/foundations/text';
import { useState } from 'react';
import css from '#features/cart/cart.module.css';
import { ConfirmDialog } from '#features/cart/confirm-dialog.tsx';
import type { CartScreen } from '#ordering/cart-errors.ts';
import { useDevice } from '#state/device.ts';
import { useCart } from '#ordering/use-cart.ts';
import { useCan } from '#shared/can.ts';
import { more } from '#shared/more-texts.ts';
import { t } from '#features/cart/texts.ts';

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
        {more.cancelOrder}
      </TextButton>
      <ConfirmDialog
        open={asking}
        title={t.cancelThisOrder}
        confirm={more.cancelOrder}
        keep={t.keepMyOrder}
        onClose={() => setAsking(false)}
        onConfirm={() => void cancel()}
      >
        <Text tone="soft">{t.cancelNote}</Text>
      </ConfirmDialog>
    </div>
  );
}
