import { expect, test } from 'vitest';
import { namedContact } from '#pos/counter-name.ts';

test('an order that nobody left a name for is the counter’s', () => {
  expect(namedContact({ name: '  ', email: '', mobile: '' }).name).toBe('Counter');
  expect(namedContact({ name: '', email: '', mobile: '' }, 'Mia Kovac').name).toBe('Mia Kovac');
  expect(namedContact({ name: ' Hana ', email: ' a@b.co ', mobile: ' 04 ' })).toEqual({
    name: 'Hana',
    email: 'a@b.co',
    mobile: '04',
  });
});
