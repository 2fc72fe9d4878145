import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { printable } from '#printing/printable';

test('writes what a receipt printer has no letter for in the nearest way', () => {
  expect(printable('Café “Größe” – it’s −5… •')).toBe('Café "Größe" - it\'s -5... *');
  expect(printable('Nguyễn Thị Hương')).toBe('Nguyen Thi Huong');
  expect(printable('拉麺')).toBe('??');
});

test('lets nobody speak to the printer by what they typed', () => {
  expect(printable('Sam\u001Bp\u0000\u0019\u00FAx\u001DV\u0000')).toBe('SampúxV');
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(printable(text)).toMatch(/^[\u0020-\u007E\u00A1-\u00FF]*$/);
    }),
  );
});
