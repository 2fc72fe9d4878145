import type { HeldZone } from '@servery/contract/entities/fulfilment-editor';
import { expect, test } from 'vitest';
import {
  amountOf,
  clashesOf,
  drawnZones,
  NEW_ZONE,
  pressed,
  typedInto,
  withoutPostcode,
  writtenZone,
  zoneTitle,
  zoneToSave,
} from '#features/fulfilment/rules/written-zone.ts';

const further: HeldZone = {
  rows: [{ id: 4, version: 1 }],
  value: { name: 'Further', fee: '11.00', minimum: '60.00', minutes: 40, postcodes: ['6157', '6162'] },
  orders: 19,
};

test('what is typed is saved, with and without a comma behind it', () => {
  const typed = {
    ...NEW_ZONE,
    name: ' Close ',
    fee: '4',
    minimum: '$25',
    minutes: '20',
    typing: '6160, 6158',
  };
  expect(zoneToSave(typed)).toEqual({
    zone: { name: 'Close', fee: '4.00', minimum: '25.00', minutes: 20, postcodes: ['6158', '6160'] },
  });
  expect(typedInto(NEW_ZONE, '6160')).toEqual({ typing: '6160' });
  expect(typedInto(NEW_ZONE, '6160,')).toEqual({ postcodes: ['6160'], typing: '' });
  expect(typedInto(NEW_ZONE, 'Fremantle ')).toEqual({ postcodes: [], typing: 'Fremantle' });
});

test('a zone as it stands is saved as it stands', () => {
  expect(zoneToSave(writtenZone(further))).toEqual({ zone: further.value });
});

test.each([
  [{ typing: '' }, 'postcodes'],
  [{ typing: '6160 Perth' }, 'postcodes'],
  [{ typing: '6160', fee: 'free' }, 'fee'],
  [{ typing: '6160', minimum: '-1' }, 'minimum'],
  [{ typing: '6160', minutes: '20.5' }, 'minutes'],
  [{ typing: '6160', minutes: '9999' }, 'minutes'],
] as const)('%j is not saved, for its %s', (typed, problem) => {
  expect(zoneToSave({ ...NEW_ZONE, ...typed })).toEqual({ problems: new Set([problem]) });
});

test('a postcode of another zone is said while it is typed, until it is moved or left there', () => {
  const typed = { ...NEW_ZONE, postcodes: ['6160'], typing: '6162' };
  expect(clashesOf(typed, [further])).toEqual([{ postcode: '6162', zone: further }]);
  expect(clashesOf({ ...typed, moved: ['6162'] }, [further])).toEqual([]);
  const left = { ...typed, ...withoutPostcode(typed, '6162') };
  expect([left.postcodes, left.typing, clashesOf(left, [further])]).toEqual([['6160'], '', []]);
});

test('a press on the map takes a postcode in, out of another zone too, and lets it go again', () => {
  const close = { ...NEW_ZONE, postcodes: ['6160'], typing: '6158' };
  const taken = { ...close, ...pressed(close, '6162', [further]) };
  expect([taken.postcodes, taken.moved]).toEqual([['6158', '6160', '6162'], ['6162']]);
  expect(clashesOf(taken, [further])).toEqual([]);
  const left = { ...taken, ...pressed(taken, '6162', [further]) };
  expect([left.postcodes, left.moved]).toEqual([['6158', '6160'], []]);
  expect(pressed(close, '6011', [further]).moved).toEqual([]);
});

test('what is being written is on the map before it is saved, and nothing leaves its place', () => {
  const written = { ...writtenZone(further), postcodes: ['6157', '6150'] };
  expect(drawnZones([further], further, written)[0]?.postcodes).toEqual(['6157', '6162', '6150']);
  const fresh = drawnZones([further], undefined, { ...NEW_ZONE, typing: '6150, 6162', minutes: '50' });
  expect(fresh.map(({ postcodes, minutes }) => [postcodes, minutes])).toEqual([
    [['6157', '6162'], 40],
    [['6150'], 50],
  ]);
});

test('amounts are read as people write them', () => {
  expect(['', '5', '$5.5', '1,000', 'x', '-2'].map(amountOf)).toEqual([
    '0.00',
    '5.00',
    '5.50',
    '1000.00',
    undefined,
    undefined,
  ]);
});

test('a zone without a name is called by its postcodes', () => {
  expect(zoneTitle({ value: { ...further.value, name: '' } })).toBe('6157, 6162');
});
