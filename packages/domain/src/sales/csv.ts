import { type Cents, formatCents } from '#money';

/** Text that anybody may have written, a count, or an amount. */
export type Cell = string | number | { cents: Cents };

/** A spreadsheet takes a cell that begins like this for something to work out. */
const FORMULA = /^[=+\-@\t\r]/;
const QUOTED = /[",\r\n]|^\s|\s$/;

function written(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  if (typeof cell === 'object') return formatCents(cell.cents);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return QUOTED.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows as spreadsheets and accounting programs read them. */
export const csvOf = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${row.map(written).join(',')}\r\n`).join('');
