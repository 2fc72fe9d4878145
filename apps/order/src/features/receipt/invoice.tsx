import type { Receipt } from '@servery/contract/entities/receipt';
import type { CallOutput } from '@servery/contract/registry';
import { addressText } from '@servery/domain/delivery/address';
import { TextButton } from '@servery/ui/actions/button';
import { IconPrinter } from '@servery/ui/foundations/icon-more';
import { Paper, Tear } from '@servery/ui/surfaces/paper';
import { Sums } from '@servery/ui/surfaces/sums';
import { Display, Text } from '@servery/ui/foundations/text';
import { invoiceDate, invoiceTitle, isNotSold } from '@servery/domain/orders/invoice';
import { InvoiceLines } from '#features/receipt/invoice-lines.tsx';
import { paymentRows, receiptRows } from '#features/receipt/receipt-words.ts';
import css from '#features/receipt/receipt.module.css';
import { platform } from '#platform/browser.ts';
import { detailRows } from '#ordering/detail-rows.ts';
import { more } from '#shared/more-texts.ts';
import { t } from '#features/receipt/texts.ts';

type Props = { order: Receipt; lines: CallOutput<'OrderStatusDetailed'>['order_items'] };

function Told({ order }: { order: Receipt }) {
  const rows = detailRows(order);
  if (rows.length === 0) return null;
  return (
    <>
      <Tear />
      <dl aria-label={t.orderDetails} className={css.details}>
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
  const payments = paymentRows(order);
  return (
    <Paper pad="l" aria-labelledby="invoice-title" className={css.invoice}>
      <div className={css.invoiceHead}>
        <Display size={24} id="invoice-title">
          {invoiceTitle(order)}
        </Display>
        <span className={css.soft}>{invoiceDate(order.invoice_date)}</span>
      </div>
      <Text tone="soft" size={15}>
        {order.store_name}
        <br />
        {more.abn({ abn: order.abn })}
        <br />
        {t.billedTo({
          name: [order.contact_name, addressText(order.billing_address)].filter(Boolean).join(', '),
        })}
      </Text>
      <Tear />
      <InvoiceLines order={order} lines={lines} />
      <Told order={order} />
      <Tear />
      <Sums rows={receiptRows(order)} className={css.sums} />
      {payments.length > 0 && (
        <>
          <Tear />
          <Sums className={css.sums} rows={payments} />
        </>
      )}
      {!isNotSold(order) && (
        <div className={css.print}>
          <TextButton icon={<IconPrinter />} onClick={() => platform.print()}>
            {t.print}
          </TextButton>
        </div>
      )}
    </Paper>
  );
}
