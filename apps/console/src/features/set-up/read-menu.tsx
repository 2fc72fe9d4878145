import type { MenuReading } from '@servery/contract/entities/set-up';
import { Table } from '@servery/ui/staff/table';
import { Text } from '@servery/ui/foundations/text';
import css from './set-up.module.css';
import { t } from '#features/set-up/texts.ts';

const TAX: Readonly<Record<string, string>> = {
  taxable: t.taxable,
  gst_free: t.gstFree,
  input_taxed: t.inputTaxed,
};

/** What of a list could not be read comes first; the rest is what the shop will have. */
export function ReadMenu({ menu }: { menu: MenuReading }) {
  return (
    <>
      {menu.unread.length > 0 && (
        <section className={css.fix} aria-label={t.linesLeft({ count: menu.unread.length })}>
          <h2 className={css.part}>{t.linesLeft({ count: menu.unread.length })}</h2>
          <ul>
            {menu.unread.map(({ where, why }) => (
              <li key={`${where} ${why}`}>
                <b>{where}</b> {why}
              </li>
            ))}
          </ul>
          <Text size={15}>{t.linesLeftNote}</Text>
        </section>
      )}
      <section className={css.section} aria-label={t.ready({ count: menu.products })}>
        <header className={css.row}>
          <h2 className={css.part}>{t.ready({ count: menu.products })}</h2>
          <Text tone="soft">{t.changeLater}</Text>
        </header>
        <Table label={t.ready({ count: menu.products })}>
          <thead>
            <tr>
              <th>{t.name}</th>
              <th>{t.category}</th>
              <th data-end>{t.price}</th>
              <th>{t.tax}</th>
            </tr>
          </thead>
          <tbody>
            {menu.categories.flatMap((category) =>
              category.products.map((product) => (
                <tr key={`${category.name} ${product.name}`}>
                  <td>
                    <b>{product.name}</b>
                  </td>
                  <td>{category.name}</td>
                  <td data-end>${product.price}</td>
                  <td>{TAX[product.tax] ?? product.tax}</td>
                </tr>
              )),
            )}
          </tbody>
        </Table>
      </section>
    </>
  );
}
