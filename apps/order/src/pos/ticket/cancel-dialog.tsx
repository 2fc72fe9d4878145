import { Button } from '@servery/ui/actions/button';
import { Dialog } from '@servery/ui/overlays/sheet';
import { Text } from '@servery/ui/foundations/text';
import { itemsText } from '#ordering/cart-counts.ts';
import { useDeviceVenue } from '#state/device-venue.ts';
import type { CartScreen } from '#ordering/cart-errors.ts';
import { useStartOver } from '#ordering/use-start-over.ts';
import { more } from '#shared/more-texts.ts';
import { t } from '#pos/ticket/texts.ts';

export type CancelDialogProps = {
  open: boolean;
  onClose: () => void;
  onCancelled?: () => void;
  on?: CartScreen;
};

export function CancelDialog({ open, onClose, onCancelled, on }: CancelDialogProps) {
  const { order } = useDeviceVenue();
  const { startOver } = useStartOver(on);
  const cancel = async () => {
    onClose();
    await startOver();
    onCancelled?.();
  };
  return (
    <Dialog open={open} onClose={onClose} title={t.cancelOrder}>
      <Text>{t.cancelNote({ items: itemsText(order.num_items) })}</Text>
      <Button kind="bad" shape="block" wide onClick={() => void cancel()}>
        {more.cancelOrder}
      </Button>
      <Button kind="quiet" shape="block" wide onClick={onClose}>
        {t.keepOrder}
      </Button>
    </Dialog>
  );
}
