import type { NewsMessage, NewsRoom } from '@servery/contract/entities/news';
import { segmentText } from '@servery/domain/news/segment';
import { Button } from '@servery/ui/actions/button';
import { EmptyState } from '@servery/ui/feedback/empty';
import { OfflineBar } from '@servery/ui/feedback/notice';
import { ProgressBar } from '@servery/ui/feedback/progress';
import { Loading, Skeleton } from '@servery/ui/feedback/skeleton';
import { useQuery } from '@tanstack/react-query';
import { newsQuery } from '#api/news-query.ts';
import { whenText } from '#order/when.ts';
import css from './news.module.css';
import { t } from '#features/news/texts.ts';

type Props = { zone: string; shown: number | undefined; onShow: (id: number) => void };

function stateText(message: NewsMessage, zone: string): string {
  const { state, sent, waiting, failed, skipped } = message;
  switch (state) {
    case 'draft':
      return t.draft({ who: message.by, when: whenText(message.changed_at, zone) });
    case 'planned':
      return t.planned({ when: whenText(message.send_at, zone) });
    case 'sending':
      return t.sendingNow({ done: sent + failed + skipped, all: sent + failed + skipped + waiting });
    case 'sent':
      return t.sentOn({ when: whenText(message.ended_at, zone), count: sent });
    case 'partial':
      return t.partialOn({ when: whenText(message.ended_at, zone), sent, all: sent + failed + waiting });
    case 'stopped':
      return t.stoppedOn({ when: whenText(message.ended_at, zone), count: sent });
  }
}

type RowProps = { message: NewsMessage; room: NewsRoom; isOpen: boolean } & Pick<Props, 'zone' | 'onShow'>;

function Row({ message, room, isOpen, zone, onShow }: RowProps) {
  const { id, value, state, sent, waiting } = message;
  return (
    <li data-row aria-current={isOpen || undefined} className={css.row}>
      <button type="button" className={css.open} onClick={() => onShow(id)}>
        <b>{value.subject || t.untitled}</b>
        <small>{stateText(message, zone)}</small>
        <small>{segmentText(value.segment, room.products)}</small>
      </button>
      {state === 'sending' && <ProgressBar label={t.progress} value={sent} max={sent + waiting} size="s" />}
    </li>
  );
}

const nobodyText = ({ agreed, members }: NewsRoom): string =>
  agreed === 0 ? t.noneYet : t.noneNote({ agreed, count: members });

/** The messages of the venue, the latest first. */
export function NewsList({ zone, shown, onShow }: Props) {
  const { data, error, refetch } = useQuery(newsQuery);
  if (!data)
    return error ? (
      <EmptyState title={t.failed} action={<Button onClick={() => void refetch()}>{t.tryAgain}</Button>}>
        {error.message}
      </EmptyState>
    ) : (
      <Loading label={t.loading}>
        <Skeleton shape="block" height="4rem" />
        <Skeleton shape="block" height="4rem" />
      </Loading>
    );
  if (data.messages.length === 0)
    return (
      <EmptyState title={t.none} action={<Button onClick={() => onShow(0)}>{t.write}</Button>}>
        {nobodyText(data)}
      </EmptyState>
    );
  return (
    <>
      {error && <OfflineBar>{t.offline}</OfflineBar>}
      <ul aria-label={t.messages} className={css.list}>
        {data.messages.map((message) => (
          <Row
            key={message.id}
            message={message}
            room={data}
            zone={zone}
            isOpen={message.id === shown}
            onShow={onShow}
          />
        ))}
      </ul>
    </>
  );
}
