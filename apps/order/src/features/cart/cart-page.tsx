import type { CartOrder } from '@servery/contract/entities/cart';
import type { Merchant } from '@servery/contract/entities/merchant';
import { texts } from '@servery/domain/messages/texts';
import { Loading, Skeleton } from '@servery/ui/feedback/skeleton';
import { lazy, Suspense, useEffect } from 'react';
import { LoadFailed, Screen, ScreenTitle, SiteFooter, SiteHeader, useTitle } from '#features/shell/index.ts';
import { CartBody, CartDock } from '#features/cart/cart-body.tsx';
import css from '#features/cart/cart.module.css';
import { EmptyCart } from '#features/cart/empty-cart.tsx';
import { FulfilmentHost } from '#features/fulfilment/index.ts';
import { cartError } from '#ordering/cart-errors.ts';
import { stopSayingAdded } from '#ordering/say-added.ts';
import { useApplyPromo } from '#ordering/use-apply-promo.ts';
import { useSelection } from '#ordering/use-selection.ts';
import { useVenue } from '#ordering/use-venue.ts';
import { useVenueSlug } from '#state/venue-slug.ts';
import { t } from '#features/cart/texts.ts';

const SelectionSteps = lazy(async () => ({
  default: (await import('#features/fulfilment-points/index.ts')).SelectionSteps,
}));

function Bones() {
  return (
    <Loading label={t.loadingYourCart} className={css.bones}>
      <h1 className="visually-hidden">{t.yourCart}</h1>
      <Skeleton shape="title" height="2rem" />
      <Skeleton shape="block" height="420px" />
    </Loading>
  );
}

type Parts = { merchant: Merchant; order: CartOrder };

/** The cart, or first what must still be told about where and when it goes. */
function FilledCart({ merchant, order, slug }: Parts & { slug: string }) {
  const { hidesCart } = useSelection(merchant);
  useApplyPromo(merchant, order);
  return (
    <Screen
      width="wide"
      header={<SiteHeader back={{ to: `/menu/${slug}`, label: texts.backToMenu }} cart={false} />}
      dock={hidesCart ? undefined : <CartDock merchant={merchant} order={order} />}
    >
      {hidesCart ? (
        <div className={css.cart}>
          <ScreenTitle>{t.stepsTitle}</ScreenTitle>
          <Suspense fallback={<Skeleton shape="block" height="420px" />}>
            <SelectionSteps merchant={merchant} before="cart" />
          </Suspense>
        </div>
      ) : (
        <CartBody merchant={merchant} order={order} />
      )}
      <FulfilmentHost merchant={merchant} />
    </Screen>
  );
}

export function CartPage() {
  const slug = useVenueSlug();
  const { merchant, order } = useVenue(slug);
  useEffect(stopSayingAdded, []);
  useTitle(merchant.data ? t.cartTitleAt({ name: merchant.data.name }) : t.cartTitle);
  const error = merchant.error ?? order.error;
  const ready = merchant.data && order.data ? { merchant: merchant.data, order: order.data } : undefined;
  const retry = () => void Promise.all([merchant.refetch(), order.refetch()]);
  if (ready && ready.order.items.length > 0) return <FilledCart {...ready} slug={slug} />;
  return (
    <Screen
      width={ready ? 'bare' : 'wide'}
      header={<SiteHeader back={{ to: `/menu/${slug}`, label: texts.backToMenu }} cart={false} />}
      footer={<SiteFooter merchant={merchant.data} />}
    >
      {ready ? (
        <div className={css.empty}>
          <ScreenTitle>{t.yourCart}</ScreenTitle>
          <EmptyCart slug={slug} />
        </div>
      ) : error ? (
        <LoadFailed
          error={error}
          title={t.cartFailed}
          whenNoAnswer={cartError('cart', 'load')}
          retry={retry}
        />
      ) : (
        <Bones />
      )}
    </Screen>
  );
}
