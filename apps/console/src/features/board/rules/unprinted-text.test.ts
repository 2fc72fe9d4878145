import { expect, test } from 'vitest';
import { unprintedText } from '#features/board/rules/unprinted-text.ts';

const one = {
  id: 1,
  order_id: 'o1',
  number: '87',
  station: 'Grill',
  printer: 'Kitchen',
  problem: 'Out of paper',
  moved: 1 as const,
  cancelled: 0 as const,
};

test('says which docket, why, and where it is now', () => {
  expect(unprintedText([one])).toBe('87 Grill: Kitchen, out of paper. Sent to the second printer.');
  expect(unprintedText([{ ...one, station: '', problem: '', moved: 0 }])).toBe(
    '87: Kitchen. Read it on the screen.',
  );
});

test('says that an order is not made any more where the kitchen has it on paper', () => {
  expect(unprintedText([{ ...one, cancelled: 1 }])).toBe(
    '87 Grill is cancelled: Kitchen, out of paper. Sent to the second printer.',
  );
  expect(unprintedText([{ ...one, cancelled: 1, moved: 0 }])).toBe(
    '87 Grill is cancelled: Kitchen, out of paper. Don’t make it.',
  );
});

test('names no more than fit on a bar', () => {
  const many = Array.from({ length: 9 }, (_, id) => ({ ...one, id, number: String(id) }));
  expect(unprintedText(many)).not.toContain('3 Grill');
});
