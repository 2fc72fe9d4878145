import { fulfilmentCodes } from '@servery/contract/entities/fulfilment';
import { expect, test } from 'vitest';
import { confirmationText } from '#orders/confirmation';

test('says something else at each step of the kitchen', () => {
  const said = ([1, 2, 3, 4] as const).map((status) => confirmationText(status, 'pickup'));
  expect(new Set(said).size).toBe(4);
  expect(confirmationText(6, 'pickup')).toBe(confirmationText(2, 'pickup'));
  expect(confirmationText(2, 'pickup')).toBe('The kitchen has your order and will start it in time.');
  expect(confirmationText(1, 'pickup')).toBe(
    'We’ve got your order. The kitchen will confirm it in a moment.',
  );
});

test('says what happens next to a ready order, by how it is had', () => {
  const said = fulfilmentCodes.map((code) => confirmationText(4, code));
  expect(new Set(said).size).toBe(fulfilmentCodes.length);
  expect(confirmationText(4, 'none')).toBe('Your order is ready.');
});

test('says where to be while it is made, by how it is had', () => {
  const said = ['pickup', 'deliver', 'table', 'custom'].map((code) => confirmationText(3, code));
  expect(new Set(said).size).toBe(4);
});
