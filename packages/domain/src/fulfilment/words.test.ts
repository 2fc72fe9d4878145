import type { FulfilmentType } from '@servery/contract/entities/fulfilment';
import { expect, test } from 'vitest';
import { emptyChoice } from '#fulfilment/choice';
import { chooseAboveText, fulfilmentText, movedText, withDeliveryMins } from '#fulfilment/words';
import { instantOf } from '#hours/times';

test.each([
  [[], 'Choose a fulfilment type above'],
  [['', ''], 'Choose a fulfilment type above'],
  [['Pick up'], 'Choose Pick up above'],
  [['Pick up', 'Deliver'], 'Choose Pick up or Deliver above'],
  [['Pick up', 'Deliver', 'Table'], 'Choose Pick up, Deliver or Table above'],
  [['Pick up', '', 'Table'], 'Choose Pick up or Table above'],
])('asks to choose from the verbs %j [ORD-094]', (verbs, text) => {
  expect(chooseAboveText(verbs.map((verb) => ({ verb })))).toBe(text);
});

const zone = 'Australia/Perth';
const clock = { zone, now: instantOf({ date: '2026-11-18', time: '12:00' }, zone) };
const type = { verb: 'Pickup', table_num_label: 'Table', asap_mins: 15 } as FulfilmentType;

test.each([
  [{ ...emptyChoice('pickup'), asap: true }, 'Pickup · ASAP · 15 min'],
  [{ ...emptyChoice('pickup'), date: '2026-11-19', time: '12:15' }, 'Pickup · Tomorrow 12:15 pm'],
  [{ ...emptyChoice('deliver'), date: '2026-11-20' }, 'Pickup · Fri 20 Nov'],
  [{ ...emptyChoice('table'), tableNum: '12' }, 'Table 12'],
  [emptyChoice('pickup'), 'Pickup'],
  [{ ...emptyChoice('pickup'), tableNum: '12' }, 'Pickup'],
  [emptyChoice('table'), 'Pickup'],
])('says what was chosen in one line (%#)', (choice, text) => {
  expect(fulfilmentText(choice, type, clock)).toBe(text);
});

test('the time that a delivery takes stands where the venue’s text asks for it', () => {
  const text = 'To your door. {delivery_mins} Free above $60.';
  expect(withDeliveryMins(text, 35)).toBe(
    'To your door. Estimated delivery time is currently 35 minutes. Free above $60.',
  );
  expect(withDeliveryMins(text, 0)).toBe('To your door. Free above $60.');
  expect(withDeliveryMins('No such text', 35)).toBe('No such text');
  expect(withDeliveryMins('{delivery_mins}', 1)).toMatch(/^Estimated delivery time is currently 1 minute/);
});

test('says when an ASAP order is ready only where that is later than usual by more than a minute', () => {
  const usual = clock.now / 1000 + 16 * 60;
  expect([undefined, 0, usual].map((asapDue) => movedText(type, { ...clock, asapDue }))).toEqual([
    '',
    '',
    '',
  ]);
  expect(movedText(type, { ...clock, now: clock.now - 1, asapDue: usual })).toBe('12:16 pm');
  expect(movedText(type, { ...clock, asapDue: usual + 24 * 60 })).toBe('12:40 pm');
});
