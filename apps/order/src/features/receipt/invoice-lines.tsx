import type { CallOutput } from '@servery/contract/registry';
import { Money } from '@servery/ui/foundations/text';
import css from '#features/receipt/invoice-lines.module.css';
import { price } from '#shared/money.ts';
import { more } from '#shared/more-texts.ts';

type Props = { sign: string; lines: CallOutput<'OrderStatusDetailed'>['order_items'] };

export function InvoiceLines({ sign, lines }: Props) {
  return (
    <ul aria-label={more.products} className={css.lines}>
      {lines.map((line) => (
        <li key={line.id} className={css.line}>
          <b>{line.quantity} ×</b>
          <b>{line.name}</b>
          <Money>{price(sign, line.price)}</Money>
          {line.short_desc && <span className={css.more}>{line.short_desc}</span>}
          {line.notes && <span className={css.more}>“{line.notes}”</span>}
        </li>
      ))}
    </ul>
  );
}
