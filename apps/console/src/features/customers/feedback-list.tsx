import type { ConsoleUser } from '@servery/contract/entities/board';
import { Button } from '@servery/ui/actions/button';
import { EmptyState } from '@servery/ui/feedback/empty';
import { Loading, Skeleton } from '@servery/ui/feedback/skeleton';
import { useInfiniteQuery } from '@tanstack/react-query';
import { feedbackQuery } from '#api/customers-query.ts';
import { FeedbackItem } from '#features/customers/feedback-item.tsx';
import css from './customers.module.css';
import { t } from '#features/customers/texts.ts';

type Props = { user: ConsoleUser; onShow: (customer: number) => void };

/** What customers said lately, to be read and answered. */
export function FeedbackList({ user, onShow }: Props) {
  const found = useInfiniteQuery(feedbackQuery);
  if (!found.data)
    return found.error ? (
      <EmptyState
        title={t.feedbackFailed}
        action={<Button onClick={() => void found.refetch()}>{t.tryAgain}</Button>}
      >
        {found.error.message}
      </EmptyState>
    ) : (
      <Loading label={t.loadingFeedback}>
        <Skeleton shape="block" height="5rem" />
        <Skeleton shape="block" height="5rem" />
      </Loading>
    );
  const all = found.data.pages.flatMap(({ feedback }) => feedback);
  if (all.length === 0) return <EmptyState title={t.noFeedback}>{t.noFeedbackNote}</EmptyState>;
  return (
    <>
      <ul aria-label={t.feedback} className={css.saidList}>
        {all.map((said) => (
          <FeedbackItem
            key={said.id}
            said={said}
            zone={user.merchant.time_zone}
            mayAnswer={user.permissions.includes('manage_customers')}
            onShow={onShow}
          />
        ))}
      </ul>
      {found.hasNextPage && (
        <Button kind="soft" busy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
          {t.showMore}
        </Button>
      )}
    </>
  );
}
