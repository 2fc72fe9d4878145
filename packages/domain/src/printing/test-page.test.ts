import { expect, test } from 'vitest';
import { instantOf } from '#hours/times';
import { plainText } from '#printing/layout';
import { testPage } from '#printing/test-page';

test('a test page says which printer it is, and shows how wide it prints', () => {
  const zone = 'Australia/Perth';
  const now = instantOf({ date: '2026-11-17', time: '12:11' }, zone);
  const page = testPage({ venue: 'Banksia Kitchen', printer: 'Grill', zone, now });
  expect(plainText(page, 32).split('\n')).toEqual([
    '   TEST PAGE',
    'Grill',
    'Banksia Kitchen',
    'Tue 17 Nov 2026         12:11 pm',
    '-'.repeat(32),
    `<${' '.repeat(30)}>`,
    'Both arrows should show on one',
    'line, at the edges of the paper.',
  ]);
});
