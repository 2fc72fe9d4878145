import type { CartLine } from '@servery/contract/entities/cart';
import type { ReactNode } from 'react';
import css from './ticket-lines.module.css';
import { price } from '#shared/money.ts';
import { t } from '#pos/ticket/texts.ts';

export type TicketLineProps = {
  line: CartLine;
  sign: string;
  open?: boolean;
  onToggle?: () => void;
  children?: ReactNode;
};

function Facts({ line, sign }: Pick<TicketLineProps, 'line' | 'sign'>) {
  return (
    <>
      <span className={css.quantity}>{line.quantity}</span>
      <b className={css.name}>{line.name}</b>
      <span className={css.price}>{price(sign, line.price)}</span>
      {line.short_desc ? <span className={css.more}>{line.short_desc}</span> : null}
      {line.notes ? <span className={css.note}>{line.notes}</span> : null}
      {line.is_available === 1 && line.available_str ? (
        <span className={css.more}>{line.available_str}</span>
      ) : null}
      {line.is_available === 0 ? (
        <span className={css.gone}>{line.available_str || t.notAvailableNow}</span>
      ) : null}
      {line.price_was ? (
        <span className={css.gone}>{t.newPriceWas({ amount: price(sign, line.price_was) })}</span>
      ) : null}
    </>
  );
}

export function TicketLine({ line, sign, open, onToggle, children }: TicketLineProps) {
  return (
    <li data-open={open || undefined} className={css.line}>
      {onToggle ? (
        <button type="button" aria-expanded={open} className={css.facts} onClick={onToggle}>
          <Facts line={line} sign={sign} />
        </button>
      ) : (
        <div className={css.facts}>
          <Facts line={line} sign={sign} />
        </div>
      )}
      {children}
    </li>
  );
}
