import type { Receipt } from '@servery/contract/entities/receipt';
import { Button } from '@servery/ui/button';
import { Card } from '@servery/ui/card';
import { IconStar } from '@servery/ui/icon';
import { Display, Text } from '@servery/ui/text';
import { facts } from '#api/app-facts.ts';
import css from '#features/receipt/review-card.module.css';
import { useReviewPrompt } from '#features/receipt/use-review-prompt.ts';

/** Asks somebody who came back whether they would rate the app. */
export function ReviewCard({ order }: { order: Receipt }) {
  const { asks, rate, notNow } = useReviewPrompt(order);
  if (!asks) return null;
  return (
    <Card as="section" pad="l" aria-label="Rate the app" className={css.review}>
      <div className={css.words}>
        <Display as="h2" size={20}>{`Do you like ordering from ${facts.brand.name}?`}</Display>
        <Text tone="soft">A rating takes a moment and helps others to find us.</Text>
      </div>
      <div className={css.answers}>
        <Button kind="quiet" icon={<IconStar />} onClick={rate}>
          Rate the app
        </Button>
        <Button kind="bare" onClick={notNow}>
          Not now
        </Button>
      </div>
    </Card>
  );
}
