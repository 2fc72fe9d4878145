import type { DetailsValue } from '@servery/contract/entities/venue-details';
import { expect, test } from 'vitest';
import { detailsProblem, writtenDetails } from '#venue/details';

const HELD: DetailsValue = {
  name: 'Banksia Kitchen',
  address: '12 Market Street',
  suburb: 'Fremantle',
  state: 'WA',
  postcode: '6160',
  lat: -32.05,
  long: 115.74,
  phone: '(08) 5550 4410',
  abn: '51 824 753 556',
  gst_registered: true,
  time_zone: 'Australia/Perth',
};
const NONE = { orders: 0, standing: 0 };
const problem = (change: Partial<DetailsValue>, open = NONE, held = HELD) =>
  detailsProblem(held, { ...held, ...change }, open);

test('an ABN has right check digits, and whoever charges GST has one', () => {
  expect(problem({ abn: '51 824 753 557' })).toBe('abn_invalid');
  expect(problem({ abn: '' })).toBe('abn_missing');
  expect(problem({ abn: '', gst_registered: false })).toBeUndefined();
  expect(problem({ abn: '83 914 571 673' })).toBeUndefined();
  expect(problem({ gst_registered: true }, NONE, { ...HELD, abn: '', gst_registered: false })).toBe(
    'abn_missing',
  );
});

test('one that was wrong before stands in the way of nothing else', () => {
  const old = { ...HELD, abn: '12 345 678 901' };
  expect(problem({ phone: '(08) 5550 4488' }, NONE, old)).toBeUndefined();
  expect(problem({ gst_registered: false }, NONE, old)).toBe('abn_invalid');
});

test('the clock stays while anything goes by it', () => {
  const zone = { time_zone: 'Australia/Sydney' };
  expect(problem(zone, { orders: 1, standing: 0 })).toBe('clock_in_use');
  expect(problem(zone, { orders: 0, standing: 1 })).toBe('clock_in_use');
  expect(problem(zone)).toBeUndefined();
  expect(problem({ phone: '' }, { orders: 9, standing: 9 })).toBeUndefined();
});

test('are kept without blanks around them, and an ABN as people write it', () => {
  expect(writtenDetails({ ...HELD, name: ' Banksia ', abn: ' 51824753556 ' })).toMatchObject({
    name: 'Banksia',
    abn: '51 824 753 556',
  });
});
