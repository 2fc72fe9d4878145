import type { StandingOrderSummary } from '@servery/contract/calls/customer/order-history';
import { WEEK } from '@servery/domain/hours/availability';
import { dayName } from '@servery/domain/hours/words';
import { NoteTag } from '@servery/ui/actions/badge';
import { IconRefreshCw } from '@servery/ui/foundations/icon';
import { Display, Money } from '@servery/ui/foundations/text';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import css from '#features/account/standing-rows.module.css';
import list from '#features/account/orders.module.css';
import { price } from '#shared/money.ts';
import { t } from '#features/account/texts.ts';

/** The week at a glance: which days have something, and which comes next. */
function Dots({ order }: { order: StandingOrderSummary }) {
  return (
    <span className={css.dots}>
      <span className="visually-hidden">{order.days.map(dayName).join(', ')}</span>
      {WEEK.map((day) => (
        <span
          key={day}
          aria-hidden
          data-on={order.days.includes(day) || undefined}
          data-next={order.next_day === day || undefined}
        >
          {dayName(day).slice(0, 1)}
        </span>
      ))}
    </span>
  );
}

function Row({ order }: { order: StandingOrderSummary }) {
  const active = order.status === 1;
  const where =
    order.next_text === ''
      ? order.where_text
      : t.standingNext({ where: order.where_text, day: order.next_text });
  return (
    <li className={css.row} data-paused={active ? undefined : true}>
      <IconRefreshCw />
      <Link to="/account/standingorder/$slug" params={{ slug: String(order.id) }} className={css.link}>
        {order.when_text}
      </Link>
      <NoteTag tone={active ? 'accent' : 'sunk'}>{active ? t.standingActive : t.standingPaused}</NoteTag>
      <span className={css.where}>{where}</span>
      {order.problem !== '' && (
        <NoteTag tone="bad" long className={css.problem}>
          {order.problem}
        </NoteTag>
      )}
      <span className={css.foot}>
        <Dots order={order} />
        <span>
          <Money>{price('$', order.week_total)}</Money>
          <small>{t.perWeek}</small>
        </span>
      </span>
    </li>
  );
}

/** What comes again each week. */
export function StandingRows({
  orders,
  children,
}: {
  orders: readonly StandingOrderSummary[];
  children?: ReactNode;
}) {
  if (orders.length === 0) return children;
  return (
    <section aria-labelledby="coming-up" className={list.section}>
      <Display as="h2" size={20} id="coming-up">
        {t.comingUp}
      </Display>
      <ul aria-labelledby="coming-up" className={list.rows}>
        {orders.map((order) => (
          <Row key={order.id} order={order} />
        ))}
      </ul>
      {children}
    </section>
  );
}
