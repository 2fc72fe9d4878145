import type { PastOrder } from '@servery/contract/calls/order-history';
import { networkError, texts } from '@servery/domain/messages/texts';
import { isActive, isWithdrawn } from '@servery/domain/orders/status';
import { hasStandingOrders } from '@servery/domain/people/account-menu';
import { Status } from '@servery/ui/badge';
import { Button } from '@servery/ui/button';
import { EmptyState } from '@servery/ui/empty';
import { Paper } from '@servery/ui/paper';
import { Loading, Skeleton } from '@servery/ui/skeleton';
import { Row } from '@servery/ui/stack';
import { Text } from '@servery/ui/text';
import { useInfiniteQuery } from '@tanstack/react-query';
import { pastOrdersQuery } from '#api/queries.ts';
import css from '#features/account/account.module.css';
import { AccountFrame } from '#features/account/account-frame.tsx';
import { LoadFailed } from '#features/shell/index.ts';
import { GoButton } from '#state/links.tsx';
import { price } from '#state/money.ts';
import { useRepeatOrder } from '#state/use-repeat-order.ts';

function toneOf(status: PastOrder['nstatus']) {
  if (isWithdrawn(status)) return 'bad';
  return isActive(status) ? 'accent' : 'soft';
}

function Ticket({ order }: { order: PastOrder }) {
  const { store_id, menu_id, menu_name } = order;
  const { repeat, busy } = useRepeatOrder({ store_id, menu_id, menu_name, component: 'orders' });
  const name = `Order ${order.pos_order_id}, ${order.placed_text}`;
  return (
    <li>
      <Paper as="article" aria-label={name} className={css.ticket}>
        <div className={css.ticket}>
          <div className={css.head}>
            <Text weight="strong">{order.store_name}</Text>
            <Status tone={toneOf(order.nstatus)} live={isActive(order.nstatus)} coloured>
              {order.status_text}
            </Status>
          </div>
          <Text size={15} tone="soft">{`Number ${order.pos_order_id} · ${order.placed_text}`}</Text>
          <Text lines={2}>{order.items_desc}</Text>
          <div className={css.foot}>
            <span className={css.total}>{price(order.currency_sign, order.total)}</span>
            <Button size="s" kind="soft" busy={busy} onClick={() => void repeat(order.id)}>
              {texts.repeatOrder}
            </Button>
            <GoButton to={`/account/orders/${order.id}`} size="s" kind="line" aria-label={`View ${name}`}>
              View
            </GoButton>
          </div>
        </div>
      </Paper>
    </li>
  );
}

function Actions({ standing }: { standing: boolean }) {
  return (
    <Row wrap>
      <GoButton to="/locations">Create Order</GoButton>
      {standing && (
        <GoButton to="/account/standingorder" kind="line">
          Create Standing/Recurring Order
        </GoButton>
      )}
    </Row>
  );
}

function Orders({ standing }: { standing: boolean }) {
  const past = useInfiniteQuery(pastOrdersQuery());
  if (past.error && !past.data)
    return (
      <LoadFailed
        error={past.error}
        title="Your orders did not load"
        whenNoAnswer={networkError('GA1')}
        retry={() => void past.refetch()}
      />
    );
  if (!past.data)
    return (
      <Loading label="Loading your orders" className={css.tickets}>
        <Skeleton shape="block" height="176px" />
        <Skeleton shape="block" height="176px" />
      </Loading>
    );
  const orders = past.data.pages.flatMap((page) => page.orders);
  if (orders.length === 0)
    return (
      <EmptyState title="No orders yet" action={<Actions standing={standing} />}>
        What you order is kept here, ready to be had again.
      </EmptyState>
    );
  return (
    <>
      <Actions standing={standing} />
      <ul aria-label="Orders" className={css.tickets}>
        {orders.map((order) => (
          <Ticket key={order.id} order={order} />
        ))}
      </ul>
      {past.hasNextPage && (
        <Button kind="line" busy={past.isFetchingNextPage} onClick={() => void past.fetchNextPage()}>
          Show older orders
        </Button>
      )}
    </>
  );
}

export function OrdersPage() {
  return (
    <AccountFrame title="Orders">{(held) => <Orders standing={hasStandingOrders(held)} />}</AccountFrame>
  );
}
