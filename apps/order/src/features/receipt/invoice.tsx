import type { Receipt } from '@servery/contract/entities/receipt';
import type { CallOutput } from '@servery/contract/registry';
import { Paper, Tear } from '@servery/ui/paper';
import { Sums } from '@servery/ui/sums';
import { Display, Money, Text } from '@servery/ui/text';
import { invoiceDate } from '@servery/domain/orders/invoice';
import { receiptRows } from '#features/receipt/receipt-words.ts';
import css from '#features/receipt/receipt.module.css';
import { price } from '#state/money.ts';

type Props = { order: Receipt; lines: CallOutput<'OrderStatusDetailed'>['order_items'] };

function Lines({ order, lines }: Props) {
  return (
    <ul aria-label="Products">
      {lines.map((line) => (
        <li key={line.id} className={css.line}>
          <b>{line.quantity} ×</b>
          <b>{line.name}</b>
          <Money>{price(order.currency_sign, line.price)}</Money>
          {line.short_desc && <span className={css.more}>{line.short_desc}</span>}
          {line.notes && <span className={css.more}>“{line.notes}”</span>}
        </li>
      ))}
    </ul>
  );
}

export function Invoice({ order, lines }: Props) {
  return (
    <Paper pad="l" aria-labelledby="invoice-title" className={css.invoice}>
      <div className={css.invoiceHead}>
        <Display size={24} id="invoice-title">
          Tax invoice
        </Display>
        <span className={css.soft}>{invoiceDate(order.invoice_date)}</span>
      </div>
      <Text tone="soft" size={15}>
        {order.store_name}
        <br />
        ABN {order.abn}
      </Text>
      <Tear />
      <Lines order={order} lines={lines} />
      {order.note && <p className={css.soft}>“{order.note}”</p>}
      <Tear />
      <Sums rows={receiptRows(order)} className={css.sums} />
      <Tear />
      <Sums
        className={css.sums}
        rows={[
          { id: 'method', label: order.paid ? 'Paid with' : 'Payment', amount: order.payment_method },
          { id: 'terms', label: 'Terms', amount: order.payment_terms },
        ]}
      />
    </Paper>
  );
}
