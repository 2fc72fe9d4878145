import type { CallOutput } from '@servery/contract/registry';
import { NoteTag } from '@servery/ui/actions/badge';
import { Display } from '@servery/ui/foundations/text';
import type { ReactNode } from 'react';
import { TicketFrame } from '#pos/ticket/index.ts';
import { isNothing, less, price } from '#shared/money.ts';
import { useDeviceVenue } from '#state/device-venue.ts';
import css from './order-ticket.module.css';
import { t } from '#pos/pay/texts.ts';

type Shown = CallOutput<'TillOrder.show'>;

function Lines({ lines, sign }: { lines: Shown['lines']; sign: string }) {
  return (
    <ul aria-label={t.orderLines} className={css.lines}>
      {lines.map(({ id, quantity, name, options, price: amount }) => (
        <li key={id} className={css.line}>
          <b>{quantity}</b>
          <span>
            {name}
            {options === '' ? null : <small>{options}</small>}
          </span>
          <span>{price(sign, amount)}</span>
        </li>
      ))}
    </ul>
  );
}

/** What was paid, part by part, and what is left. */
function Sums({ shown, sign }: { shown: Shown; sign: string }) {
  const { order, payments, refunds, rounding } = shown;
  return (
    <dl className={css.sums}>
      <div data-kind="sum">
        <dt>{t.orderTotal}</dt>
        <dd>{price(sign, order.total)}</dd>
      </div>
      {isNothing(rounding) ? null : (
        <div>
          <dt>{t.cashRounding}</dt>
          <dd>{price(sign, rounding)}</dd>
        </div>
      )}
      {payments.map(({ id, method, amount, text, taken }) => (
        <div key={id}>
          <dt>
            {taken === 1 ? method : t.notTaken({ method, amount: price(sign, amount) })}
            <small>{text}</small>
          </dt>
          <dd>{taken === 1 ? less(sign, amount) : ''}</dd>
        </div>
      ))}
      {refunds.map(({ id, method, amount, text }) => (
        <div key={id}>
          <dt>
            {t.refundedBy({ method })}
            <small>{text}</small>
          </dt>
          <dd>{price(sign, amount)}</dd>
        </div>
      ))}
      {order.can_pay === 1 ? (
        <div data-kind="left">
          <dt>{t.leftToPay}</dt>
          <dd>{price(sign, order.left)}</dd>
        </div>
      ) : null}
    </dl>
  );
}

/** An order that is placed, as the slip at the right; below it what can be done with it. */
export function OrderTicket({ shown, children }: { shown: Shown; children?: ReactNode }) {
  const { merchant } = useDeviceVenue();
  const sign = merchant.locale.currency_sign;
  const { order } = shown;
  return (
    <TicketFrame
      head={
        <p className={css.head}>
          <Display as="span" size={20}>
            {t.numberAndName({ number: order.number, who: order.who })}
          </Display>
          {order.can_pay === 1 ? <NoteTag>{t.unpaid}</NoteTag> : <span>{order.status_text}</span>}
        </p>
      }
      foot={
        <>
          <Sums shown={shown} sign={sign} />
          {children}
        </>
      }
    >
      <Lines lines={shown.lines} sign={sign} />
    </TicketFrame>
  );
}
