import { t } from '#imports/texts';
import { err, ok, type Result } from '#result';

/** `line` is where it begins: a quoted field can hold line breaks. */
export type CsvRow = { line: number; fields: string[] };

const MOST_ROWS = 50_000;
const MOST_FIELDS = 1000;

/** Whatever stands between most of the headings. */
function separatorOf(text: string): string {
  const heading = text.slice(0, 20_000).split(/\r\n|\r|\n/, 1)[0] ?? '';
  const unquoted = heading.replaceAll(/"[^"]*"/g, '');
  const count = (separator: string) => unquoted.split(separator).length;
  return [',', ';', '\t'].toSorted((a, b) => count(b) - count(a))[0] ?? ',';
}

type Field = { value: string; end: number; lines: number };

/** RFC 4180: a quote inside quotes is doubled. Nothing where the quotes never close. */
function quotedField(text: string, start: number): Field | undefined {
  let value = '';
  let from = start + 1;
  for (;;) {
    const quote = text.indexOf('"', from);
    if (quote < 0) return undefined;
    value += text.slice(from, quote);
    if (text[quote + 1] !== '"')
      return { value, end: quote + 1, lines: value.split(/\r\n|\r|\n/).length - 1 };
    value += '"';
    from = quote + 2;
  }
}

function bareField(text: string, start: number, separator: string): Field {
  let end = start;
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end += 1;
  return { value: text.slice(start, end), end, lines: 0 };
}

/** After a closing quote, whatever stands before the next separator belongs to the field: spaces, mostly. */
function fieldAt(text: string, start: number, separator: string): Field | undefined {
  if (text[start] !== '"') return bareField(text, start, separator);
  const quoted = quotedField(text, start);
  if (!quoted) return undefined;
  const rest = bareField(text, quoted.end, separator);
  return { value: quoted.value + rest.value.trimEnd(), end: rest.end, lines: quoted.lines };
}

const breakAt = (text: string, at: number): number => (text.startsWith('\r\n', at) ? 2 : 1);

/** The rows of a table as text; commas, semicolons or tabs between the fields. Empty lines are left out. */
export function readCsv(text: string): Result<CsvRow[], string> {
  const source = text.replace(/^\uFEFF/, '');
  const separator = separatorOf(source);
  const rows: CsvRow[] = [];
  let [at, line] = [0, 1];
  while (at < source.length) {
    const row: CsvRow = { line, fields: [] };
    for (;;) {
      const field = fieldAt(source, at, separator);
      if (!field) return err(t.openQuote({ line }));
      row.fields.push(field.value);
      line += field.lines;
      at = field.end;
      if (source[at] !== separator) break;
      if (row.fields.length >= MOST_FIELDS) return err(t.tooManyColumns({ line, most: MOST_FIELDS }));
      at += 1;
    }
    at += breakAt(source, at);
    line += 1;
    if (row.fields.some((field) => field.trim() !== '')) rows.push(row);
    if (rows.length > MOST_ROWS) return err(t.tooManyLines({ most: MOST_ROWS }));
  }
  return ok(rows);
}
