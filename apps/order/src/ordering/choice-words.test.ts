import type { FulfilmentType } from '@servery/contract/entities/fulfilment';
import { emptyChoice } from '@servery/domain/fulfilment/choice';
import { keepUnits } from '@servery/domain/hours/words';
import { speakAs } from '@servery/domain/texts/catalogue';
import { expect, test } from 'vitest';
import { choiceWords } from '#ordering/choice-words.ts';

// As the client does once it has its facts.
speakAs(() => undefined, keepUnits);

const type = {
  code: 'pickup',
  verb: 'Pickup',
  desc: 'No line.',
  asap_mins: 15,
  table_num_label: 'Table',
} as FulfilmentType;
const clock = { now: Date.parse('2026-11-16T03:00:00Z'), zone: 'Australia/Perth' };

test('says when an ASAP order is ready', () => {
  expect(choiceWords({ ...emptyChoice('pickup'), asap: true }, type, clock)).toEqual({
    title: 'Pickup, ASAP',
    note: 'Ready in about 15\u00a0min',
  });
});

test('names the day the way people do', () => {
  const at = (date: string) =>
    choiceWords({ ...emptyChoice('pickup'), date, time: '12:15' }, type, clock).title;
  expect(at('2026-11-16')).toBe('Pickup, today 12:15\u00a0pm');
  expect(at('2026-11-17')).toBe('Pickup, tomorrow 12:15\u00a0pm');
  expect(at('2026-11-18')).toBe('Pickup, Wed 18 Nov 12:15\u00a0pm');
});

test('a table is its number, a booking its people', () => {
  expect(choiceWords({ ...emptyChoice('table'), tableNum: '12', asap: true }, type, clock).title).toBe(
    'Table 12',
  );
  const booking = {
    ...emptyChoice('booking'),
    date: '2026-11-17',
    time: '18:00',
    bookingName: 'Sam',
    bookingPax: 4,
  };
  expect(choiceWords(booking, { ...type, verb: 'Booking' }, clock)).toEqual({
    title: 'Booking, tomorrow 6\u00a0pm',
    note: 'Sam, 4 people',
  });
});
