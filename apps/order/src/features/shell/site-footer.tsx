import type { Merchant } from '@servery/contract/entities/merchant';
import { texts } from '@servery/domain/messages/texts';
import { IconMapPin, IconPhone } from '@servery/ui/foundations/icon';
import { Display, Text } from '@servery/ui/foundations/text';
import { Link } from '@tanstack/react-router';
import { facts } from '#api/app-facts.ts';
import { creditLine } from '#features/shell/credit-line.ts';
import { HoursList } from '#features/shell/hours-list.tsx';
import { StoreLinks } from '#features/shell/store-links.tsx';
import { telLink } from '#features/shell/tel-link.ts';
import css from '#features/shell/site-footer.module.css';
import { t } from '#features/shell/texts.ts';

function FootLinks() {
  const { flags } = facts.brand;
  return (
    <nav aria-label={t.footer} className={css.links}>
      {!flags.hide_home && <Link to="/">{t.home}</Link>}
      {!flags.hide_account && <Link to="/account">{t.account}</Link>}
      {!flags.hide_about && <Link to="/about">{t.about}</Link>}
    </nav>
  );
}

/** Where the venue is and when it is open, at the foot of every page. */
export function SiteFooter({ merchant, clear }: { merchant: Merchant | undefined; clear?: boolean }) {
  const { brand } = facts;
  if (brand.flags.hide_footer || !merchant) return null;
  const { hide_merchant_name, hide_merchant_address, hide_merchant_phone } = brand.flags;
  const address = `${merchant.address1}, ${merchant.suburb} ${merchant.state} ${merchant.postcode}`;
  return (
    <footer data-clear={clear || undefined} className={css.footer}>
      <div className={css.inside}>
        <section aria-label={t.visitUs} className={css.visit}>
          <Display size={24}>{hide_merchant_name ? t.visitUs : merchant.name}</Display>
          {!hide_merchant_address && (
            <p className={css.line}>
              <IconMapPin />
              {address}
            </p>
          )}
          {merchant.phone && !hide_merchant_phone && (
            <p className={css.line}>
              <IconPhone />
              <a href={telLink(merchant.phone)}>{merchant.phone}</a>
            </p>
          )}
        </section>
        <section aria-labelledby="footer-hours" className={css.hours}>
          <h3 id="footer-hours">{texts.openingTimes}</h3>
          <HoursList merchant={merchant} />
        </section>
        <div className={css.end}>
          <FootLinks />
          <StoreLinks />
          <Text size={13} tone="soft">
            {creditLine()}
          </Text>
        </div>
      </div>
    </footer>
  );
}
