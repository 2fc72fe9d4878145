import { expect, test } from 'vitest';
import { channelsFor, notifyStep } from '#orders/notify';

test.each([
  ['none', { mail: true, text: true }, []],
  ['mail', { mail: true, text: true }, ['mail']],
  ['text', { mail: true, text: true }, ['text']],
  ['both', { mail: true, text: true }, ['mail', 'text']],
  ['mail', { mail: false, text: true }, ['text']],
  ['text', { mail: true, text: false }, ['mail']],
  ['both', { mail: false, text: true }, ['text']],
  ['text', { mail: false, text: false }, []],
] as const)('who chose %s with %j is told by %j', (choice, leads, ways) => {
  expect(channelsFor(choice, leads)).toEqual(ways);
});

test('tells of what happens in the kitchen, not of what has mails of its own', () => {
  expect(([1, 2, 6, 3, 4, 5, 7, 8, 9, 10] as const).map(notifyStep)).toEqual([
    undefined,
    'confirmed',
    'confirmed',
    'in_progress',
    'ready',
    'complete',
    'complete',
    'complete',
    undefined,
    undefined,
  ]);
});
