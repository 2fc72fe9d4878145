import type { CallOutput } from '@servery/contract/registry';
import { Table } from '@servery/ui/staff/table';
import { whenText } from '#order/when.ts';
import { price } from '#features/customers/price.ts';
import { phoneText } from '#order/phone-text.ts';
import css from './customers.module.css';
import { t } from '#features/customers/texts.ts';

type Row = CallOutput<'ConsoleCustomers'>['customers'][number];
type Props = {
  customers: readonly Row[];
  zone: string;
  shown: number | undefined;
  onShow: (id: number) => void;
};

export function CustomersTable({ customers, zone, shown, onShow }: Props) {
  return (
    <Table label={t.title} className={css.table}>
      <thead>
        <tr>
          <th scope="col">{t.name}</th>
          <th scope="col" data-end className={css.wide}>
            {t.orders}
          </th>
          <th scope="col" className={css.wide}>
            {t.last}
          </th>
          <th scope="col" data-end>
            {t.balance}
          </th>
          <th scope="col" data-end className={css.wide}>
            {t.points}
          </th>
        </tr>
      </thead>
      <tbody>
        {customers.map(({ id, name, mobile, email, orders, last, balance, points }) => (
          <tr key={id} aria-current={id === shown || undefined}>
            <td>
              <button type="button" className={css.open} onClick={() => onShow(id)}>
                {name}
                <small>{phoneText(mobile) || email}</small>
              </button>
            </td>
            <td data-end className={css.wide}>
              {orders}
            </td>
            <td className={css.wide}>{last === 0 ? t.never : whenText(last, zone)}</td>
            <td data-end>{price(balance)}</td>
            <td data-end className={css.wide}>
              {points}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
