import type { Merchant } from '@servery/contract/entities/merchant';
import { hasLaterTime } from '@servery/domain/fulfilment/choice';
import { texts } from '@servery/domain/messages/texts';
import { laterTexts } from '@servery/domain/messages/later-texts';
import { Button } from '@servery/ui/actions/button';
import { Card } from '@servery/ui/surfaces/card';
import { IconRefreshCw } from '@servery/ui/foundations/icon';
import { Display, Text } from '@servery/ui/foundations/text';
import { HoursList } from '#features/shell/index.ts';
import css from '#features/menu/venue-notes.module.css';
import { usePopups } from '#state/popups.ts';
import { useStatusLine } from '#ordering/use-status-line.ts';
import { useFulfilment } from '#ordering/use-fulfilment.ts';
import { more } from '#shared/more-texts.ts';
import { t } from '#features/menu/later-texts.ts';

/** Nobody can order for now: nothing is open, and no later time has been chosen yet. */
export function ClosedCard({ merchant }: { merchant: Merchant }) {
  const ask = usePopups((popups) => popups.askFulfilment);
  const { valid, clock } = useFulfilment(merchant);
  const status = useStatusLine(merchant);
  const hasLater = merchant.fulfilment.some((type) => hasLaterTime(type, clock));
  if (valid) return null;
  return (
    <Card as="section" aria-label={t.closed} className={css.card}>
      <Display size={20}>{laterTexts.closedNow}</Display>
      {hasLater ? (
        <>
          <Text tone="soft">{laterTexts.orderForLater}</Text>
          <Button wide onClick={() => ask()}>
            {t.orderForLater}
          </Button>
        </>
      ) : (
        <Text tone="soft">{status}</Text>
      )}
      <h3 className={css.title}>{laterTexts.tradingHours}</h3>
      <HoursList merchant={merchant} />
      <div className={css.refresh}>
        <Text size={15} tone="soft">
          {texts.pullToRefresh}
        </Text>
        <Button kind="quiet" size="s" icon={<IconRefreshCw />} onClick={() => location.reload()}>
          {more.refresh}
        </Button>
      </div>
    </Card>
  );
}
