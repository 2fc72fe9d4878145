import { expect, test } from 'vitest';
import {
  missingIn,
  NEW_PRINTER,
  type Settings,
  settingsOf,
  toggledIn,
  wireOf,
} from '#features/devices/rules/settings.ts';
import type { Printer } from '#features/devices/rules/words.ts';

const grill: Printer = {
  id: 4,
  name: 'Grill',
  kind: 'star',
  columns: 42,
  documents: ['kitchen'],
  stations: ['Grill'],
  device: '',
  backup_id: 7,
  address: '',
  health: 'ready',
  state_text: 'Ready',
  seen: 0,
  printed: 0,
  waiting: 0,
};
const raw: Settings = { ...NEW_PRINTER, kind: 'escpos', name: 'Bar', address: ' 192.168.1.50 ' };

test('what is saved unchanged is what was there, an unusual width included', () => {
  expect(wireOf(settingsOf(grill), grill)).toEqual({
    name: 'Grill',
    columns: '42',
    documents: ['kitchen'],
    stations: ['Grill'],
    backup_id: 7,
    address: undefined,
  });
  expect(wireOf({ ...settingsOf(grill), width: '58' }, grill).columns).toBe('32');
});

test('a printer without dockets has no stations, and none without a second one', () => {
  const counter = { ...settingsOf(grill), documents: ['receipt' as const], backup: '0' };
  expect(wireOf(counter)).toMatchObject({ stations: [], backup_id: undefined, columns: '48' });
});

test('only one that is written to has an address', () => {
  expect(wireOf(raw)).toMatchObject({ address: '192.168.1.50', columns: '42' });
  expect(wireOf({ ...raw, kind: 'epson' }).address).toBeUndefined();
});

test('says what is missing, in the order of the form', () => {
  expect(missingIn(raw)).toEqual([]);
  expect(missingIn({ ...raw, name: ' ', address: '8.8.8.8', documents: [] })).toEqual([
    'name',
    'address',
    'documents',
  ]);
  expect(missingIn({ ...NEW_PRINTER, name: 'Grill' })).toEqual([]);
});

test('a touch puts it in, another takes it out', () => {
  expect(toggledIn(['a'], 'b')).toEqual(['a', 'b']);
  expect(toggledIn(['a', 'b'], 'a')).toEqual(['b']);
});
