import type { Receipt } from '@servery/contract/entities/receipt';
import { refundLinkText } from '@servery/domain/payments/refund';
import { LinkButton } from '@servery/ui/actions/button';
import { Card } from '@servery/ui/surfaces/card';
import { IconExternalLink } from '@servery/ui/foundations/icon-more';
import { Display, Text } from '@servery/ui/foundations/text';
import { claimsOf } from '#features/receipt/receipt-words.ts';
import css from '#features/receipt/claim-card.module.css';
import { t } from '#features/receipt/texts.ts';

/** Refunds that the customer has to fetch: the provider sends nothing before. */
export function ClaimCard({ order }: { order: Receipt }) {
  return claimsOf(order).map(({ url, title }) => (
    <Card key={url} as="section" look="raised" pad="l" aria-label={t.yourRefund} className={css.claim}>
      <div className={css.words}>
        <Display as="h2" size={20}>
          {title}
        </Display>
        <Text tone="soft">{refundLinkText()}</Text>
      </div>
      <LinkButton href={url} target="_blank" rel="noreferrer" end={<IconExternalLink />}>
        {t.claimRefund}
      </LinkButton>
    </Card>
  ));
}
