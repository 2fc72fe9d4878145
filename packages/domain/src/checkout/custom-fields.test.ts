import type { CustomField } from '@servery/contract/entities/checkout';
import { expect, test } from 'vitest';
import { customData, customDetails, customProblem, customTitle } from '#checkout/custom-fields';

const field = (name: string, rest: Partial<CustomField>): CustomField => ({
  name,
  label: name,
  type: 'text',
  required: 0,
  preset: '',
  hint: '',
  options: [],
  ...rest,
});
const spice = field('Spice', { type: 'choice', required: 1, options: ['Mild', 'Hot'] });
const pairs = field('Pairs', { type: 'number' });
const adult = field('Adult', { type: 'check', required: 1 });

test('titles the block with the label of the menu, or Order Details [CHK-074]', () => {
  expect(customTitle('For the kitchen')).toBe('For the kitchen');
  expect([customTitle(''), customTitle('  ')]).toEqual(['Order Details', 'Order Details']);
});

test('asks for what is required, in the order of the questions', () => {
  const fields = [field('Seat', {}), spice, adult];
  expect(customProblem(fields, {})).toEqual({ name: 'Spice', text: 'Spice is required' });
  expect(customProblem(fields, { Spice: 'Hot' })).toEqual({ name: 'Adult', text: 'Adult is required' });
  expect(customProblem(fields, { Spice: 'Hot', Adult: '1' })).toBeUndefined();
});

test('takes only numbers for a number, and only what is offered for a choice', () => {
  expect(customProblem([pairs], { Pairs: 'two' })?.text).toBe('Pairs: enter a number');
  for (const value of ['', '2', '1.5', '-3'])
    expect(customProblem([pairs], { Pairs: value })).toBeUndefined();
  expect(customProblem([spice], { Spice: 'Volcanic' })?.text).toBe('Spice: choose from the list');
});

test('checks a phone number the way its question says', () => {
  const desk = field('Desk', { preset: 'extension' });
  expect(customProblem([desk], { Desk: '12' })?.text).toBe('Desk: enter a phone number');
  expect(customProblem([desk], { Desk: '123' })).toBeUndefined();
});

test('keeps the answers as a map from field name to value, without what was not asked [CHK-075]', () => {
  expect(customData([spice, pairs], { Spice: ' Hot ', Pairs: '', Hidden: 'x' })).toEqual({ Spice: 'Hot' });
});

test('a box is ticked by 1 alone, and what is inherited is no answer', () => {
  expect(customProblem([adult], { Adult: 'yes' })?.text).toBe('Adult is required');
  expect(customData([adult], { Adult: 'yes' })).toEqual({});
  expect(customData([field('constructor', {}), field('toString', {})], {})).toEqual({});
});

test('reads the answers in the order of the questions, a ticked box as Yes', () => {
  expect(customDetails([spice, pairs, adult], { Adult: '1', Pairs: ' ', Spice: ' Hot ' })).toEqual([
    { label: 'Spice', value: 'Hot' },
    { label: 'Adult', value: 'Yes' },
  ]);
});
