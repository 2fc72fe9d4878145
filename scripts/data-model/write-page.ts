import { AGGREGATES } from './aggregates.ts';
import { drawTables } from './draw.ts';
import { readComments, type TableComments } from './read-comments.ts';
import { type Column, readSchema, type Table } from './read-schema.ts';

const INTRO = `# Data model

Drawn from the schema: \`scripts/data-model.ts\` applies the migrations (\`apps/server/src/db/migrations\`) to an empty database and takes the descriptions from the comments in \`apps/server/src/db/tables\`. Change those, then run \`npm run data-model\`. \`scripts/data-model.test.ts\` fails while this page is out of date.

On both engines whole numbers are \`bigint\`, money is cents, instants are milliseconds UTC, flags are 0 or 1, lists and maps are JSON text. Rows stop at the store: what leaves \`apps/server/src/stores\` is parsed.

In the drawings a full line is a foreign key and a dotted one a column that only holds an id. Nearly every table has a \`venue_id\`; outside of Venue those lines are left out.`;

const cell = (text: string): string => text.replaceAll('|', '\\|');

/** A table whose columns are as wide as their widest cell, as oxfmt writes it. */
function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = [head, ...rows].map((row) => row.map(cell));
  const widths = head.map((_, index) => Math.max(3, ...cells.map((row) => row[index]!.length)));
  const line = (row: readonly string[]): string =>
    `| ${row.map((text, index) => text.padEnd(widths[index]!)).join(' | ')} |`;
  const [first = [], ...rest] = cells;
  return [line(first), line(widths.map((width) => '-'.repeat(width))), ...rest.map(line)].join('\n');
}

const pointsTo = ({ reference }: Column): string =>
  reference ? `[${reference.table}](#${reference.table})` : '';

const code = (text: string): string => (text === '' ? '' : `\`${text}\``);

function columnTable(table: Table, comments: TableComments | undefined): string {
  const about = table.columns.map((column) => comments?.columns.get(column.name) ?? '');
  const rows = table.columns.map((column, index) => [
    code(column.name),
    `${column.type}${column.keyPart > 0 ? ', key' : ''}`,
    column.nullable ? 'yes' : '',
    code(column.fallback),
    pointsTo(column),
    about[index]!,
  ]);
  return markdownTable(['column', 'type', 'null', 'default', 'points to', 'what it is'], rows);
}

function tableSection(table: Table, comments: TableComments | undefined): string {
  const unique = table.unique.length > 0 ? `Unique: ${table.unique.join('; ')}.` : '';
  return [`### ${table.name}`, comments?.about ?? '', columnTable(table, comments), unique]
    .filter(Boolean)
    .join('\n\n');
}

/** Tables that no aggregate lists, and names in aggregates that are no tables. */
export function misplacedTables(schema: readonly Table[]): string[] {
  const listed = AGGREGATES.flatMap(({ tables }) => tables);
  const names = schema.map(({ name }) => name);
  return [
    ...names.filter((name) => listed.filter((each) => each === name).length !== 1),
    ...listed.filter((name) => !names.includes(name)),
  ];
}

/** The whole of docs/data-model.md. */
export function dataModelPage(): string {
  const schema = new Map(readSchema().map((table) => [table.name, table]));
  const comments = readComments();
  const sections = AGGREGATES.map(({ name, about, tables: names }) => {
    const tables = names.flatMap((each) => schema.get(each) ?? []);
    return [
      `## ${name}`,
      about,
      drawTables(tables),
      ...tables.map((table) => tableSection(table, comments.get(table.name))),
    ].join('\n\n');
  });
  return `${[INTRO, ...sections].join('\n\n')}\n`;
}
