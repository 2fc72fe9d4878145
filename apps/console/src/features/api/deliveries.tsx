import type { Delivery } from '@servery/contract/entities/webhook';
import { Status } from '@servery/ui/actions/badge';
import { Button } from '@servery/ui/actions/button';
import { EmptyState } from '@servery/ui/feedback/empty';
import { Loading, Skeleton } from '@servery/ui/feedback/skeleton';
import { Text } from '@servery/ui/foundations/text';
import { useInfiniteQuery } from '@tanstack/react-query';
import { deliveriesQuery } from '#api/api-query.ts';
import { Code } from '#features/api/code.tsx';
import { laidOut } from '#features/api/rules/sample.ts';
import { useApiDeed } from '#features/api/use-api.ts';
import { eventName } from '#parts/event-names.ts';
import { whenText } from '#order/when.ts';
import { sayGood } from '#toasts/toaster.ts';
import css from './api.module.css';
import { t } from '#features/api/texts.ts';

function DeliveryState({ of, zone }: { of: Delivery; zone: string }) {
  if (of.state === 'done') return <Status tone="good">{t.delivered({ status: of.http_status })}</Status>;
  if (of.state === 'failed')
    return (
      <Status tone="bad" coloured>
        {t.givenUp}
      </Status>
    );
  if (of.attempts === 0) return <Status tone="soft">{t.onItsWay}</Status>;
  return <Status tone="warn">{t.nextTry({ when: whenText(of.next, zone) })}</Status>;
}

const answerText = ({ http_status: status, said }: Delivery): string =>
  [status > 0 ? t.answered({ status }) : '', said].filter((part) => part !== '').join('\n');

function Row({ of, zone }: { of: Delivery; zone: string }) {
  const resend = useApiDeed('ConsoleWebhooks.resend', () => sayGood(t.resent));
  return (
    <li className={css.delivery}>
      <details>
        <summary>
          <b>{eventName(of.event)}</b>
          <DeliveryState of={of} zone={zone} />
          <small>
            {whenText(of.created, zone)}
            {of.attempts > 1 && `, ${t.tries({ count: of.attempts })}`}
          </small>
        </summary>
        <h4>{t.message}</h4>
        <Code label={t.message}>{laidOut(of.body)}</Code>
        {of.attempts > 0 && (
          <>
            <h4>{t.answer}</h4>
            <Code label={t.answer}>{answerText(of)}</Code>
          </>
        )}
        {of.state !== 'waiting' && (
          <Button
            kind="line"
            size="s"
            busy={resend.isPending}
            onClick={() => resend.mutate({ delivery_id: of.id })}
          >
            {t.resend}
          </Button>
        )}
      </details>
    </li>
  );
}

/** What was sent, and what came of it, the latest first. */
export function Deliveries({ webhookId, zone }: { webhookId: string; zone: string }) {
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    deliveriesQuery(webhookId),
  );
  const list = data?.pages.flatMap((page) => page.deliveries);
  return (
    <section aria-label={t.deliveries} className={css.log}>
      <h3>{t.deliveries}</h3>
      {!list && error && <EmptyState title={t.deliveriesFailed}>{error.message}</EmptyState>}
      {!list && !error && (
        <Loading label={t.loadingDeliveries}>
          <Skeleton shape="block" height="3rem" />
        </Loading>
      )}
      {list?.length === 0 && <Text tone="soft">{t.noDeliveries}</Text>}
      <ul>
        {list?.map((each) => (
          <Row key={each.id} of={each} zone={zone} />
        ))}
      </ul>
      {hasNextPage && (
        <Button kind="line" size="s" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t.earlier}
        </Button>
      )}
    </section>
  );
}
