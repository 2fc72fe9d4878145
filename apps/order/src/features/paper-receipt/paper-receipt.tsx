import type { CallOutput } from '@servery/contract/registry';
import { invoiceRows } from '@servery/domain/orders/invoice';
import { createPortal } from 'react-dom';
import { toldRows } from '#ordering/told-rows.ts';
import css from './paper-receipt.module.css';
import { price } from '#shared/money.ts';
import { t } from '#features/paper-receipt/texts.ts';

type PlacedOrder = CallOutput<'OrderStatusDetailed'>;

function Lines({ receipt: { order, order_items: lines } }: { receipt: PlacedOrder }) {
  return (
    <table className={css.lines}>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            <td>{line.quantity}</td>
            <td>
              {line.name}
              {line.short_desc ? <small>{line.short_desc}</small> : null}
            </td>
            <td>{price(order.currency_sign, line.price)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The tax invoice as the counter printer puts it on paper; on the screen it is not there. `payment` says how it stands with the money. */
export function PaperReceipt({ receipt, payment }: { receipt: PlacedOrder; payment: string }) {
  const { order } = receipt;
  const sign = order.currency_sign;
  return createPortal(
    <section aria-hidden className={css.paper}>
      <h1>{order.store_name}</h1>
      <p>{`${order.store_address1}, ${order.store_suburb}`}</p>
      <p>{t.taxInvoiceAbn({ abn: order.abn })}</p>
      <p className={css.number}>{order.pos_order_id}</p>
      <p>{`${order.contact_name}${order.table_num ? t.table({ table: order.table_num }) : ''}`}</p>
      <p>{order.invoice_date}</p>
      <Lines receipt={receipt} />
      {invoiceRows(order).map(({ id, label, amount, kind }) => (
        <p key={id} className={css.total}>
          <span>{label}</span>
          {kind === 'sum' ? (
            <strong>{price(sign, amount)}</strong>
          ) : (
            <span>{`${kind === 'less' ? '-' : ''}${price(sign, amount)}`}</span>
          )}
        </p>
      ))}
      {toldRows(order).map(({ label, value }) => (
        <p key={label}>{`${label}: ${value}`}</p>
      ))}
      <p>{payment}</p>
    </section>,
    document.body,
  );
}
