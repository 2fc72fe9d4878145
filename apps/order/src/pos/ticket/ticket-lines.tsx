import type { CartOrder } from '@servery/contract/entities/cart';
import { texts } from '@servery/domain/messages/texts';
import { useState } from 'react';
import type { ProductWanted } from '#ordering/use-product-form.ts';
import { TicketLine } from '#pos/ticket/ticket-line.tsx';
import { TicketLineTools } from '#pos/ticket/ticket-line-tools.tsx';
import css from './ticket-lines.module.css';
import { t } from '#pos/ticket/texts.ts';

export type TicketLinesProps = {
  order: CartOrder;
  sign: string;
  /** Without it the lines are only read. */
  onOptions?: (wanted: ProductWanted) => void;
};

/** What is on the ticket; one line at a time is open for changes. */
export function TicketLines({ order, sign, onOptions }: TicketLinesProps) {
  const [open, setOpen] = useState<number>();
  if (order.items.length === 0) return <p className={css.none}>{texts.cartEmpty}</p>;
  return (
    <ul aria-label={t.orderLines} className={css.lines}>
      {order.items.map((line) => {
        const slot = line.cart_item_slot_id;
        if (!onOptions) return <TicketLine key={slot} line={line} sign={sign} />;
        const isOpen = open === slot;
        return (
          <TicketLine
            key={slot}
            line={line}
            sign={sign}
            open={isOpen}
            onToggle={() => setOpen(isOpen ? undefined : slot)}
          >
            {isOpen ? <TicketLineTools line={line} onOptions={onOptions} /> : null}
          </TicketLine>
        );
      })}
    </ul>
  );
}
