import type { CartOrder } from '@servery/contract/entities/cart';
import type { Merchant } from '@servery/contract/entities/merchant';
import { laterTexts } from '@servery/domain/messages/later-texts';
import { isGuest } from '@servery/domain/people/roles';
import { Button } from '@servery/ui/actions/button';
import { Card } from '@servery/ui/surfaces/card';
import { IconCheck, IconTicketPercent } from '@servery/ui/foundations/icon-more';
import { Text } from '@servery/ui/foundations/text';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { customerQuery, orderQuery } from '#api/queries.ts';
import css from '#features/menu/venue-tabs.module.css';
import { GoText } from '#shared/links.tsx';
import { useDevice } from '#state/device.ts';
import { sayInfo } from '#state/toasts.ts';
import { more } from '#shared/more-texts.ts';
import { t } from '#features/menu/panels/texts.ts';

const PromoSheet = lazy(async () => ({
  default: (await import('#features/extras/index.ts')).PromoSheet,
}));

type Promo = Merchant['promos'][number];

/** One tap puts the code on the order; with nothing in the cart yet it waits for the first product. */
function UseCode({ code, order }: { code: string; order: CartOrder | undefined }) {
  const { promo, setPromo } = useDevice((device) => device);
  const isApplied = order?.coupon_code === code;
  const waits = promo === code && (order?.items.length ?? 0) === 0;
  const use = () => {
    setPromo(code);
    if ((order?.items.length ?? 0) === 0) sayInfo(t.appliesLater({ code }));
  };
  return (
    <Button
      size="s"
      kind="soft"
      icon={isApplied || waits ? <IconCheck /> : <IconTicketPercent />}
      disabled={isApplied || waits}
      aria-label={isApplied ? t.codeApplied({ code }) : t.takeCode({ code })}
      className={css.code}
      onClick={use}
    >
      {isApplied ? t.applied({ code }) : code}
    </Button>
  );
}

type CardProps = { promo: Promo; guest: boolean; here: string; order: CartOrder | undefined };

function PromoCard({ promo, guest, here, order }: CardProps) {
  return (
    <Card as="li" radius="m" className={css.promo}>
      <div>
        <Text weight="strong">{promo.title}</Text>
        <Text size={15} tone="soft">
          {promo.desc}
        </Text>
      </div>
      {promo.promo_code && <UseCode code={promo.promo_code} order={order} />}
      {promo.type === 'loyalty' && guest && (
        <GoText to="/menu/login" search={{ next: here }} className={css.terms}>
          {laterTexts.earnRewards}
        </GoText>
      )}
      {promo.terms && (
        <Text size={13} tone="soft" className={css.terms}>
          {promo.terms}
        </Text>
      )}
    </Card>
  );
}

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
      <ul aria-label={t.promotions} className={css.promos}>
        {merchant.promos.map((promo) => (
          <PromoCard key={promo.title} promo={promo} guest={guest} here={`/menu/${slug}`} order={order} />
        ))}
      </ul>
    </div>
  );
}
