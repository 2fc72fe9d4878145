import type { CartOrder } from '@servery/contract/entities/cart';
import type { Merchant } from '@servery/contract/entities/merchant';
import { isGuest } from '@servery/domain/people/roles';
import { Button } from '@servery/ui/actions/button';
import { IconTicketPercent } from '@servery/ui/foundations/icon-more';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { customerQuery, orderQuery } from '#api/queries.ts';
import css from '#features/menu/venue-tabs.module.css';
import { PromoCards } from '#features/promos/index.ts';
import { more } from '#shared/more-texts.ts';
import { t } from '#features/menu/panels/texts.ts';

const PromoSheet = lazy(async () => ({
  default: (await import('#features/extras/index.ts')).PromoSheet,
}));

function PromoEntry({ merchant, order }: { merchant: Merchant; order: CartOrder | undefined }) {
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState(false);
  const show = () => {
    setAsked(true);
    setOpen(true);
  };
  return (
    <>
      <Button kind="line" size="s" icon={<IconTicketPercent />} className={css.enter} onClick={show}>
        {order?.coupon_code ? t.promoCode({ code: order.coupon_code }) : t.enterAPromoCode}
      </Button>
      <Suspense>
        {asked && (
          <PromoSheet
            title={more.promoCode}
            merchant={merchant}
            applied={order?.coupon_code ?? ''}
            open={open}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
}

export function PromosPanel({ merchant }: { merchant: Merchant }) {
  const { data: customer } = useQuery(customerQuery());
  const slug = merchant.menu.menu_name;
  const { data: order } = useQuery(orderQuery(slug));
  const guest = !customer || isGuest(customer);
  return (
    <div className={css.panelBody}>
      {merchant.menu.allow_promo_codes === 1 && <PromoEntry merchant={merchant} order={order} />}
      <PromoCards merchant={merchant} order={order} signInFrom={guest ? `/menu/${slug}` : undefined} />
    </div>
  );
}
