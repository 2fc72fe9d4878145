import { Button } from '@servery/ui/actions/button';
import { EmptyState } from '@servery/ui/feedback/empty';
import { IconRefreshCw } from '@servery/ui/foundations/icon';
import { Loading, Skeleton } from '@servery/ui/feedback/skeleton';
import { words } from '#features/board/words.ts';
import css from './board-states.module.css';

const SHAPE = [
  { id: 'new', heights: [9, 11, 9.5] },
  { id: 'confirmed', heights: [12, 8, 12.5] },
  { id: 'progress', heights: [10, 9] },
  { id: 'ready', heights: [4, 4.01, 4.02, 4.03] },
];

/** The board's own shape, before the first answer. */
export function BoardLoading() {
  return (
    <main className={css.whole}>
      <h1 className="visually-hidden">{words.room}</h1>
      <Loading label={words.loading} className={css.columns}>
        {SHAPE.map(({ id, heights }) => (
          <div key={id} className={css.column}>
            <Skeleton shape="title" width="40%" />
            {heights.map((height) => (
              <Skeleton key={height} shape="block" height={`${height}rem`} />
            ))}
          </div>
        ))}
      </Loading>
    </main>
  );
}

export function BoardFailed({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <main className={css.middle}>
      <h1 className="visually-hidden">{words.room}</h1>
      <EmptyState
        title={words.failedTitle}
        action={
          <Button icon={<IconRefreshCw />} onClick={onRetry}>
            {words.retry}
          </Button>
        }
      >
        {message}
      </EmptyState>
    </main>
  );
}

export function BoardEmpty() {
  return (
    <div className={css.middle}>
      <EmptyState title={words.emptyTitle}>{words.emptyNote}</EmptyState>
    </div>
  );
}
