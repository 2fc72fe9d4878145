import { toastMs } from '@servery/domain/messages/texts';
import { laterTexts } from '@servery/domain/messages/later-texts';
import { Button, type ButtonProps } from '@servery/ui/actions/button';
import { IconPrinter } from '@servery/ui/foundations/icon';
import { facts } from '#api/app-facts.ts';
import { platform } from '#platform/browser.ts';
import { sayInfo } from '#state/toasts.ts';
import { t } from '#features/paper-receipt/texts.ts';

type Props = Pick<ButtonProps, 'size' | 'shape' | 'className' | 'disabled'> & { onPrinted?: () => void };

/** Puts the paper receipt of the screen through the device's printer, where the brand has one. */
export function PrintButton({ onPrinted, ...look }: Props) {
  if (!facts.brand.flags.print_docket) return null;
  const print = () => {
    platform.print();
    sayInfo(laterTexts.receiptPrinting, toastMs.printStatus);
    onPrinted?.();
  };
  return (
    <Button kind="raised" icon={<IconPrinter />} {...look} onClick={print}>
      {t.printReceipt}
    </Button>
  );
}
