import { describe, expect, test } from 'vitest';
import { cleanPath, cleanText } from '#reports/clean';
import { framesOf } from '#reports/stack';

describe('the text of a report', () => {
  test.each([
    ['550 no mailbox sam.nguyen+lunch@example.com here', '550 no mailbox … here'],
    ['no answer from https://shop.example/r?usertoken=abc&userid=7', 'no answer from https://shop.example/r'],
    ['left at /login#id_token=eyJ', 'left at /login'],
    ['bad field &sid=abc', 'bad field '],
    ['called +61 491 570 156 twice', 'called … twice'],
    ['card 4111-1111-1111-1111', 'card …'],
    ['card 4111111111111111', 'card …'],
    ['session Zm9vYmFyYmF6cXV4cXV1eGZvb2JhcmJhenF1eHF1dXg is gone', 'session … is gone'],
    [`Unexpected token 'S', "Sam Nguyen" is not valid JSON`, `Unexpected token 'S', "…" is not valid JSON`],
    ["no dish for 'Sam Nguyen'", "no dish for '…'"],
  ])('%s', (said, kept) => expect(cleanText(said)).toBe(kept));

  test('keeps what says what is wrong', () => {
    for (const text of [
      "Cannot read properties of undefined (reading 'menu_items')",
      'UNIQUE constraint failed: orders.submit_key',
      'the text service answered 503, code 20503',
    ])
      expect(cleanText(text)).toBe(text);
  });

  test('strikes out the names it is told, whole and in part', () => {
    expect(cleanText('nothing for sam, NGUYEN or Sam Nguyen, but the same', ['Sam Nguyen', ''])).toBe(
      'nothing for …, … or …, but the same',
    );
    expect(cleanText('a (b', ['(b)'])).toBe('a (b');
  });

  test('is short, and no cut lets half of an address through', () => {
    expect(cleanText('x '.repeat(500))).toHaveLength(300);
    expect(cleanText(`${'x '.repeat(147)}sam@example.com`)).not.toContain('sam');
  });
});

test('the page of a report is known, but not whose order it shows', () => {
  expect(cleanPath('/menu/banksia-kitchen/item/22-rosemary-chips?prm=X#y')).toBe(
    '/menu/banksia-kitchen/item/22-rosemary-chips',
  );
  expect(cleanPath('/receipt/qUuO0Zk3mC5gR1xH0cA7bw')).toBe('/receipt/…');
  expect(cleanPath('/book/sam%40example.com')).toBe('/book/…');
  expect(cleanPath('')).toBe('/');
});

test('reads the stacks of every engine, and takes nothing from them but code', () => {
  const stack = [
    'TypeError: no "Sam Nguyen"',
    '    at openMenu (https://shop.example/assets/menu-Bx3k.js?v=1:1:204)',
    '    at async file:///srv/servery/apps/server/src/http/run-call.ts:140:5',
    '    at node:internal/process/task_queues:95:5',
    'draw@https://shop.example/assets/kit-1.js:3:9',
    '@https://shop.example/menu/banksia:12:1',
    '    at Sam Nguyen, 0491 570 156 (https://shop.example/x.js:1:1)',
    'sam@example.com',
  ].join('\n');
  expect(framesOf(stack)).toEqual([
    { function: 'openMenu', filename: '/assets/menu-Bx3k.js', lineno: 1, colno: 204 },
    { function: '?', filename: '/apps/server/src/http/run-call.ts', lineno: 140, colno: 5 },
    { function: '?', filename: 'node:internal/process/task_queues', lineno: 95, colno: 5 },
    { function: 'draw', filename: '/assets/kit-1.js', lineno: 3, colno: 9 },
    { function: '?', filename: '<page>', lineno: 12, colno: 1 },
    { function: '?', filename: '/x.js', lineno: 1, colno: 1 },
  ]);
  expect(framesOf(`    at f (https://a/b.js:1:1)\n`.repeat(100))).toHaveLength(30);
});
