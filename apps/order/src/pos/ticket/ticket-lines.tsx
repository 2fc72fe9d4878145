import type { CartOrder } from '@servery/contract/entities/cart';
import { texts } from '@servery/domain/messages/texts';
import { useEffect, useRef, useState } from 'react';
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

/** The line that was added or counted up last is in sight, however many there are. */
function useLastInSight({ items }: CartOrder) {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef<ReadonlyMap<number, number>>(undefined);
  useEffect(() => {
    const counts = new Map(items.map((line) => [line.cart_item_slot_id, line.quantity]));
    const grown = items.findLastIndex(
      ({ cart_item_slot_id: slot, quantity }) => quantity > (before.current?.get(slot) ?? 0),
    );
    if (before.current && grown >= 0) list.current?.children[grown]?.scrollIntoView({ block: 'nearest' });
    before.current = counts;
  }, [items]);
  return list;
}

/** What is on the ticket; one line at a time is open for changes. */
export function TicketLines({ order, sign, onOptions }: TicketLinesProps) {
  const [open, setOpen] = useState<number>();
  const list = useLastInSight(order);
  if (order.items.length === 0) return <p className={css.none}>{texts.cartEmpty}</p>;
  return (
    <ul ref={list} aria-label={t.orderLines} className={css.lines}>
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
