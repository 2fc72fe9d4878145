import type { CallOutput } from '@servery/contract/registry';
import { gstNote, invoiceName } from '@servery/domain/orders/invoice';
import { Money, Text } from '@servery/ui/foundations/text';
import css from '#features/receipt/invoice-lines.module.css';
import { price } from '#shared/money.ts';
import { more } from '#shared/more-texts.ts';

type Placed = CallOutput<'OrderStatusDetailed'>;
type Props = { order: Placed['order']; lines: Placed['order_items'] };

export function InvoiceLines({ order, lines }: Props) {
  const note = gstNote(order, lines);
  return (
    <>
      <ul aria-label={more.products} className={css.lines}>
        {lines.map((line) => (
          <li key={line.id} className={css.line}>
            <b>{line.quantity} ×</b>
            <b>{invoiceName(line, order)}</b>
            <Money>{price(order.currency_sign, line.price)}</Money>
            {line.short_desc && <span className={css.more}>{line.short_desc}</span>}
            {line.notes && <span className={css.more}>“{line.notes}”</span>}
          </li>
        ))}
      </ul>
      {note && (
        <Text size={13} tone="soft">
          {note}
        </Text>
      )}
    </>
  );
}
