import type { TillOrder } from '@servery/contract/calls/customer/till';
import { localDateTime } from '@servery/domain/hours/times';
import { clockText, dayText } from '@servery/domain/hours/words';
import { NoteTag } from '@servery/ui/actions/badge';
import { isNothing, price } from '#shared/money.ts';
import { useDeviceVenue } from '#state/device-venue.ts';
import css from './orders-screen.module.css';
import { t } from '#pos/orders/texts.ts';

type OrderRowProps = { order: TillOrder; pressed: boolean; onPress: () => void };

/** 'Today 12:08 pm'. */
function whenText(placed: number, zone: string): string {
  const at = localDateTime(placed * 1000, zone);
  return `${dayText(at.date, Date.now(), zone)} ${clockText(at.time)}`;
}

export function OrderRow({ order, pressed, onPress }: OrderRowProps) {
  const { merchant } = useDeviceVenue();
  const sign = merchant.locale.currency_sign;
  return (
    <li>
      <button type="button" aria-pressed={pressed} className={css.row} onClick={onPress}>
        <b className={css.number}>{order.number}</b>
        <span className={css.words}>
          <b>{order.who}</b>
          <small>
            {t.placedAt({ time: whenText(order.placed, merchant.time_zone), status: order.status_text })}
          </small>
        </span>
        <span className={css.end}>
          <b>{price(sign, order.total)}</b>
          {order.can_pay === 1 ? <NoteTag>{t.unpaid({ amount: price(sign, order.left) })}</NoteTag> : null}
          {isNothing(order.refunded) ? null : (
            <small>{t.refunded({ amount: price(sign, order.refunded) })}</small>
          )}
        </span>
      </button>
    </li>
  );
}
