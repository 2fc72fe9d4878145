import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const FOLDER = resolve(import.meta.dirname, '../docs/decisions');
const INDEX = 'README.md';
const read = (file: string): string => readFileSync(join(FOLDER, file), 'utf8');

const NAME = /^(\d{4})-[a-z0-9]+(?:-[a-z0-9]+)*\.md$/;
const FORM = /^# (\d+)\. (.+)\n\nStatus: (.+) · (\d{4}-\d{2}-\d{2})\n\n[^\n][^]*?\n\n## Why\n\n[^\n][^]*\n$/;
const STATUS =
  /^(?:accepted|superseded(?: in part)? by \[\d{4}\]\([\w-]+\.md\)(?:, \[\d{4}\]\([\w-]+\.md\))*)$/;
const LINK = /\[(\d+)\]\(([^)]+)\)/g;
/** A row of the index: number and file, title, status. */
const ROW = /^\| \[(\d+)\]\(([^)]+)\) +\| (.+?) +\|(.*)\|$/gm;

const isRealDate = (text: string): boolean =>
  new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) ?? false;
const linksIn = (text: string) =>
  [...text.matchAll(LINK)].map(([, label = '', file = '']) => ({ label, file }));

function readRecord(file: string) {
  const text = read(file);
  const [, nr = '', title = '', status = '', date = ''] = FORM.exec(text) ?? [];
  return { file, text, nr, title, status, date, supersededBy: linksIn(status).map((link) => link.file) };
}

const files = readdirSync(FOLDER).filter((file) => file !== INDEX);
const records = files.map(readRecord);
const numberIn = (file: string): number => Number(NAME.exec(file)?.[1]);

test.each(records)('$file has a title with its number, a status, a date, the decision and why', (record) => {
  expect(record.file).toMatch(NAME);
  expect(record.text).toMatch(FORM);
  expect(Number(record.nr)).toBe(numberIn(record.file));
  expect(record.status).toMatch(STATUS);
  expect(record.date).toSatisfy(isRealDate);
});

test.each(records)('$file links to records that exist, by their number', ({ text }) => {
  for (const { label, file } of linksIn(text)) {
    expect(files).toContain(file);
    expect(Number(label)).toBe(numberIn(file));
  }
});

const superseded = records.filter(({ supersededBy }) => supersededBy.length > 0);

test.each(superseded)('what supersedes $file is another record that says so', ({ file, supersededBy }) => {
  for (const later of supersededBy) {
    expect(later).not.toBe(file);
    expect(linksIn(read(later)).map((link) => link.file)).toContain(file);
  }
});

test('no number is given twice', () => {
  const numbers = files.map(numberIn);
  expect(numbers).toEqual([...new Set(numbers)]);
});

test('the index lists every record once, with its number, title and status', () => {
  const listed = [...read(INDEX).matchAll(ROW)].map(([, nr, file = '', title, status = '']) => ({
    file,
    nr,
    title,
    status: status.trim() || 'accepted',
  }));
  const expected = records.map(({ file, nr, title, status }) => ({ file, nr, title, status }));
  expect(listed.toSorted((a, b) => (a.file < b.file ? -1 : 1))).toEqual(expected);
});

test('the index names the numbers that were never used', () => {
  const used = new Set(files.map(numberIn));
  const [, said = ''] = /([\d, toand]+) were never used\./.exec(read(INDEX)) ?? [];
  const unused = [...said.matchAll(/(\d+)(?: to (\d+))?/g)].flatMap(([, first, last = first]) =>
    Array.from({ length: Number(last) - Number(first) + 1 }, (_, step) => Number(first) + step),
  );
  const gaps = Array.from({ length: Math.max(...used) }, (_, step) => step + 1).filter((nr) => !used.has(nr));
  expect(unused).toEqual(gaps);
});
