import { networkError, texts } from '@servery/domain/messages/texts';
import { Loading, Skeleton } from '@servery/ui/skeleton';
import { useEffect } from 'react';
import { LoadFailed, Screen, ScreenTitle, SiteFooter, SiteHeader, useTitle } from '#features/shell/index.ts';
import { CartBody, CartDock } from '#features/cart/cart-body.tsx';
import css from '#features/cart/cart.module.css';
import { EmptyCart } from '#features/cart/empty-cart.tsx';
import { stopSayingAdded } from '#state/say-added.ts';
import { useVenue } from '#state/use-venue.ts';
import { useVenueSlug } from '#state/venue-slug.ts';

function Bones() {
  return (
    <Loading label="Loading your cart" className={css.bones}>
      <h1 className="visually-hidden">Your cart</h1>
      <Skeleton shape="title" height="2rem" />
      <Skeleton shape="block" height="420px" />
    </Loading>
  );
}

export function CartPage() {
  const slug = useVenueSlug();
  const { merchant, order } = useVenue(slug);
  useEffect(stopSayingAdded, []);
  useTitle(merchant.data ? `Cart, ${merchant.data.name}` : 'Cart');
  const error = merchant.error ?? order.error;
  const ready = merchant.data && order.data ? { merchant: merchant.data, order: order.data } : undefined;
  const filled = ready && ready.order.items.length > 0 ? ready : undefined;
  const retry = () => void Promise.all([merchant.refetch(), order.refetch()]);
  return (
    <Screen
      width="wide"
      header={<SiteHeader back={{ to: `/menu/${slug}`, label: texts.backToMenu }} cart={false} />}
      dock={filled && <CartDock {...filled} />}
      footer={filled ? undefined : <SiteFooter merchant={merchant.data} />}
    >
      {filled ? (
        <CartBody {...filled} />
      ) : ready ? (
        <>
          <ScreenTitle>Your cart</ScreenTitle>
          <EmptyCart slug={slug} />
        </>
      ) : error ? (
        <LoadFailed
          error={error}
          title="Your cart did not load"
          whenNoAnswer={networkError('CA1')}
          retry={retry}
        />
      ) : (
        <Bones />
      )}
    </Screen>
  );
}
