import type { NewsMessage, NewsRoom } from '@servery/contract/entities/news';
import { dollars } from '@servery/domain/money';
import { segmentText } from '@servery/domain/news/segment';
import { Button } from '@servery/ui/actions/button';
import { EmptyState } from '@servery/ui/feedback/empty';
import { Notice } from '@servery/ui/feedback/notice';
import { ProgressBar } from '@servery/ui/feedback/progress';
import { Loading, Skeleton } from '@servery/ui/feedback/skeleton';
import { Text } from '@servery/ui/foundations/text';
import { useQuery } from '@tanstack/react-query';
import { newsMessageQuery, newsQuery } from '#api/news-query.ts';
import { MailPreview } from '#features/news/mail-preview.tsx';
import { NewsEditor } from '#features/news/news-editor.tsx';
import { useResume, useStop } from '#features/news/use-news.ts';
import { whenText } from '#order/when.ts';
import { Pane } from '#parts/pane.tsx';
import pane from '#parts/pane.module.css';
import css from './news.module.css';
import { t } from '#features/news/texts.ts';

type Props = { id: number; zone: string; onShow: (id: number) => void; onClose: () => void };

function Facts({ message }: { message: NewsMessage }) {
  const { data } = useQuery(newsMessageQuery(message.id));
  const { state, sent, waiting, failed, skipped, left } = message;
  const facts = [
    { label: t.sent, value: String(sent), note: '' },
    ...(waiting > 0
      ? [{ label: state === 'sending' ? t.waiting : t.notSent, value: String(waiting), note: '' }]
      : []),
    { label: t.failedCount, value: String(failed), note: '' },
    { label: t.skipped, value: String(skipped), note: '' },
    { label: t.left, value: String(left), note: '' },
    { label: t.orders, value: data ? String(data.orders) : '…', note: t.withinWeek },
    { label: t.sales, value: data ? dollars(data.sales) : '…', note: t.withinWeek },
  ];
  return (
    <section aria-label={t.results} className={pane.part}>
      <h3>{t.results}</h3>
      <dl className={css.facts}>
        {facts.map(({ label, value, note }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value}
              {note !== '' && <small>{note}</small>}
            </dd>
          </div>
        ))}
      </dl>
      {skipped > 0 && (
        <Text size={13} tone="soft">
          {t.skippedNote}
        </Text>
      )}
    </section>
  );
}

/** What can still be done about it. */
function Foot({ message }: { message: NewsMessage }) {
  const { id, state, waiting } = message;
  const stop = useStop();
  const resume = useResume();
  if (state === 'partial')
    return (
      <Button size="s" busy={resume.isPending} onClick={() => resume.mutate(message)}>
        {t.sendRest({ count: waiting })}
      </Button>
    );
  return (
    <Button kind="bad" size="s" busy={stop.isPending} onClick={() => stop.mutate(id)}>
      {state === 'planned' ? t.unplan : t.stop}
    </Button>
  );
}

type BegunProps = { message: NewsMessage; room: NewsRoom } & Pick<Props, 'zone' | 'onClose'>;

/** A message that is on its way, or has gone out. */
function Begun({ message, room, zone, onClose }: BegunProps) {
  const { state, value, sent, waiting, failed } = message;
  const canAct = state === 'planned' || state === 'sending' || state === 'partial';
  return (
    <Pane title={value.subject} onClose={onClose} {...(canAct && { foot: <Foot message={message} /> })}>
      {state === 'partial' && (
        <Notice tone="bad" title={t.partialTitle({ sent, all: sent + failed + waiting })}>
          {t.partialNote}
        </Notice>
      )}
      <div>
        <Text size={15}>{segmentText(value.segment, room.products)}</Text>
        {state === 'planned' && (
          <Text size={15} tone="soft">
            {t.planned({ when: whenText(message.send_at, zone) })}
          </Text>
        )}
      </div>
      {state === 'sending' && <ProgressBar label={t.progress} value={sent} max={sent + waiting} />}
      {state !== 'planned' && <Facts message={message} />}
      <MailPreview letter={value} room={room} />
    </Pane>
  );
}

/** One message: to be written while it is a draft, and then what became of it. */
export function NewsPane({ id, zone, onShow, onClose }: Props) {
  const { data, error, refetch } = useQuery(newsQuery);
  const message = data?.messages.find((each) => each.id === id);
  if (data && (message?.state === 'draft' || id === 0))
    return (
      <NewsEditor key={id} message={message} room={data} zone={zone} onShow={onShow} onClose={onClose} />
    );
  if (data && message) return <Begun message={message} room={data} zone={zone} onClose={onClose} />;
  return (
    <Pane title={t.messages} onClose={onClose}>
      {data || error ? (
        <EmptyState title={t.failed} action={<Button onClick={() => void refetch()}>{t.tryAgain}</Button>}>
          {error?.message}
        </EmptyState>
      ) : (
        <Loading label={t.loading}>
          <Skeleton shape="block" height="12rem" />
        </Loading>
      )}
    </Pane>
  );
}
