import type { Receipt } from '@servery/contract/entities/receipt';
import type { CallOutput } from '@servery/contract/registry';
import { addressText } from '@servery/domain/delivery/address';
import { Paper, Tear } from '@servery/ui/paper';
import { Sums } from '@servery/ui/sums';
import { Display, Money, Text } from '@servery/ui/text';
import { invoiceDate } from '@servery/domain/orders/invoice';
import { receiptRows, refundRows } from '#features/receipt/receipt-words.ts';
import css from '#features/receipt/receipt.module.css';
import { price } from '#state/money.ts';
import { toldRows } from '#state/told-rows.ts';

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

function Told({ order }: { order: Receipt }) {
  const rows = toldRows(order);
  if (rows.length === 0) return null;
  return (
    <>
      <Tear />
      <dl aria-label="Order details" className={css.told}>
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
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
        <br />
        For {[order.contact_name, addressText(order.billing_address)].filter(Boolean).join(', ')}
      </Text>
      <Tear />
      <Lines order={order} lines={lines} />
      <Told order={order} />
      <Tear />
      <Sums rows={receiptRows(order)} className={css.sums} />
      <Tear />
      <Sums
        className={css.sums}
        rows={[
          { id: 'method', label: order.paid ? 'Paid with' : 'Payment', amount: order.payment_method },
          { id: 'terms', label: 'Terms', amount: order.payment_terms },
          ...refundRows(order),
        ]}
      />
    </Paper>
  );
}
