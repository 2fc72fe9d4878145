import { expect, test } from 'vitest';
import { caseText } from '#payments/cases';

test('says what has to be looked into, and what the provider said', () => {
  expect(caseText('capture_refused')).toMatch(/^The order was placed/);
  expect(caseText('refund_refused: 91521')).toMatch(/another way \(91521\)$/);
  expect(caseText('something_new')).toBe('This payment has to be looked into');
});
