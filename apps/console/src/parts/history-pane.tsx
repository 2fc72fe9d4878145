import type { EditEntry } from '@servery/contract/entities/edit';
import { Button } from '@servery/ui/actions/button';
import { EmptyState } from '@servery/ui/feedback/empty';
import { Loading, Skeleton } from '@servery/ui/feedback/skeleton';
import { useInfiniteQuery } from '@tanstack/react-query';
import { callOrThrow } from '#api/call.ts';
import { type EditedAction, type EditRoom, historyKey } from '#api/edit-room.ts';
import { useUndo } from '#edits/use-edit.ts';
import { whenText } from '#order/when.ts';
import { Pane } from '#parts/pane.tsx';
import css from './history-pane.module.css';
import { t } from '#parts/texts.ts';

type Undo = { isPending: boolean; variables: number | undefined; mutate: (editId: number) => void };
function Edit({ edit, zone, undo }: { edit: EditEntry; zone: string; undo: Undo }) {
  const isBusy = undo.isPending && undo.variables === edit.id;
  return (
    <li className={css.edit}>
      <div>
        {edit.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {edit.more > 0 && <p>{t.andMore({ count: edit.more })}</p>}
        <small>
          {edit.who}, {whenText(edit.at, zone)}
        </small>
      </div>
      {edit.undone === 1 ? (
        <small>{t.undone}</small>
      ) : (
        <Button kind="line" size="xs" busy={isBusy} onClick={() => undo.mutate(edit.id)}>
          {t.undo}
        </Button>
      )}
    </li>
  );
}

type Props = { room: EditRoom; zone: string; onClose: () => void };
type Load = (
  name: `${EditedAction}.history`,
  input: { before?: number },
  signal: AbortSignal,
) => Promise<{ edits: EditEntry[]; more: boolean }>;

/** Who changed what, the latest first; each can be taken back while nothing else was changed on top of it. */
export function HistoryPane({ room, zone, onClose }: Props) {
  const undo = useUndo(room);
  const { data, isPending, error, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: historyKey(room),
    queryFn: ({ pageParam, signal }) =>
      (callOrThrow as Load)(`${room.action}.history`, pageParam === 0 ? {} : { before: pageParam }, signal),
    initialPageParam: 0,
    getNextPageParam: ({ edits, more }) => (more ? edits.at(-1)?.id : undefined),
  });
  const edits = data?.pages.flatMap((page) => page.edits) ?? [];
  return (
    <Pane title={t.history} onClose={onClose}>
      {isPending && (
        <Loading label={t.loading}>
          <Skeleton shape="block" height="3rem" />
        </Loading>
      )}
      {error && <EmptyState title={t.historyFailed}>{error.message}</EmptyState>}
      {data && edits.length === 0 && <EmptyState title={t.noHistory}>{t.noHistoryNote}</EmptyState>}
      <ol className={css.edits}>
        {edits.map((edit) => (
          <Edit key={edit.id} edit={edit} zone={zone} undo={undo} />
        ))}
      </ol>
      {hasNextPage && (
        <Button kind="line" size="s" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t.earlier}
        </Button>
      )}
    </Pane>
  );
}
