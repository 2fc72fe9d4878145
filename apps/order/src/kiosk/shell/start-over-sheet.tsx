import { Button } from '@servery/ui/actions/button';
import { IconRotateCcw } from '@servery/ui/foundations/icon-more';
import { Sheet } from '@servery/ui/overlays/sheet';
import { Stack } from '@servery/ui/foundations/stack';
import { Display, Text } from '@servery/ui/foundations/text';
import { useNavigate } from '@tanstack/react-router';
import { itemsText } from '#ordering/cart-counts.ts';
import { useDeviceVenue } from '#state/device-venue.ts';
import { useStartOver } from '#ordering/use-start-over.ts';
import css from './idle-guard.module.css';
import { t } from '#kiosk/shell/texts.ts';

/** A stray touch on 'Start over' must not cost somebody their order. */
export function StartOverSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { order } = useDeviceVenue();
  const navigate = useNavigate();
  const { startOver } = useStartOver();
  const leave = async () => {
    onClose();
    await navigate({ to: '/', replace: true });
    await startOver();
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t.startOverTitle}
      hideTitle
      dismissable={false}
      align="center"
    >
      <Display as="h2" size="title">
        {t.startOverTitle}
      </Display>
      <Text size={20} tone="soft">
        {order.num_items > 0 ? t.clearNote({ items: itemsText(order.num_items) }) : t.backNote}
      </Text>
      <Stack gap={3} className={css.actions}>
        <Button size="l" wide onClick={onClose}>
          {t.keepOrdering}
        </Button>
        <Button kind="line" wide icon={<IconRotateCcw />} onClick={() => void leave()}>
          {t.clearAndStartOver}
        </Button>
      </Stack>
    </Sheet>
  );
}
