import type { FulfilmentType } from '@servery/contract/entities/fulfilment';
import { expect, test } from 'vitest';
import { asksForWay, linkChoice } from '#features/menu/link-choice.ts';

const types = ['pickup', 'table', 'booking'].map(
  (code) => ({ code, asap: 1, open_now: 1 }) as FulfilmentType,
);

test('a table in the link chooses eating in at that table', () => {
  expect(linkChoice({ table: 'b12' }, types)).toMatchObject({ code: 'table', tableNum: 'B12', asap: true });
  expect(linkChoice({ table: 12 }, types)?.tableNum).toBe('12');
});

test('a table wins over a booking, a booking over a named type', () => {
  expect(linkChoice({ table: '4', bookingname: 'Sam', fulfil: 'pickup' }, types)?.code).toBe('table');
  expect(linkChoice({ bookingname: 'Sam', bookingpax: 4, fulfil: 'pickup' }, types)).toMatchObject({
    code: 'booking',
    bookingName: 'Sam',
    bookingPax: 4,
  });
});

test('reads the words people put into links', () => {
  expect(linkChoice({ fulfil: 'Takeaway' }, types)?.code).toBe('pickup');
  expect(linkChoice({ fulfil: 'dine-in' }, types)?.code).toBe('table');
  expect(linkChoice({ fulfil: 'reservation' }, types)?.code).toBe('booking');
});

test('a type that is unknown, or not to be had here, is ignored', () => {
  expect(linkChoice({ fulfil: 'drone' }, types)).toBeUndefined();
  expect(linkChoice({ fulfil: 'delivery' }, types)).toBeUndefined();
  expect(asksForWay({ fulfil: 'drone' })).toBe(true);
  expect(asksForWay({})).toBe(false);
});
