import { Button } from '@servery/ui/button';
import { IconRotateCcw } from '@servery/ui/icon';
import { Sheet } from '@servery/ui/sheet';
import { Stack } from '@servery/ui/stack';
import { Display, Text } from '@servery/ui/text';
import { useNavigate } from '@tanstack/react-router';
import { itemsText } from '#state/cart-counts.ts';
import { useOwnVenue } from '#state/own-venue.ts';
import { useStartOver } from '#state/use-start-over.ts';
import css from './idle-guard.module.css';

/** A stray touch on 'Start over' must not cost somebody their order. */
export function StartOverSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { order } = useOwnVenue();
  const navigate = useNavigate();
  const { startOver } = useStartOver();
  const leave = async () => {
    onClose();
    await navigate({ to: '/', replace: true });
    await startOver();
  };
  return (
    <Sheet open={open} onClose={onClose} title="Start over?" hideTitle dismissable={false} align="center">
      <Display as="h2" size="title">
        Start over?
      </Display>
      <Text size={20} tone="soft">
        {order.num_items > 0
          ? `Your order of ${itemsText(order.num_items)} will be cleared.`
          : 'We go back to the first screen.'}
      </Text>
      <Stack gap={3} className={css.actions}>
        <Button size="l" wide onClick={onClose}>
          Keep ordering
        </Button>
        <Button kind="line" wide icon={<IconRotateCcw />} onClick={() => void leave()}>
          Clear and start over
        </Button>
      </Stack>
    </Sheet>
  );
}
