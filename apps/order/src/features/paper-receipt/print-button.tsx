import type { Eftpos } from '@servery/contract/calls/customer/terminal';
import { laterTexts } from '@servery/domain/messages/later-texts';
import { networkError, toastMs } from '@servery/domain/messages/texts';
import { Button, type ButtonProps } from '@servery/ui/actions/button';
import { IconPrinter } from '@servery/ui/foundations/icon-more';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { facts } from '#api/app-facts.ts';
import { call } from '#api/call.ts';
import { laterKeys } from '#api/later-keys.ts';
import { platform } from '#platform/browser.ts';
import { sayBad, sayInfo } from '#state/toasts.ts';
import { t } from '#features/paper-receipt/texts.ts';

type Props = Pick<ButtonProps, 'size' | 'shape' | 'className' | 'disabled'> & {
  orderId: string;
  onPrinted?: () => void;
  /** While it is being printed nobody is sent away from it. */
  onPrinting?: (isPrinting: boolean) => void;
};

/** Has the receipt printed at the venue's printer. Where it has none, the paper of the screen goes through the device's own. */
export function PrintButton({ orderId, onPrinted, onPrinting, ...look }: Props) {
  const [busy, setBusy] = useState(false);
  const client = useQueryClient();
  if (!facts.brand.flags.print_docket) return null;
  const print = async () => {
    setBusy(true);
    onPrinting?.(true);
    const eftpos = client.getQueryData<Eftpos>(laterKeys.eftpos);
    const pos_guid = eftpos?.pos_guid || (platform.device().device_uuid ?? '');
    const result = await call('PrintQueue.add', { pos_guid, order_id: orderId });
    setBusy(false);
    onPrinting?.(false);
    if (!result.ok) return sayBad(result.code === 'network' ? networkError('PQ1') : result.message);
    if (result.value.queued === 0) platform.print();
    sayInfo(laterTexts.receiptPrinting, toastMs.printStatus);
    onPrinted?.();
  };
  return (
    <Button kind="raised" icon={<IconPrinter />} {...look} busy={busy} onClick={() => void print()}>
      {t.printReceipt}
    </Button>
  );
}
