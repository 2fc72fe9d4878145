import { expect, test } from 'vitest';
import { emptyChoice } from '#fulfilment/choice';
import { selectedOptions } from '#fulfilment/selected-options';

const zone = 'Australia/Perth';

test('an order carries every field of the choice [ORD-334 CHK-266]', () => {
  const choice = { ...emptyChoice('booking'), date: '2026-11-18', time: '12:15' };
  const named = { tableNum: ' b7 ', bookingRef: ' ab12 ', bookingName: ' Smith ' };
  expect(selectedOptions({ ...choice, ...named }, zone)).toEqual({
    code: 'booking',
    asap: false,
    datetime: Date.parse('2026-11-18T12:15:00+08:00'),
    datetimeVal: '18/11/26 12:15 pm',
    deliverySlotId: 0,
    deliverySlotDesc: '',
    deliveryStopId: 0,
    deliveryStopDesc: '',
    pickupLocationId: 0,
    pickupLocationDesc: '',
    dineinTableNum: 'B7',
    dineinBookingName: 'Smith',
    dineinBookingRef: 'AB12',
    dineinBookingPax: 2,
  });
});

test.each([
  ['slotId', 'deliverySlot'],
  ['stopId', 'deliveryStop'],
  ['locationId', 'pickupLocation'],
] as const)('a chosen %s goes with its words, on its day', (field, name) => {
  const choice = { ...emptyChoice('deliver'), [field]: 1, date: '2026-11-18', placeDesc: '12 to 12:30 pm' };
  expect(selectedOptions(choice, zone)).toMatchObject({
    deliverySlotDesc: '',
    deliveryStopDesc: '',
    pickupLocationDesc: '',
    [`${name}Id`]: 1,
    [`${name}Desc`]: '12 to 12:30 pm',
    datetimeVal: '18/11/26',
    datetime: Date.parse('2026-11-18T12:00:00+08:00'),
  });
});

test('ASAP has no time of its own', () => {
  const options = selectedOptions({ ...emptyChoice('pickup'), asap: true }, zone);
  expect(options).toMatchObject({ datetime: 0, datetimeVal: 'ASAP' });
  expect(selectedOptions(emptyChoice('table'), zone).datetimeVal).toBe('');
});
