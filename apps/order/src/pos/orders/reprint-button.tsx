import { networkError, toastMs } from '@servery/domain/messages/texts';
import { Button } from '@servery/ui/actions/button';
import { IconChefHat } from '@servery/ui/foundations/icon-more';
import { useState } from 'react';
import { call } from '#api/call.ts';
import { sayBad, sayInfo } from '#state/toasts.ts';
import { t } from '#pos/orders/texts.ts';

/** The kitchen’s dockets once more, marked COPY, at the kitchen’s own printers. */
export function ReprintButton({ orderId }: { orderId: string }) {
  const [busy, setBusy] = useState(false);
  const reprint = async () => {
    setBusy(true);
    const result = await call('TillOrder.reprint', { order_id: orderId });
    setBusy(false);
    if (!result.ok) return sayBad(result.code === 'network' ? networkError('RD1') : result.message);
    return sayInfo(t.docketsPrinting({ papers: result.value.papers }), toastMs.printStatus);
  };
  return (
    <Button kind="quiet" shape="block" icon={<IconChefHat />} busy={busy} onClick={() => void reprint()}>
      {t.reprintDockets}
    </Button>
  );
}
