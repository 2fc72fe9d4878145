import { expect, test } from 'vitest';
import { detailRows } from '#ordering/detail-rows.ts';

const cutlery = { label: 'Cutlery', value: 'Yes' };

test('answers come first, then the handover and the instructions, as far as there are any', () => {
  expect(detailRows({ details: [cutlery], contactless: '', note: '' })).toEqual([cutlery]);
  expect(detailRows({ details: [cutlery], contactless: 'At the door', note: 'Ring' })).toEqual([
    cutlery,
    { label: 'Contactless', value: 'At the door' },
    { label: 'Instructions', value: '“Ring”' },
  ]);
});
