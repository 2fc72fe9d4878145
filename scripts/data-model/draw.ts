import type { Column, Table } from './read-schema.ts';

/** Nearly every table points to its venue: drawn everywhere, these lines would hide all others. */
const VENUE = 'venue';

const isDrawn = ({ reference }: Column, tables: readonly Table[]): boolean =>
  reference !== undefined && (reference.table !== VENUE || tables.some(({ name }) => name === VENUE));

/** How many rows may point to one: a column that is the whole key points to each row once. */
function lineOf(table: Table, column: Column): string {
  const keys = table.columns.filter(({ keyPart }) => keyPart > 0);
  const isWholeKey = column.keyPart > 0 && keys.length === 1;
  const one = column.nullable ? '|o' : '||';
  const line = column.reference!.declared ? '--' : '..';
  return `${column.reference!.table} ${one}${line}${isWholeKey ? 'o|' : 'o{'} ${table.name} : ${column.name}`;
}

const keyOf = (column: Column): string =>
  [column.keyPart > 0 ? 'PK' : '', column.reference ? 'FK' : ''].filter(Boolean).join(', ');

/** A Mermaid drawing of some tables: their keys, and what they point to. */
export function drawTables(tables: readonly Table[]): string {
  const lines = tables.flatMap((table) => [
    `  ${table.name} {`,
    ...table.columns
      .filter((column) => keyOf(column) !== '')
      .map((column) => `    ${column.type} ${column.name} ${keyOf(column)}`),
    '  }',
  ]);
  const relations = tables.flatMap((table) =>
    table.columns.filter((column) => isDrawn(column, tables)).map((column) => `  ${lineOf(table, column)}`),
  );
  return ['```mermaid', 'erDiagram', ...lines, ...relations, '```'].join('\n');
}
