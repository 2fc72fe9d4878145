import type { Merchant } from '@servery/contract/entities/merchant';
import { Status } from '@servery/ui/actions/badge';
import { inWidths, Picture } from '@servery/ui/surfaces/picture';
import { ScreenTitle } from '#features/shell/index.ts';
import { Link } from '@tanstack/react-router';
import { facts } from '#api/app-facts.ts';
import { signatureDish } from '#features/menu/dishes.ts';
import css from '#features/menu/venue-card.module.css';
import { useStatusLine } from '#ordering/use-status-line.ts';
import { t } from '#features/menu/texts.ts';

/** On phones a large name beside a plate, from 720 a panel with the venue's picture. */
export function MerchantCard({ merchant, pictures }: { merchant: Merchant; pictures: boolean }) {
  const dish = signatureDish(merchant.menu.items);
  const status = useStatusLine(merchant);
  const { hide_merchant_name, hide_merchant_address, hide_merchant_phone } = facts.brand.flags;
  const address = hide_merchant_address ? '' : `${merchant.address1}, ${merchant.suburb}`;
  const phone = hide_merchant_phone ? '' : merchant.phone;
  return (
    <section aria-label={t.store} className={css.card}>
      <div className={css.words}>
        {hide_merchant_name ? (
          <h1 className="visually-hidden">{merchant.name}</h1>
        ) : (
          <ScreenTitle size={44}>{merchant.name}</ScreenTitle>
        )}
        <p className={css.status}>
          <Status live coloured tone={status.startsWith('Open now') ? 'good' : 'warn'} className={css.state}>
            {status}
          </Status>
        </p>
        <p className={`dots ${css.meta}`}>
          {address && <span>{address}</span>}
          {!facts.brand.single_store && (
            <span>
              <Link to="/locations" className={css.stores}>
                {t.allStores}
              </Link>
            </span>
          )}
          {phone && <span>{phone}</span>}
        </p>
      </div>
      {pictures && dish && (
        <div className={css.plate}>
          <Picture src={dish.img_url} tint="none" shape="round" eager="main" />
        </div>
      )}
      {pictures && merchant.hero_img_url && (
        <img
          {...inWidths(merchant.hero_img_url, '340px')}
          alt=""
          width="640"
          height="300"
          loading="lazy"
          className={css.hero}
        />
      )}
    </section>
  );
}
