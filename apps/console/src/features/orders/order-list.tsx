import type { CallOutput } from '@servery/contract/registry';
import { isWithdrawn } from '@servery/domain/orders/status';
import { Status } from '@servery/ui/badge';
import { Button } from '@servery/ui/button';
import { EmptyState } from '@servery/ui/empty';
import { Loading, Skeleton } from '@servery/ui/skeleton';
import { Table } from '@servery/ui/table';
import { Text } from '@servery/ui/text';
import { useQuery } from '@tanstack/react-query';
import { ordersQuery } from '#api/orders-query.ts';
import { statusTone } from '#features/orders/rules/tone.ts';
import { FulfilmentIcon } from '#order/fulfilment-icon.tsx';
import { timeText, whenText } from '#order/when.ts';
import css from './orders.module.css';

type Order = CallOutput<'ConsoleOrders'>['orders'][number];

const refundedText = (order: Order): string =>
  order.refunded === order.total ? 'Refunded' : `$${order.refunded} refunded`;

const owes = (order: Order): boolean => order.paid === 0 && !isWithdrawn(order.nstatus);

type RowProps = { order: Order; when: string; current: boolean; onShow: (id: string) => void };

function Row({ order, when, current, onShow }: RowProps) {
  return (
    <tr aria-current={current || undefined} onClick={() => onShow(order.id)} className={css.row}>
      <td>
        <button type="button" className={css.number} aria-label={`Order ${order.number}, ${order.who}`}>
          {order.number}
        </button>
      </td>
      <td>
        <span className={css.who}>
          <FulfilmentIcon type={order.fulfilment_type} />
          {order.who}
        </span>
      </td>
      <td className={css.wide}>{when}</td>
      <td className={css.wide}>{order.payment_method}</td>
      <td data-end>${order.total}</td>
      <td>
        <Status tone={statusTone(order.nstatus)} struck={order.nstatus >= 9}>
          {order.status_text}
        </Status>
        {order.refunded !== '0.00' && <small>{refundedText(order)}</small>}
        {owes(order) && <Status tone="highlight">To pay</Status>}
      </td>
    </tr>
  );
}

function Bones() {
  return (
    <Loading label="Loading orders" className={css.bones}>
      {[1, 2, 3, 4, 5, 6, 7].map((row) => (
        <Skeleton key={row} shape="block" height="2.6rem" />
      ))}
    </Loading>
  );
}

type Props = {
  search: string;
  date: string;
  zone: string;
  shown: string | undefined;
  onShow: (id: string) => void;
};

const emptyTitle = (search: string): string =>
  search === '' ? 'No orders on this day' : `Nothing found for “${search}”`;

export function OrderList({ search, date, zone, shown, onShow }: Props) {
  const wanted = search === '' ? { date } : { search };
  const { data, error, refetch } = useQuery(ordersQuery(wanted));
  if (!data && error)
    return (
      <EmptyState
        title="The orders could not be loaded"
        action={<Button onClick={() => void refetch()}>Try again</Button>}
      >
        {error.message}
      </EmptyState>
    );
  if (!data) return <Bones />;
  if (data.orders.length === 0)
    return (
      <EmptyState title={emptyTitle(search)}>
        {search === ''
          ? 'Choose another day, or search for a number, a name or a mobile.'
          : 'Every day was searched.'}
      </EmptyState>
    );
  const when = (at: number) => (data.date === '' ? whenText(at, zone) : timeText(at, zone));
  return (
    <>
      <Table label="Orders">
        <thead>
          <tr>
            <th>No.</th>
            <th>For</th>
            <th className={css.wide}>Placed</th>
            <th className={css.wide}>Paid with</th>
            <th data-end>Total</th>
            <th>Status</th>
          </tr>
        </thead>
        <tbody>
          {data.orders.map((order) => (
            <Row
              key={order.id}
              order={order}
              when={when(order.placed)}
              current={order.id === shown}
              onShow={onShow}
            />
          ))}
        </tbody>
      </Table>
      {data.more === 1 && (
        <Text tone="soft" size={15}>
          There are more. Search for a number, a name or a mobile.
        </Text>
      )}
    </>
  );
}
