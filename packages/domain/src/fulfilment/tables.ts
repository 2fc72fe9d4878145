/** 'b 07' on a sign is B7 in a list. */
const plain = (table: string): string =>
  table
    .toUpperCase()
    .replaceAll(/[\s-]/g, '')
    .replace(/^([A-Z]*)0+(?=\d)/, '$1');

const RANGE = /^([A-Z]*)(\d+)\s*-\s*([A-Z]*)(\d+)$/;

function isIn(part: string, table: string): boolean {
  const range = RANGE.exec(part.trim().toUpperCase());
  const [, row, number] = /^([A-Z]*)(\d+)$/.exec(table) ?? [];
  if (!range || (range[3] !== '' && range[3] !== range[1])) return plain(part) === table;
  if (row !== range[1]) return false;
  return Number(number) >= Number(range[2]) && Number(number) <= Number(range[4]);
}

/** Whether the venue has a table. A venue that has not listed its tables has any. */
export const hasTable = (list: string, table: string): boolean =>
  list.trim() === '' || list.split(',').some((part) => part.trim() !== '' && isIn(part, plain(table)));

/** The letters that stand before a venue's numbers, where it has such tables: A and B of '1-20, A1-A12, B1'. */
export const tableLetters = (list: string): string[] => [
  ...new Set(
    list.split(',').flatMap((part) => /^([A-Z]+)[\s-]*\d/.exec(part.trim().toUpperCase())?.[1] ?? []),
  ),
];

/** More are on no sheet: a list that says '1-99999' is a slip. */
export const MOST_TABLES = 500;

function tablesOf(part: string): string[] {
  const range = RANGE.exec(part.trim().toUpperCase());
  if (!range || (range[3] !== '' && range[3] !== range[1])) return part.trim() === '' ? [] : [part.trim()];
  const [first, last] = [Number(range[2]), Number(range[4])];
  const count = Math.min(Math.max(last - first + 1, 0), MOST_TABLES);
  return Array.from({ length: count }, (_none, at) => `${range[1]}${first + at}`);
}

/** Every table of a list, in its order: 1, 2, 3, B1 and B2 of '1-3, B1-B2'. */
export const tablesIn = (list: string): string[] =>
  [...new Set(list.split(',').flatMap(tablesOf))].slice(0, MOST_TABLES);
