import type { Merchant } from '@servery/contract/entities/merchant';
import { texts } from '@servery/domain/messages/texts';
import { IconMapPin, IconPhone } from '@servery/ui/foundations/icon';
import { List, ListLink, ListRow } from '@servery/ui/surfaces/list';
import { Notice } from '@servery/ui/feedback/notice';
import { HoursList, telLink } from '#features/shell/index.ts';
import css from '#features/menu/venue-tabs.module.css';
import { t } from '#features/menu/panels/texts.ts';

const noticesOf = (merchant: Merchant) =>
  [
    { id: 'warning', tone: 'warn' as const, text: merchant.warning_text },
    { id: 'promo', tone: 'highlight' as const, text: merchant.promo_text },
    { id: 'delivery', tone: 'info' as const, text: merchant.delivery_text },
    { id: 'payment', tone: 'info' as const, text: merchant.payment_text },
    { id: 'public', tone: 'info' as const, text: merchant.menu.public_notice },
  ].filter(({ text }) => text !== '');

export function InfoPanel({ merchant }: { merchant: Merchant }) {
  const place = `${merchant.suburb} ${merchant.state} ${merchant.postcode}`;
  return (
    <div className={css.panelBody}>
      <div className={css.columns}>
        <List label={t.contact}>
          <ListRow icon={<IconMapPin />} tone="accent" title={merchant.address1} note={place} />
          {merchant.phone && (
            <ListLink
              icon={<IconPhone />}
              tone="accent"
              title={merchant.phone}
              href={telLink(merchant.phone)}
            />
          )}
        </List>
        <div>
          <h2 className={css.hoursTitle}>{texts.openingTimes}</h2>
          <HoursList merchant={merchant} />
        </div>
      </div>
      {noticesOf(merchant).map(({ id, tone, text }) => (
        <Notice key={id} tone={tone}>
          {text}
        </Notice>
      ))}
    </div>
  );
}
