import { laterTexts } from '@servery/domain/messages/later-texts';
import { texts } from '@servery/domain/messages/texts';
import { Button } from '@servery/ui/actions/button';
import { IconRefreshCw } from '@servery/ui/foundations/icon';
import { Display, Text } from '@servery/ui/foundations/text';
import { HoursList } from '#features/shell/index.ts';
import { more } from '#shared/more-texts.ts';
import { useDeviceVenue } from '#state/device-venue.ts';
import css from './closed-hours.module.css';

/** When to come back, for whoever finds the store closed. */
export function ClosedHours() {
  const { merchant } = useDeviceVenue();
  return (
    <section aria-labelledby="trading-hours" className={css.closed}>
      <Display as="h2" size={24} id="trading-hours">
        {laterTexts.tradingHours}
      </Display>
      <HoursList merchant={merchant} />
      <div className={css.refresh}>
        <Text tone="soft">{texts.pullToRefresh}</Text>
        <Button kind="line" icon={<IconRefreshCw />} onClick={() => location.reload()}>
          {more.refresh}
        </Button>
      </div>
    </section>
  );
}
