import { fulfilmentCodes } from '@servery/contract/entities/fulfilment';
import { fulfilmentItem } from '@servery/contract/venue-file/fulfilment';
import { expect, test } from 'vitest';
import { isAnyOffered, newWay } from '#fulfilment/new-way';
import { tablesIn } from '#fulfilment/tables';

test.each(fulfilmentCodes)('a new %s is one that a venue file takes as it is', (type) => {
  const way = newWay(type);
  const {
    hours: _hours,
    special_dates: _dates,
    type: _type,
    ...parsed
  } = fulfilmentItem.parse({ ...way, type });
  expect(parsed).toEqual(way);
  expect(way.name).not.toBe('');
});

test('asks for what it cannot do without', () => {
  expect(newWay('deliver').address_required).toBe(true);
  expect([newWay('table').table_number_required, tablesIn(newWay('table').tables).length]).toEqual([
    true,
    10,
  ]);
  expect(newWay('booking').booking_people_required).toBe(true);
  // Whoever sits at a table chooses no time, so that it has to be had at once.
  expect([newWay('table').time_type, newWay('table').asap_minutes]).toEqual(['none', 15]);
});

test('a shop is without a way to order once the last is switched off', () => {
  expect([isAnyOffered([]), isAnyOffered([{ offered: false }]), isAnyOffered([{ offered: true }])]).toEqual([
    false,
    false,
    true,
  ]);
});
