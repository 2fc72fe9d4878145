import type { BoardOrder } from '@servery/contract/entities/board';
import { Status } from '@servery/ui/actions/badge';
import { dueTime } from '#features/board/rules/venue-time.ts';
import { useVenueNow, useZone } from '#features/board/state/venue-clock.tsx';
import { t } from '#features/board/texts.ts';

/** Whoever has begun with it sees that it is not what it was. */
export function ChangedNote({ order }: { order: BoardOrder }) {
  const now = useVenueNow();
  const zone = useZone();
  return order.edited === 0 ? null : (
    <Status tone="highlight" coloured>
      {t.changedAt({ time: dueTime(order.edited, now, zone) })}
    </Status>
  );
}
