import { t } from '#imports/texts';
import { type CsvRow, readCsv } from '#imports/csv';
import { MOST_CHARACTERS } from '#imports/reading';
import { err, ok, type Result } from '#result';

/** A line of a table, read by the names of its columns and never by where they stand. */
export type TableLine = { line: number; of(column: string): string };
export type Table = { headings: string[]; lines: TableLine[] };

const bare = (heading: string): string => heading.trim().toLowerCase().replaceAll(/\s+/g, ' ');

const HEADINGS_WITHIN = 5;

/** The headings are in the first line, or a few further down where somebody has written above them. Each list of
 * names is one column that has to be there, under one of them. */
export function readTable(text: string, needed: readonly (readonly string[])[]): Result<Table, string> {
  if (text.length > MOST_CHARACTERS) return err(t.tooLong({ most: MOST_CHARACTERS }));
  if (text.startsWith('PK')) return err(t.spreadsheet);
  const rows = readCsv(text);
  if (!rows.ok) return rows;
  const isHeading = ({ fields }: CsvRow) => {
    const there = new Set(fields.map(bare));
    return needed.every((names) => names.some((name) => there.has(name)));
  };
  const at = rows.value.slice(0, HEADINGS_WITHIN).findIndex(isHeading);
  const heading = rows.value[at];
  if (!heading) return err(t.noHeadings({ names: needed.map(([name]) => name).join(', ') }));
  const columnOf = new Map(heading.fields.map((name, column) => [bare(name), column]));
  return ok({
    headings: heading.fields.map((name) => name.trim()),
    lines: rows.value.slice(at + 1).map(({ line, fields }) => ({
      line,
      of: (column) => fields[columnOf.get(bare(column)) ?? -1]?.trim() ?? '',
    })),
  });
}

/** The first of these columns that says something: exports of other tills name them differently. */
export const firstOf = (line: TableLine, columns: readonly string[]): string =>
  columns.map((column) => line.of(column)).find((value) => value !== '') ?? '';
