import { type CSSProperties, useMemo } from 'react';
import { OrderSlip } from '#features/board/order-slip.tsx';
import { ReadySlip } from '#features/board/ready-slip.tsx';
import { type Column, columns, type Grouped } from '#features/board/rules/columns.ts';
import { tracksOf } from '#features/board/rules/tracks.ts';
import { SlideRegion } from '#features/board/slide-region.tsx';
import { words } from '#features/board/words.ts';
import css from './board-columns.module.css';

const arrangementOf = (grouped: Grouped): string =>
  columns.map(({ id }) => grouped[id].map((order) => order.id).join(',')).join('|');

function ColumnView({ column, grouped }: { column: Column; grouped: Grouped }) {
  const orders = grouped[column.id];
  return (
    <section aria-label={column.title} className={css.column}>
      <h2 className={css.title}>
        {column.title} <span>{orders.length}</span>
      </h2>
      {orders.length === 0 && <p className={css.empty}>{words.emptyColumn}</p>}
      <ol data-column={column.id} className={css.stack}>
        {orders.map((order, at) =>
          column.id === 'ready' ? (
            <ReadySlip key={order.id} order={order} />
          ) : (
            <OrderSlip key={order.id} order={order} column={column} first={at === 0} />
          ),
        )}
      </ol>
    </section>
  );
}

type Props = { grouped: Grouped; root: HTMLElement | null; onRoot: (root: HTMLElement | null) => void };

export function BoardColumns({ grouped, root, onRoot }: Props) {
  const arrangement = useMemo(() => arrangementOf(grouped), [grouped]);
  const tracks = tracksOf(columns.map(({ id }) => grouped[id].length));
  return (
    <div ref={onRoot} className={css.columns} style={{ '--tracks': tracks } as CSSProperties}>
      <SlideRegion root={root} arrangement={arrangement}>
        {columns.map((column) => (
          <ColumnView key={column.id} column={column} grouped={grouped} />
        ))}
      </SlideRegion>
    </div>
  );
}
