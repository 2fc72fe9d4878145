import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { drawTables } from './data-model/draw.ts';
import { readComments } from './data-model/read-comments.ts';
import { type Column, readSchema, type Table } from './data-model/read-schema.ts';
import { dataModelPage, misplacedTables } from './data-model/write-page.ts';
import { ROOT } from './texts/source-files.ts';

const schema = readSchema();
const comments = readComments();

test('every table is in one aggregate, and an aggregate has tables alone', () => {
  expect(misplacedTables(schema)).toEqual([]);
  const unknown: Table = { name: 'coupon', columns: [], unique: [] };
  expect(misplacedTables([...schema, unknown])).toEqual(['coupon']);
  expect(misplacedTables(schema.filter(({ name }) => name !== 'cart'))).toEqual(['cart']);
});

test('what the code types is what the migrations make, and every table says what it is', () => {
  const typed = [...comments].map(([table, { columns }]) => [table, [...columns.keys()].toSorted()]);
  const made = schema.map(({ name, columns }) => [name, columns.map((each) => each.name).toSorted()]);
  expect(Object.fromEntries(typed)).toEqual(Object.fromEntries(made));
  expect([...comments].filter(([, { about }]) => about === '').map(([table]) => table)).toEqual([]);
});

test('finds what a column points to by its foreign key, else by its name', () => {
  const column = (table: string, name: string) =>
    schema.find((each) => each.name === table)?.columns.find((each) => each.name === name)?.reference;
  expect(column('order_line', 'order_id')).toEqual({ table: 'orders', declared: true });
  expect(column('payment_attempt', 'cart_id')).toEqual({ table: 'cart', declared: false });
  expect(column('cart', 'slot_id')).toEqual({ table: 'fulfilment_point', declared: false });
  expect(column('device', 'app_id')).toBeUndefined();
});

test('takes the comment of a table and the values of a column from the code', () => {
  expect(comments.get('tender')?.about).toBe('Money that a person took at the counter.');
  expect(comments.get('job')?.columns.get('state')).toBe("One of `'waiting'`, `'done'`, `'dead'`.");
  expect(comments.get('product')?.columns.get('dietary')).toBe('JSON list of dietary codes.');
});

test('draws a foreign key as a full line, and one that may be empty as none or one', () => {
  const plain: Column = {
    name: 'id',
    type: 'integer',
    nullable: false,
    keyPart: 1,
    fallback: '',
    reference: undefined,
  };
  const reference = { table: 'menu', declared: true };
  const dish: Table = {
    name: 'dish',
    columns: [plain, { ...plain, name: 'menu_id', type: 'bigint', keyPart: 0, nullable: true, reference }],
    unique: [],
  };
  expect(drawTables([dish])).toContain('menu |o--o{ dish : menu_id');
});

test('docs/data-model.md is drawn from the schema of today: run `npm run data-model` if it is not', () => {
  expect(readFileSync(join(ROOT, 'docs/data-model.md'), 'utf8')).toBe(dataModelPage());
});
