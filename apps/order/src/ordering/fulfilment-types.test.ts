import type { FulfilmentType } from '@servery/contract/entities/fulfilment';
import { sampleType } from '@servery/domain/testing/sample-type';
import { expect, test } from 'vitest';
import { canBeHadLater, choiceNow, typesNow, choiceText, typeWords } from '#ordering/fulfilment-types.ts';

const type = (more: Partial<FulfilmentType>): FulfilmentType =>
  sampleType({ verb: 'Pickup', desc: 'Ready when you walk in', min_notice: 15, time_block: 5, ...more });
const pickup = type({});
const table = type({
  code: 'table',
  verb: 'Dine in',
  table_num_required: 1,
  time_frame: 'none',
  time_type: 'none',
});
const deliver = type({ code: 'deliver', asap: 0, address_required: 1, time_type: 'slots' });
const kerbside = type({ code: 'custom', verb: 'Kerbside' });
const codes = (...types: FulfilmentType[]) => typesNow(types).map(({ code }) => code);

test('the two big buttons are eat here and take away, in this order', () => {
  expect(codes(pickup, deliver, table, kerbside)).toEqual(['table', 'pickup']);
  expect(typeWords(table)).toEqual({ title: 'Table', note: 'To your table' });
  expect(typeWords(pickup)).toEqual({ title: 'Take away', note: 'From the counter' });
});

test('a way that cannot be had at this moment is not offered', () => {
  expect(codes(pickup, type({ ...table, open_now: 0 }))).toEqual(['pickup']);
  expect(codes(type({ open_now: 0 }), deliver)).toEqual([]);
});

test('a venue with neither offers what it has, in its own words', () => {
  expect(codes(kerbside)).toEqual(['custom']);
  expect(typeWords(kerbside).title).toBe('Kerbside');
});

test('later needs a time of one’s own choosing and no address', () => {
  expect([pickup, table, deliver].map(canBeHadLater)).toEqual([true, false, false]);
});

test('reads as people say it', () => {
  const clock = { now: Date.parse('2026-11-16T02:00:00Z'), zone: 'Australia/Perth' };
  expect(choiceText(choiceNow(table, '12'), table, clock)).toBe('Table 12 · 15 min');
  expect(choiceText(choiceNow(pickup), pickup, clock)).toBe('Take away · 15 min');
  const later = { ...choiceNow(pickup), asap: false, date: '2026-11-17', time: '12:15' };
  expect(choiceText(later, pickup, clock)).toBe('Take away · Tomorrow 12:15 pm');
});
