import type { ActiveOrder } from '@servery/contract/calls/customer/active-orders';
import {
  IconChefHat,
  IconChevronDown,
  IconChevronRight,
  IconChevronUp,
} from '@servery/ui/foundations/icon-more';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { useLiveChanges } from '#api/live.ts';
import { activeOrdersQuery } from '#api/queries.ts';
import css from '#features/shell/active-orders.module.css';
import { t } from '#features/shell/later-texts.ts';

const READY = 4;

function Row({ order, several }: { order: ActiveOrder; several: boolean }) {
  const due = order.nstatus === READY ? '' : t.for({ time: order.due_text });
  return (
    <Link to="/order/$orderId" params={{ orderId: order.id }} className={css.row}>
      <IconChefHat />
      <span className={css.words}>
        <b>{t.order({ number: order.pos_order_id })}</b>
        <span aria-live="polite">{`${order.status_text}${due}`}</span>
        {several && <span className={css.store}>{order.store_name}</span>}
      </span>
      <span className={css.view}>{t.view}</span>
      <IconChevronRight />
    </Link>
  );
}

/** Where it has a place of its own on the page. */
const SHOWS_THEM = /^\/account(\/orders)?\/?$/;

/** Several are one bar, that opens: the page below it is what somebody came for. */
function Several({ orders }: { orders: readonly ActiveOrder[] }) {
  const [open, setOpen] = useState(false);
  const list = useId();
  const stores = new Set(orders.map(({ store_name }) => store_name)).size > 1;
  const ready = orders.filter(({ nstatus }) => nstatus === READY).length;
  return (
    <>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={list}
        className={css.row}
        onClick={() => setOpen(!open)}
      >
        <IconChefHat />
        <span className={css.words}>
          <b>{t.several({ count: orders.length })}</b>
          <span aria-live="polite">{ready > 0 && t.ready({ count: ready })}</span>
        </span>
        {open ? <IconChevronUp /> : <IconChevronDown />}
      </button>
      <div id={list} hidden={!open}>
        {orders.map((order) => (
          <Row key={order.id} order={order} several={stores} />
        ))}
      </div>
    </>
  );
}

/** What was ordered and is not here yet, one tap away on every page but its own. */
export function ActiveOrders() {
  const orders = useQuery(activeOrdersQuery());
  const here = useLocation({ select: ({ pathname }) => pathname });
  const others = (orders.data ?? []).filter(({ id }) => !here.endsWith(`/${id}`));
  useLiveChanges({ order: others[0]?.id ?? '' }, () => void orders.refetch());
  if (others.length === 0 || SHOWS_THEM.test(here)) return null;
  const [only, ...more] = others;
  return (
    <nav aria-label={t.liveOrders} className={css.bar}>
      {only && more.length === 0 ? <Row order={only} several={false} /> : <Several orders={others} />}
    </nav>
  );
}
