import type { CartOrder } from '@servery/contract/entities/cart';
import { ESTIMATE_NOTE, isEstimate, sumRows } from '#ordering/sum-rows.ts';
import css from './ticket-totals.module.css';

/** Every total, and the one that counts in large. */
export function TicketTotals({ order, sign }: { order: CartOrder; sign: string }) {
  return (
    <>
      <dl className={css.totals}>
        {sumRows(order, { sign }).map(({ id, label, aside, amount, kind }) => (
          <div key={id} data-kind={kind} className={css.row}>
            <dt>
              {label}
              {aside !== undefined && <small> {aside}</small>}
            </dt>
            <dd key={amount}>{amount}</dd>
          </div>
        ))}
      </dl>
      {isEstimate(order) && <p className={css.note}>{ESTIMATE_NOTE}</p>}
    </>
  );
}
