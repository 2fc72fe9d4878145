import type { BoardOrder } from '@servery/contract/entities/board';
import { IconClipboardList, IconPackage } from '@servery/ui/icon';
import { SlipNote } from '@servery/ui/slip';
import { toldText, words } from '#features/board/words.ts';

type Told = Pick<BoardOrder, 'details' | 'contactless'>;

/** What the venue asked at the checkout and was told, and how it is handed over. */
export function ToldNotes({ order }: { order: Told }) {
  return (
    <>
      {order.details.length > 0 && (
        <SlipNote tone="highlight" icon={<IconClipboardList />}>
          {toldText(order.details)}
        </SlipNote>
      )}
      {order.contactless !== '' && (
        <SlipNote tone="highlight" icon={<IconPackage />}>
          {words.contactless}: {order.contactless}
        </SlipNote>
      )}
    </>
  );
}
