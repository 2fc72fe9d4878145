import { hasStandingOrders } from '@servery/domain/people/account-menu';
import { Button } from '@servery/ui/actions/button';
import { cx } from '@servery/ui/foundations/cx';
import { Dock } from '@servery/ui/actions/dock';
import { EmptyState } from '@servery/ui/feedback/empty';
import { Row } from '@servery/ui/foundations/stack';
import { Display } from '@servery/ui/foundations/text';
import frame from '#features/account/account.module.css';
import { AccountFrame, type AccountPart } from '#features/account/account-frame.tsx';
import { CreateStanding } from '#features/account/create-standing.tsx';
import { LiveOrders } from '#features/account/live-orders.tsx';
import { OrderRow } from '#features/account/order-row.tsx';
import { OrderTicket } from '#features/account/order-ticket.tsx';
import { OrdersFailed } from '#features/account/orders-failed.tsx';
import { OrdersSkeleton } from '#features/account/orders-skeleton.tsx';
import { StandingRows } from '#features/account/standing-rows.tsx';
import css from '#features/account/orders.module.css';
import { useChosenOrder, useOrders, useRefetchWhenMoved } from '#features/account/use-orders.ts';
import { GoButton } from '#shared/links.tsx';
import { useMedia, WITH_TICKET } from '#shared/use-media.ts';
import { t } from '#features/account/texts.ts';

/** From here on the account's menu stands beside the page, and its title has room for more. */
const WITH_RAIL = '(min-width: 900px)';

function Earlier() {
  const { past, live, earlier, standing } = useOrders();
  const beside = useMedia(WITH_TICKET);
  const chosen = useChosenOrder();
  if (earlier.length === 0) return null;
  const pictures = earlier.some(({ items }) => items.some(({ img_url }) => img_url !== ''));
  return (
    <section aria-labelledby="earlier" className={css.section}>
      <Display as="h2" size={20} id="earlier">
        {live.length + standing.length > 0 ? t.earlier : t.yourOrders}
      </Display>
      <ul aria-labelledby="earlier" className={css.rows}>
        {earlier.map((order) => (
          <OrderRow
            key={order.id}
            order={order}
            beside={beside}
            chosen={beside && order.id === chosen}
            pictures={pictures}
          />
        ))}
      </ul>
      {past.hasNextPage && (
        <Button kind="quiet" wide busy={past.isFetchingNextPage} onClick={() => void past.fetchNextPage()}>
          {t.showOlderOrders}
        </Button>
      )}
    </section>
  );
}

function Orders() {
  const { past, live, earlier, standing, isReady } = useOrders();
  useRefetchWhenMoved(live);
  if (past.error && !past.data) return <OrdersFailed error={past.error} retry={() => void past.refetch()} />;
  if (!isReady) return <OrdersSkeleton />;
  if (live.length + earlier.length + standing.length === 0)
    return <EmptyState title={t.noOrdersYet}>{t.whatYouOrderIs}</EmptyState>;
  return (
    <>
      <LiveOrders />
      <StandingRows orders={standing} />
      <Earlier />
    </>
  );
}

function Actions({ account }: AccountPart) {
  return (
    <Row wrap>
      {hasStandingOrders(account) && <CreateStanding />}
      <GoButton to="/locations" size="s">
        {t.createOrder}
      </GoButton>
    </Row>
  );
}

function CreateDock() {
  return (
    <Dock>
      <GoButton to="/locations" wide>
        {t.createOrder}
      </GoButton>
    </Dock>
  );
}

export function OrdersPage() {
  const hasRail = useMedia(WITH_RAIL);
  return (
    <AccountFrame
      title={t.orders}
      action={hasRail ? Actions : undefined}
      dock={hasRail ? undefined : CreateDock}
      aside={OrderTicket}
    >
      {(account) => (
        <div className={cx(css.orders, frame.wide)}>
          <Orders />
          {!hasRail && hasStandingOrders(account) && <CreateStanding wide />}
        </div>
      )}
    </AccountFrame>
  );
}
