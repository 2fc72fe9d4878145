import type { BoardOrder } from '@servery/contract/entities/board';
import { Status } from '@servery/ui/actions/badge';
import { owesText } from '#features/board/words.ts';

/** Whoever hands the order over sees that it is not paid. */
export function OwesNote({ order }: { order: BoardOrder }) {
  return order.paid === 1 ? null : (
    <Status tone="highlight" coloured>
      {owesText(order)}
    </Status>
  );
}
