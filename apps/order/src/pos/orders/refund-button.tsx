import type { CallOutput } from '@servery/contract/registry';
import { Button } from '@servery/ui/actions/button';
import { IconUndo2 } from '@servery/ui/foundations/icon-more';
import { Dialog } from '@servery/ui/overlays/sheet';
import { useState } from 'react';
import { RefundForm } from '#pos/orders/refund-form.tsx';
import { t } from '#pos/orders/texts.ts';

type Shown = CallOutput<'TillOrder.show'>;

/** Money back, in cash or by what it was paid with, with the reason and who gave it. */
export function RefundButton({ shown }: { shown: Shown }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="quiet" shape="block" icon={<IconUndo2 />} onClick={() => setOpen(true)}>
        {t.refund}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t.refundOrder({ number: shown.order.number })}
        size="m"
      >
        <RefundForm shown={shown} />
      </Dialog>
    </>
  );
}
