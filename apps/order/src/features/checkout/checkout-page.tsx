import type { ActiveOrder } from '@servery/contract/calls/customer/active-orders';
import type { CartOrder } from '@servery/contract/entities/cart';
import type { Customer } from '@servery/contract/entities/customer';
import type { Merchant } from '@servery/contract/entities/merchant';
import { networkError, texts } from '@servery/domain/messages/texts';
import { EmptyState } from '@servery/ui/feedback/empty';
import { Loading, Skeleton } from '@servery/ui/feedback/skeleton';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { activeOrdersQuery, customerQuery } from '#api/queries.ts';
import { EmptyCart } from '#features/cart/index.ts';
import { CheckoutBody } from '#features/checkout/checkout-body.tsx';
import css from '#features/checkout/checkout.module.css';
import { usePaymentReturn } from '#features/checkout/payment-return.tsx';
import { ThankYou } from '#features/checkout/thank-you.tsx';
import { usePlacedElsewhere } from '#features/checkout/use-placed-elsewhere.ts';
import { useLoadCheckout } from '#features/checkout/use-load-checkout.ts';
import { AskFulfilment } from '#features/checkout/ask-fulfilment.tsx';
import { FulfilmentHost } from '#features/fulfilment/index.ts';
import { LoadFailed, Screen, ScreenTitle, SiteHeader, useTitle } from '#features/shell/index.ts';
import { GoButton } from '#shared/links.tsx';
import { usePending } from '#state/pending-order.ts';
import { useFulfilment } from '#ordering/use-fulfilment.ts';
import { useSelection } from '#ordering/use-selection.ts';
import { useVenue } from '#ordering/use-venue.ts';
import { useVenueSlug } from '#state/venue-slug.ts';
import { t } from '#features/checkout/texts.ts';

const fetchWaiting = () => import('#features/checkout/waiting-screen.tsx');
const WaitingScreen = lazy(async () => ({ default: (await fetchWaiting()).WaitingScreen }));
const ignore = (): void => undefined;
const SelectionSteps = lazy(async () => ({
  default: (await import('#features/fulfilment-points/index.ts')).SelectionSteps,
}));

function Bones() {
  return (
    <Loading label={t.loadingTheCheckout} className={css.bones}>
      <h1 className="visually-hidden">{t.checkout}</h1>
      <Skeleton shape="title" height="2rem" />
      <Skeleton shape="block" height="260px" />
      <Skeleton shape="block" height="112px" />
      <Skeleton shape="block" height="180px" />
    </Loading>
  );
}

function useParts() {
  const slug = useVenueSlug();
  const { merchant, order } = useVenue(slug);
  const customer = useQuery(customerQuery());
  const ready =
    merchant.data && order.data && customer.data
      ? { merchant: merchant.data, order: order.data, customer: customer.data }
      : undefined;
  // An order that is being placed leaves the cart behind it: the screen keeps what it was sent with.
  const [kept, setKept] = useState<Parts | undefined>(ready);
  if (ready && ready.order.items.length > 0 && ready !== kept && changed(ready, kept)) setKept(ready);
  return { slug, merchant, order, customer, ready, kept };
}

type Parts = { merchant: Merchant; order: CartOrder; customer: Customer };
const changed = (now: Parts, held: Parts | undefined): boolean =>
  now.merchant !== held?.merchant || now.order !== held.order || now.customer !== held.customer;

type Shown = ComponentProps<typeof CheckoutBody> & { placing: boolean };

type NothingProps = { header: ReactNode; slug: string; elsewhere: ActiveOrder | undefined };

function Nothing({ header, slug, elsewhere }: NothingProps) {
  const client = useQueryClient();
  useEffect(() => void client.invalidateQueries({ queryKey: activeOrdersQuery().queryKey }), [client]);
  const notTaken = usePending((pending) => pending.notTaken);
  const { data: active = [] } = useQuery(activeOrdersQuery());
  const placed = elsewhere ?? (notTaken ? active[0] : undefined);
  return (
    <Screen width="wide" header={header}>
      <ScreenTitle>{t.checkout}</ScreenTitle>
      {placed || notTaken ? (
        <EmptyState
          title={notTaken ? t.notTaken : t.yourOrderWasPlaced}
          action={
            placed ? (
              <GoButton to={`/order/${placed.id}`}>{t.viewOrder({ number: placed.pos_order_id })}</GoButton>
            ) : (
              <GoButton to={`/menu/${slug}`}>{texts.backToMenu}</GoButton>
            )
          }
        >
          {notTaken ? t.notTakenNote : t.nothingWasOrderedTwice}
        </EmptyState>
      ) : (
        <EmptyCart slug={slug} />
      )}
    </Screen>
  );
}

/** An address or a slot that was left for later is asked for before the details. */
function StepsOrCheckout({ placing, ...rest }: Shown) {
  const { hidesCart } = useSelection(rest.merchant);
  const { choice } = useFulfilment(rest.merchant);
  useLoadCheckout(rest.merchant, choice);
  if (!choice && !placing) return <AskFulfilment header={rest.header} merchant={rest.merchant} />;
  if (!hidesCart || placing) return <CheckoutBody {...rest} />;
  return (
    <Screen width="wide" header={rest.header}>
      <ScreenTitle>{t.beforeYourCheckout}</ScreenTitle>
      <Suspense fallback={<Skeleton shape="block" height="420px" />}>
        <SelectionSteps merchant={rest.merchant} before="checkout" />
      </Suspense>
      <FulfilmentHost merchant={rest.merchant} />
    </Screen>
  );
}

export function CheckoutPage() {
  // Few wait for a payment: what they see is there before anything is paid, whatever becomes of the line.
  useEffect(() => void fetchWaiting().catch(ignore), []);
  const returning = usePaymentReturn();
  const pending = usePending(({ order: held }) => held);
  const { slug, merchant, order, customer, ready, kept } = useParts();
  const elsewhere = usePlacedElsewhere();
  const [placing, setPlacing] = useState(false);
  useTitle(merchant.data ? t.checkoutTitleAt({ name: merchant.data.name }) : t.checkout);
  const error = merchant.error ?? order.error ?? customer.error;
  const header = <SiteHeader back={{ to: '/cart', label: t.backToCart }} />;
  const filled = (ready?.order.items.length ?? 0) > 0;
  if (returning)
    return (
      <Screen width="wide" header={header}>
        <ThankYou />
      </Screen>
    );
  // Whoever went back from the provider's page without a word may have paid there.
  const waits = pending?.phase === 'waiting' || (pending?.phase === 'away' && order.data?.paying);
  if (pending && waits && pending.customerId === customer.data?.id)
    return (
      <Suspense fallback={<Bones />}>
        <WaitingScreen pending={pending} merchant={merchant.data} header={header} />
      </Suspense>
    );
  if (kept && (filled || placing))
    return <StepsOrCheckout {...kept} placing={placing} header={header} onPlacing={setPlacing} />;
  if (ready) return <Nothing header={header} slug={slug} elsewhere={elsewhere.order} />;
  const retry = () => void Promise.all([merchant.refetch(), order.refetch(), customer.refetch()]);
  return (
    <Screen width="wide" header={header}>
      {error ? (
        <LoadFailed error={error} title={t.checkoutFailed} whenNoAnswer={networkError('CH1')} retry={retry} />
      ) : (
        <Bones />
      )}
    </Screen>
  );
}
