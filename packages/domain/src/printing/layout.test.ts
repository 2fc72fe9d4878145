import { runs } from '@servery/contract/testing/runs';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { PAPER_COLUMNS, type PaperLine } from '#printing/document';
import { layOut, plainText, wrap } from '#printing/layout';

test('breaks between words, and inside one that is too long', () => {
  expect(wrap('Coconut Chickpea Curry', 10)).toEqual(['Coconut', 'Chickpea', 'Curry']);
  expect(wrap('Anticonstitutionally', 8)).toEqual(['Anticons', 'titution', 'ally']);
  expect(wrap('', 8)).toEqual([]);
});

test('keeps an amount at the right edge, however long what it belongs to is', () => {
  const line: PaperLine = { is: 'row', left: 'Other discount (SPRING-SPECIAL-2026)', right: '-$6.04' };
  expect(plainText([line], 32).split('\n')).toEqual([
    'Other discount            -$6.04',
    '(SPRING-SPECIAL-2026)',
  ]);
});

test('puts the name of a product beside its quantity, and its price at the edge', () => {
  const line: PaperLine = {
    is: 'item',
    quantity: '12',
    name: 'Coconut Chickpea Curry with rice',
    price: '$19.50',
  };
  expect(plainText([line, { is: 'note', text: 'No peanuts' }], 32).split('\n')).toEqual([
    '12  Coconut Chickpea      $19.50',
    '    Curry with rice',
    '    No peanuts',
  ]);
});

test('counts letters that are twice as wide as two', () => {
  const [row] = layOut([{ is: 'row', left: 'GRILL', right: '1 of 2', size: 2 }], 48);
  expect(row).toMatchObject({ text: 'GRILL             1 of 2', size: 2 });
});

test('centres what is centred, and fills a banner from edge to edge', () => {
  expect(plainText([{ is: 'text', text: 'Banksia', center: true }], 32)).toBe(`${' '.repeat(12)}Banksia`);
  const [banner] = layOut([{ is: 'banner', left: 'PICKUP', right: 'Web' }], 32);
  expect(banner).toMatchObject({ text: ' PICKUP     Web ', size: 2, invert: true });
});

test('a word that just fits is not broken, and spaces do not add up', () => {
  expect(wrap('12345678 a', 8)).toEqual(['12345678', 'a']);
  expect(wrap('1234567890123456', 8)).toEqual(['12345678', '90123456']);
  expect(wrap('two  spaces', 20)).toEqual(['two spaces']);
  expect(plainText([{ is: 'row', left: '12345678901234567890123456', right: '$1.00' }], 32)).toBe(
    '12345678901234567890123456 $1.00',
  );
});

test('a banner keeps a letter free at both edges where it has to break', () => {
  const [first, second] = layOut([{ is: 'banner', left: 'MAY BE A COPY, ASK', center: true }], 32);
  expect(first).toMatchObject({ text: ' MAY BE A COPY, ', strong: true, size: 2, invert: true });
  expect(second).toMatchObject({ text: '      ASK       ' });
});

test('a note is strong, and stands below the name whatever its size', () => {
  const notes = layOut(
    [
      { is: 'note', text: 'Aioli' },
      { is: 'note', text: 'NO egg', size: 3, invert: true },
    ],
    32,
  );
  expect(notes).toEqual([
    { is: 'text', text: 'Aioli', indent: 4, size: 1, strong: true, invert: false },
    { is: 'text', text: ' NO egg ', indent: 2, size: 3, strong: true, invert: true },
  ]);
});

const text = fc.string({ maxLength: 80 });
const size = fc.constantFrom(1 as const, 2 as const, 3 as const);
const line: fc.Arbitrary<PaperLine> = fc.oneof(
  fc.record({ is: fc.constant('text' as const), text, size }),
  fc.record({ is: fc.constant('row' as const), left: text, right: text, size }),
  fc.record({ is: fc.constant('banner' as const), left: text, right: text }),
  fc.record({
    is: fc.constant('item' as const),
    quantity: fc.nat(9999).map(String),
    name: text,
    price: text,
    size,
  }),
  fc.record({ is: fc.constant('note' as const), text, size, invert: fc.constant(true as const) }),
);

test('is never wider than the paper, at any width', () => {
  fc.assert(
    fc.property(fc.array(line), fc.constantFrom(...PAPER_COLUMNS), (document, columns) => {
      for (const row of layOut(document, columns))
        if (row.is === 'text') expect((row.indent + row.text.length) * row.size).toBeLessThanOrEqual(columns);
    }),
    runs(2),
  );
});

test('loses no word of what it is given', () => {
  const words = fc.array(fc.stringMatching(/^[a-z]{1,60}$/), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(words, words, fc.constantFrom(...PAPER_COLUMNS), (left, right, columns) => {
      const squeezed = (from: string) => from.replaceAll(/\s/g, '').split('').toSorted().join('');
      const document: PaperLine[] = [
        { is: 'item', quantity: '1', name: left.join(' '), size: 2 },
        { is: 'text', text: right.join(' ') },
      ];
      expect(squeezed(plainText(document, columns))).toBe(squeezed(`1${left.join('')}${right.join('')}`));
    }),
  );
});
