import type { StandingNextDay } from '@servery/contract/calls/console/standing';
import { Button } from '@servery/ui/actions/button';
import { Row } from '@servery/ui/foundations/stack';
import { Sheet } from '@servery/ui/overlays/sheet';
import { Text } from '@servery/ui/foundations/text';
import { useStandingDeed } from '#features/standing/use-standing-deeds.ts';
import { sayGood } from '#toasts/toaster.ts';
import { t } from '#features/standing/texts.ts';

type Props = { next: StandingNextDay; day: string; open: boolean; onClose: () => void };

/** Asked first: it cannot be undone. */
export function PlaceNow({ next, day, open, onClose }: Props) {
  const { mutate, isPending } = useStandingDeed('ConsoleStanding.place', ({ orders }) => {
    onClose();
    sayGood(t.placingNow({ count: orders }));
  });
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t.placeNowTitle}
      kind="dialog"
      size="s"
      foot={
        <Row wrap>
          <Button kind="line" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button busy={isPending} onClick={() => mutate({ date: next.date })}>
            {t.placeNowYes}
          </Button>
        </Row>
      }
    >
      <Text>{t.placeNowNote({ day })}</Text>
    </Sheet>
  );
}
