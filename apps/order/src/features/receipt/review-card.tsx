import type { Receipt } from '@servery/contract/entities/receipt';
import { Button } from '@servery/ui/actions/button';
import { Card } from '@servery/ui/surfaces/card';
import { IconStar } from '@servery/ui/foundations/icon-more';
import { Display, Text } from '@servery/ui/foundations/text';
import { facts } from '#api/app-facts.ts';
import css from '#features/receipt/review-card.module.css';
import { useReviewPrompt } from '#features/receipt/use-review-prompt.ts';
import { t } from '#features/receipt/texts.ts';

/** Asks somebody who came back whether they would rate the app. */
export function ReviewCard({ order }: { order: Receipt }) {
  const { asks, rate, notNow } = useReviewPrompt(order);
  if (!asks) return null;
  return (
    <Card as="section" pad="l" aria-label={t.rateTheApp} className={css.review}>
      <div className={css.words}>
        <Display as="h2" size={20}>
          {t.doYouLikeOrdering({ name: facts.brand.name })}
        </Display>
        <Text tone="soft">{t.rateNote}</Text>
      </div>
      <div className={css.answers}>
        <Button kind="quiet" icon={<IconStar />} onClick={rate}>
          {t.rateTheApp}
        </Button>
        <Button kind="bare" onClick={notNow}>
          {t.notNow}
        </Button>
      </div>
    </Card>
  );
}
