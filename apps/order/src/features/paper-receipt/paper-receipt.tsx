import type { CallOutput } from '@servery/contract/registry';
import { gstNote, invoiceName, invoiceRows, invoiceTitle } from '@servery/domain/orders/invoice';
import { createPortal } from 'react-dom';
import { facts } from '#api/app-facts.ts';
import { OrderCode } from '#features/paper-receipt/order-code.tsx';
import { detailRows } from '#ordering/detail-rows.ts';
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
              {invoiceName(line, order)}
              {line.short_desc ? <small>{line.short_desc}</small> : null}
            </td>
            <td>{price(order.currency_sign, line.price)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Where it can be followed on a phone. */
const orderLink = (id: string): string => new URL(`/account/orders/${id}`, location.origin).href;

/** The tax invoice as the counter printer puts it on paper; on the screen it is not there. `payment` says how it stands with the money. */
export function PaperReceipt({ receipt, payment }: { receipt: PlacedOrder; payment: string }) {
  const { order } = receipt;
  const sign = order.currency_sign;
  return createPortal(
    <section aria-hidden className={css.paper}>
      <img src={facts.brand.logo_url} alt="" className={css.logo} />
      <h1>{order.store_name}</h1>
      <p>{`${order.store_address1}, ${order.store_suburb}`}</p>
      <p>{order.store_phone}</p>
      <p>{t.titleAndAbn({ title: invoiceTitle(order), abn: order.abn })}</p>
      <p className={css.number}>{order.pos_order_id}</p>
      <p>{`${order.contact_name}${order.table_num ? t.table({ table: order.table_num }) : ''}`}</p>
      <p>{order.created_date}</p>
      {order.served_by !== '' && <p>{t.servedBy({ name: order.served_by })}</p>}
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
      <p>{gstNote(order, receipt.order_items)}</p>
      {detailRows(order).map(({ label, value }) => (
        <p key={label}>{`${label}: ${value}`}</p>
      ))}
      <p>{payment}</p>
      <OrderCode link={orderLink(order.id)} className={css.code} />
    </section>,
    document.body,
  );
}
