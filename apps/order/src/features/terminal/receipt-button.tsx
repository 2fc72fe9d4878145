import { toastMs } from '@servery/domain/messages/texts';
import { methodText } from '@servery/domain/payments/methods';
import { Button, type ButtonProps } from '@servery/ui/actions/button';
import { IconPrinter } from '@servery/ui/foundations/icon-more';
import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { call } from '#api/call.ts';
import { t } from '#features/terminal/texts.ts';
import { usePaired } from '#features/terminal/use-paired.ts';
import { platform } from '#platform/browser.ts';
import { sayBad, sayInfo } from '#state/toasts.ts';
import css from './receipt-button.module.css';

type Props = Pick<ButtonProps, 'size' | 'shape' | 'className'> & {
  order: { id: string; payment_method: string };
  onPrinted?: () => void;
};

/** Comes out by itself where the venue has a printer for it; the server prints it once, however often it is asked. */
function useFirstCopy(wanted: boolean, orderId: string): void {
  const ask = useEffectEvent(async () => {
    const said = await call('Linkly.receipt', { order_id: orderId, by_itself: 1 });
    if (!said.ok) sayBad(said.message);
  });
  useEffect(() => {
    if (wanted) void ask();
  }, [wanted]);
}

/** The customer's copy of the pinpad, on the printer of this screen. */
export function EftposReceiptButton({ order, onPrinted, ...look }: Props) {
  const paired = usePaired();
  const [lines, setLines] = useState<readonly string[]>([]);
  const paidHere = paired && order.payment_method === methodText('eftpos');
  useFirstCopy(paidHere, order.id);
  if (!paidHere) return null;
  const print = async () => {
    const said = await call('Linkly.receipt', { order_id: order.id });
    if (!said.ok) {
      sayBad(said.message);
      return;
    }
    if (said.value.queued === 0) {
      flushSync(() => setLines(said.value.lines));
      platform.print();
      setLines([]);
    }
    sayInfo(t.receiptPrinting, toastMs.printStatus);
    onPrinted?.();
  };
  return (
    <>
      <Button kind="raised" icon={<IconPrinter />} {...look} onClick={() => void print()}>
        {t.eftposReceipt}
      </Button>
      {lines.length > 0 ? <pre className={css.paper}>{lines.join('\n')}</pre> : null}
    </>
  );
}
