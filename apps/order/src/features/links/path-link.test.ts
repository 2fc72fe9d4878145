import { expect, test } from 'vitest';
import { searchOfPath } from '#features/links/path-link.ts';

test('reads the segment as it stands in the address, where a dash inside a value is still %2D', () => {
  expect(searchOfPath('tblB-1-prmLUNCH', '/menu/banksia/tblB%2D1-prmLUNCH')).toEqual({
    table: 'B-1',
    promo: 'LUNCH',
  });
});

test('falls back to what the router read, and says nothing of what nobody knows', () => {
  expect(searchOfPath('tbl12', '/')).toEqual({ table: '12' });
  expect(searchOfPath('%E0%A4%A', '/menu/banksia/%E0%A4%A')).toEqual({});
});
