import { expect, test } from 'vitest';
import { emptyChoice, type FulfilmentChoice } from '#fulfilment/choice';
import { openSteps, popupProblem, selectionSteps } from '#fulfilment/steps';
import { instantOf } from '#hours/times';
import { failureText } from '#messages/failures';
import { sampleType } from '#testing/sample-type';

const zone = 'Australia/Perth';
const clock = { now: instantOf({ date: '2026-11-18', time: '12:00' }, zone), zone };
const slots = sampleType({ code: 'deliver', asap: 0, time_type: 'slots', address_required: 1 });
const stops = sampleType({ code: 'deliver', asap: 0, time_type: 'stops' });
const places = sampleType({ code: 'pickup', asap: 0, time_type: 'locations' });
const chosenAs = (code: FulfilmentChoice['code'], more: Partial<FulfilmentChoice> = {}) => ({
  ...emptyChoice(code),
  ...more,
});

test('asks for the address first, then for the slot, stop or location', () => {
  expect(selectionSteps(slots)).toEqual(['address', 'slot']);
  expect(selectionSteps(stops)).toEqual(['stop']);
  expect(selectionSteps(places)).toEqual(['location']);
  expect(selectionSteps(sampleType())).toEqual([]);
});

test('a step is open until it is valid: a deliverable address, a place and its day', () => {
  const today = '2026-11-18';
  const near = { deliverable: true, today };
  const far = { deliverable: false, today };
  const chosen = chosenAs('deliver', { slotId: 4, date: '2026-11-19' });
  expect(openSteps(chosenAs('deliver'), slots, far)).toEqual(['address', 'slot']);
  expect(openSteps(chosen, slots, far)).toEqual(['address']);
  expect(openSteps(chosen, slots, near)).toEqual([]);
  expect(openSteps({ ...chosen, slotId: 1, date: today }, slots, near)).toEqual([]);
  expect(openSteps(chosenAs('deliver', { slotId: 4 }), slots, near)).toEqual(['slot']);
  expect(openSteps({ ...chosen, date: '2026-11-17' }, slots, near)).toEqual(['slot']);
  expect(openSteps(chosenAs('pickup', { date: '2026-11-19' }), places, near)).toEqual(['location']);
});

test('a fulfilment without a type, or of a type that the venue does not have, is refused [ORD-101 ORD-102]', () => {
  expect(popupProblem(undefined, [slots], clock)).toEqual({ code: 'fulfilment_unknown' });
  expect(popupProblem(chosenAs('booking'), [slots], clock)).toEqual({ code: 'fulfilment_unknown' });
  expect(failureText('fulfilment_unknown')).toBe('Choose a fulfilment type');
  expect(popupProblem(chosenAs('pickup', { asap: true }), [sampleType()], clock)).toBeUndefined();
});

test('leaves slot, stop, location and address to their own steps', () => {
  for (const type of [slots, stops, places])
    expect(popupProblem(chosenAs(type.code), [type], clock)).toBeUndefined();
  expect(popupProblem(chosenAs('deliver', { slotId: 4 }), [slots], clock)).toBeUndefined();
});

test('asks for everything else before Set', () => {
  const table = sampleType({ code: 'table', table_num_required: 1, time_frame: 'none' });
  expect(popupProblem(chosenAs('table', { asap: true }), [table], clock)).toEqual({
    code: 'table_required',
    field: 'Table',
  });
  expect(popupProblem(chosenAs('pickup'), [sampleType()], clock)).toEqual({ code: 'time_required' });
});
