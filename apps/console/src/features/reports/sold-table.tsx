import type { SalesReport, SalesRow } from '@servery/contract/entities/sales-report';
import { dollars } from '@servery/domain/money';
import { TextButton } from '@servery/ui/actions/button';
import { IconArrowDown, IconArrowUp } from '@servery/ui/foundations/icon-more';
import { Text } from '@servery/ui/foundations/text';
import { Select } from '@servery/ui/inputs/select';
import { Table } from '@servery/ui/staff/table';
import { Picture, type Tint } from '@servery/ui/surfaces/picture';
import { useState } from 'react';
import { changeOf } from '#features/reports/rules/change.ts';
import { type Column, sorted, type Sorting, touched } from '#features/reports/rules/sort.ts';
import css from './tables.module.css';
import { t } from '#features/reports/texts.ts';

const TABLES = ['products', 'categories', 'options', 'fulfilment', 'points', 'staff', 'promos'] as const;
type TableName = (typeof TABLES)[number];
type Row = SalesRow & { img_url?: string; tint?: string };

const FEW = 6;

type HeadProps = { by: Column; label: string; sorting: Sorting; onSort: (sorting: Sorting) => void };

function SortHead({ by, label, sorting, onSort }: HeadProps) {
  const isOn = sorting.by === by;
  const direction = sorting.down ? 'descending' : 'ascending';
  return (
    <th scope="col" aria-sort={isOn ? direction : undefined} data-end={by === 'name' ? undefined : true}>
      <button type="button" className={css.sort} onClick={() => onSort(touched(sorting, by))}>
        {label}
        {isOn && (sorting.down ? <IconArrowDown size="1em" /> : <IconArrowUp size="1em" />)}
      </button>
    </th>
  );
}

function SoldRow({ row, table }: { row: Row; table: TableName }) {
  const change = changeOf(row.amount, row.before);
  return (
    <tr>
      <th scope="row">
        {table === 'products' && (
          <Picture src={row.img_url || undefined} tint={(row.tint || 'oat') as Tint} className={css.plate} />
        )}
        <span>{row.name}</span>
      </th>
      <td data-end>{row.count.toLocaleString('en-AU')}</td>
      {table !== 'options' && (
        <>
          <td data-end>
            <b>{dollars(row.amount)}</b>
          </td>
          <td data-end data-tone={change?.tone}>
            {change?.text ?? '–'}
          </td>
        </>
      )}
    </tr>
  );
}

type SortedProps = { rows: readonly Row[]; table: TableName };

function SortedTable({ rows, table }: SortedProps) {
  const [sorting, setSorting] = useState<Sorting>({
    by: table === 'options' ? 'count' : 'amount',
    down: true,
  });
  const [isWhole, setWhole] = useState(false);
  const all = sorted(rows, sorting);
  const shown = isWhole ? all : all.slice(0, FEW);
  const head = { sorting, onSort: setSorting };
  return (
    <>
      <Table label={t[table]} className={css.sold}>
        <thead>
          <tr>
            <SortHead by="name" label={t.name} {...head} />
            <SortHead by="count" label={table === 'options' ? t.chosen : t.sold} {...head} />
            {table !== 'options' && (
              <>
                <SortHead by="amount" label={table === 'promos' ? t.discount : t.sales} {...head} />
                <SortHead by="change" label={t.change} {...head} />
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <SoldRow key={row.key} row={row} table={table} />
          ))}
        </tbody>
      </Table>
      {rows.length > FEW && (
        <TextButton pad onClick={() => setWhole(!isWhole)}>
          {isWhole ? t.showFewer : t.showAll({ count: rows.length })}
        </TextButton>
      )}
    </>
  );
}

/** What was sold, by whatever somebody wants to know, in any order. */
export function SoldTable({ report }: { report: SalesReport }) {
  const [table, setTable] = useState<TableName>('products');
  const rows: readonly Row[] = report[table];
  return (
    <section aria-label={t.whatSold} className={css.panel} data-of="sold">
      <header className={css.panelHead}>
        <h2>{t.whatSold}</h2>
        <Select
          label={t.showBy}
          hideLabel
          look="pill"
          value={table}
          onChange={setTable}
          options={TABLES.map((value) => ({ value, label: t[value] }))}
        />
      </header>
      {rows.length === 0 ? (
        <Text tone="soft">{t.nothing}</Text>
      ) : (
        <SortedTable key={table} rows={rows} table={table} />
      )}
    </section>
  );
}
