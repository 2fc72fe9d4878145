import type { BoardOrder } from '@servery/contract/entities/board';
import { IconClipboardList, IconPackage } from '@servery/ui/foundations/icon-more';
import { SlipNote } from '@servery/ui/staff/slip';
import { detailText, words } from '#features/board/words.ts';
import css from './details-note.module.css';

/** How an order is handed over, where that is without contact. */
export function ContactlessNote({ order }: { order: Pick<BoardOrder, 'contactless'> }) {
  if (order.contactless === '') return null;
  return (
    <SlipNote tone="highlight" icon={<IconPackage />}>
      {words.contactless}: {order.contactless}
    </SlipNote>
  );
}

/** What the venue asked at the checkout and was told, line by line. */
export function DetailsNote({ order }: { order: Pick<BoardOrder, 'details'> }) {
  if (order.details.length === 0) return null;
  return (
    <SlipNote tone="highlight" icon={<IconClipboardList />}>
      <span className={css.lines}>
        {order.details.map((detail) => (
          <span key={detail.label}>{detailText(detail)}</span>
        ))}
      </span>
    </SlipNote>
  );
}
