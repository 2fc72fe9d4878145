import { networkError, texts } from '@servery/domain/messages/texts';
import { laterTexts } from '@servery/domain/messages/later-texts';
import { isActive, isCancelled } from '@servery/domain/orders/status';
import { isMember } from '@servery/domain/people/roles';
import { EmptyState } from '@servery/ui/feedback/empty';
import { IconGift } from '@servery/ui/foundations/icon-more';
import { Notice } from '@servery/ui/feedback/notice';
import { Loading, Skeleton } from '@servery/ui/feedback/skeleton';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import { facts } from '#api/app-facts.ts';
import { CallFailed } from '#api/call.ts';
import { useLiveChanges } from '#api/live.ts';
import { receiptQuery } from '#api/later-queries.ts';
import { customerQuery } from '#api/queries.ts';
import { CallPanel } from '#features/receipt/call-panel.tsx';
import { ClaimCard } from '#features/receipt/claim-card.tsx';
import { Invoice } from '#features/receipt/invoice.tsx';
import { ProgressCard } from '#features/receipt/progress-card.tsx';
import css from '#features/receipt/receipt.module.css';
import { ReceiptActions } from '#features/receipt/receipt-actions.tsx';
import { ReviewCard } from '#features/receipt/review-card.tsx';
import { LoadFailed, Screen, SiteHeader, useTitle } from '#features/shell/index.ts';
import { platform } from '#platform/browser.ts';
import { GoButton, GoText } from '#shared/links.tsx';
import { stopSayingAdded } from '#ordering/say-added.ts';
import { sayBad } from '#state/toasts.ts';
import { Redirect } from '#shared/redirect.tsx';
import { useMedia, WITH_TICKET } from '#shared/use-media.ts';
import { more } from '#shared/more-texts.ts';
import { t } from '#features/receipt/texts.ts';
import { laterKeys } from '#api/later-keys.ts';
import { keys } from '#api/query-keys.ts';

const OrderPushQuestion = lazy(async () => ({
  default: (await import('#features/push/index.ts')).OrderPushQuestion,
}));

function Bones() {
  return (
    <Loading label={t.loadingYourOrder} className={css.bones}>
      <h1 className="visually-hidden">{more.order}</h1>
      <Skeleton shape="block" height="320px" />
      <Skeleton shape="block" height="200px" />
      <Skeleton shape="block" height="360px" />
    </Loading>
  );
}

/** Members go on to their own orders; a guest has none to be led to. */
function NotFound() {
  const { data: customer } = useQuery(customerQuery());
  const isMine = customer !== undefined && isMember(customer.status);
  useEffect(() => {
    if (isMine) sayBad(laterTexts.orderNotFound);
  }, [isMine]);
  if (isMine) return <Redirect to="/account/orders" />;
  return (
    <>
      <h1 className="visually-hidden">{more.order}</h1>
      <EmptyState
        title={laterTexts.orderNotFound}
        action={<GoButton to="/menu">{texts.backToMenu}</GoButton>}
      >
        {facts.sends_mail ? t.notFoundNote : t.checkLink}
      </EmptyState>
    </>
  );
}

function Earned({ points }: { points: number }) {
  if (points === 0) return null;
  return (
    <Notice
      tone="highlight"
      icon={<IconGift />}
      action={<GoText to="/account/rewards">{t.myRewards}</GoText>}
    >
      {t.earned({ points })}
    </Notice>
  );
}

const isMissing = (error: Error): boolean =>
  error instanceof CallFailed && error.failure.code === 'order_not_found';

export function ReceiptPage() {
  const { orderId = '' }: { orderId?: string } = useParams({ strict: false });
  const client = useQueryClient();
  const receipt = useQuery(receiptQuery(orderId));
  const order = receipt.data?.order;
  const refetch = () => {
    void client.invalidateQueries({ queryKey: laterKeys.receipt(orderId) });
    void client.invalidateQueries({ queryKey: keys.activeOrders });
  };
  useEffect(() => void client.invalidateQueries({ queryKey: keys.activeOrders }), [client]);
  // What goes back for a cancelled order comes later.
  const moves = order && (isActive(order.nstatus) || isCancelled(order.nstatus));
  useLiveChanges({ order: moves ? orderId : '' }, refetch);
  useTitle(order ? t.order({ number: order.pos_order_id, store: order.store_name }) : more.order);
  useEffect(stopSayingAdded, []);
  const isWide = useMedia(WITH_TICKET);
  if (!receipt.data)
    return (
      <Screen width="wide" header={<SiteHeader />}>
        {receipt.error ? (
          isMissing(receipt.error) ? (
            <NotFound />
          ) : (
            <LoadFailed
              error={receipt.error}
              title={t.orderFailed}
              whenNoAnswer={networkError('CH1')}
              retry={() => void receipt.refetch()}
            />
          )
        ) : (
          <Bones />
        )}
      </Screen>
    );
  return (
    <Screen width="bare" header={isWide && <SiteHeader />}>
      <div className={css.page}>
        <CallPanel receipt={receipt.data} hasHeader={isWide} />
        <div className={css.column}>
          <ProgressCard order={receipt.data.order} />
          <ClaimCard order={receipt.data.order} />
          <Earned points={receipt.data.order.rewards_awarded} />
          <ReviewCard key={orderId} order={receipt.data.order} />
          <Invoice order={receipt.data.order} lines={receipt.data.order_items} />
          <ReceiptActions order={receipt.data.order} />
        </div>
      </div>
      <Suspense>{platform.push && <OrderPushQuestion nstatus={receipt.data.order.nstatus} />}</Suspense>
    </Screen>
  );
}
