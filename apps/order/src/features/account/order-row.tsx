import type { PastOrder } from '@servery/contract/calls/customer/order-history';
import { isCancelled } from '@servery/domain/orders/status';
import { orderRest, orderTitle } from '@servery/domain/orders/summary';
import { Picture, type Tint } from '@servery/ui/surfaces/picture';
import { Money } from '@servery/ui/foundations/text';
import { Link } from '@tanstack/react-router';
import { OrderState } from '#features/account/order-state.tsx';
import css from '#features/account/orders.module.css';
import { RepeatButton } from '#features/account/repeat-button.tsx';
import { isNothing, price } from '#shared/money.ts';
import { t } from '#features/account/texts.ts';

/** What else was in it, or what became of the money of an order that was called off. */
function restOf(order: PastOrder): string {
  if (isCancelled(order.nstatus) && !isNothing(order.refunded))
    return t.refunded({ amount: price(order.currency_sign, order.refunded) });
  return orderRest(order.items, order.num_items);
}

type Beside = { order: PastOrder; beside: boolean; chosen: boolean };

/** Opens the order: as a page of its own, or beside the list where there is room. */
function Words({ order, beside, chosen }: Beside) {
  const to = beside ? '/account/orders' : `/account/orders/${order.id}`;
  const rest = restOf(order);
  return (
    <Link
      to={to}
      search={beside ? { order: order.id } : {}}
      resetScroll={!beside}
      aria-current={chosen || undefined}
      className={css.words}
    >
      <span className="visually-hidden">{t.orderRowPrefix({ number: order.pos_order_id })}</span>
      <b className={css.title}>{orderTitle(order.items)}</b>
      {rest !== '' && <span className={css.rest}>{rest}</span>}
    </Link>
  );
}

export function OrderRow({ pictures, ...props }: Beside & { pictures: boolean }) {
  const { order, beside } = props;
  const [first] = order.items;
  return (
    <li className={css.row} data-pictures={pictures || undefined}>
      {pictures && (
        <Picture
          src={first?.img_url || undefined}
          tint={first?.tint as Tint}
          shape="square"
          muted={isCancelled(order.nstatus)}
          className={css.picture}
        />
      )}
      <Words {...props} />
      <div className={css.state}>
        <span className={css.when}>
          {order.placed_day}
          <span className={css.time}>{order.placed_text.slice(order.placed_day.length)}</span>
        </span>
        <span>
          <OrderState order={order} />
        </span>
      </div>
      <div className={css.end}>
        <Money className={css.price}>{price(order.currency_sign, order.total)}</Money>
        {!beside && <RepeatButton order={order} size="s" kind="soft" />}
      </div>
    </li>
  );
}
