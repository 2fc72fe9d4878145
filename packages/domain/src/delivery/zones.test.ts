import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPostcode, onlyFor, typedPostcodes, zoneFor, zonesOf } from '#delivery/zones';

const row = (id: number, postcode: string, more: { name?: string; fee?: string; minutes?: number } = {}) => ({
  id,
  item: { postcode, name: 'Close', fee: '5.00', minimum: '20.00', minutes: 25, ...more },
});

test('postcodes of one name, fee, minimum and time are one zone', () => {
  const zones = zonesOf([row(3, '6162'), row(1, '6160'), row(2, '6158', { fee: '6.00' })]);
  expect(zones.map(({ rows, fee }) => [rows.map(({ id }) => id), fee])).toEqual([
    [[1, 3], '5.00'],
    [[2], '6.00'],
  ]);
});

test('the nearest comes first, and of two as near the cheaper', () => {
  const far = row(1, '6011', { name: 'Far', minutes: 45, fee: '4.00' });
  const dear = row(2, '6158', { name: 'Dear', fee: '10.00' });
  const cheap = row(3, '6160', { name: 'Cheap', fee: '9.00' });
  expect(zonesOf([far, dear, cheap]).map(({ name }) => name)).toEqual(['Cheap', 'Dear', 'Far']);
});

test('every postcode is in one zone, and none is lost', () => {
  const rows = fc.uniqueArray(
    fc.record({
      postcode: fc.integer({ min: 800, max: 9999 }).map((each) => String(each).padStart(4, '0')),
      name: fc.constantFrom('', 'Close', 'Far'),
      fee: fc.constantFrom('0.00', '5.00'),
      minimum: fc.constant('0.00'),
      minutes: fc.constantFrom(20, 40),
    }),
    { selector: ({ postcode }) => postcode },
  );
  fc.assert(
    fc.property(rows, (items) => {
      const all = items.map((item, id) => ({ id, item }));
      const back = zonesOf(all).flatMap((zone) =>
        zone.rows.map(({ id, item }) => ({
          id,
          item: { ...item, name: zone.name, fee: zone.fee, minutes: zone.minutes },
        })),
      );
      expect(back.toSorted((a, b) => a.id - b.id)).toEqual(all);
    }),
  );
});

test.each([
  ['6160', ['6160'], []],
  [' 6158, 6160-6162;6160 ', ['6158', '6160', '6161', '6162'], []],
  ['0800–0802', ['0800', '0801', '0802'], []],
  ['616, Fremantle, 6162-6160, 1000-9999', [], ['616', 'Fremantle', '6162-6160', '1000-9999']],
  ['', [], []],
])('reads %j as postcodes', (typed, postcodes, unknown) => {
  expect(typedPostcodes(typed)).toEqual({ postcodes, unknown });
});

test('a postcode has four digits', () => {
  expect(['6160', '0800', '616', '61600', 'WA 6160'].map(isPostcode)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

test('says where an address is delivered to, or why nowhere', () => {
  const zones = new Map([['6160', 'Close']]);
  expect(zoneFor(zones, { address: '1 Hay St', postcode: '6160' })).toEqual({
    zone: 'Close',
    error: undefined,
  });
  expect(zoneFor(zones, { address: '1 Hay St', postcode: '6000' }).error).toBe('postcode_unavailable');
  expect(zoneFor(zones, { address: '', postcode: '6160' }).error).toBe('address_required');
});

test('a slot that is for nothing else is named, one for everybody is not', () => {
  const points = [{ zones: [] }, { zones: ['6160', '6158'] }, { zones: ['6158'] }];
  expect(onlyFor(points, new Set(['6158']))).toBe(points[2]);
  expect(onlyFor(points, new Set(['6160']))).toBeUndefined();
  expect(onlyFor(points, new Set(['6160', '6158']))).toBe(points[1]);
});
