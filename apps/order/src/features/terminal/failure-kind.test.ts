import { terminalTexts } from '@servery/domain/terminal/texts';
import { expect, test } from 'vitest';
import { failureKind, splitMessage } from '#features/terminal/failure-kind.ts';

test.each([
  [terminalTexts.transactionFailed({ reason: 'DECLINED' }), 'declined'],
  [terminalTexts.transactionFailed({ reason: 'PINPAD OFFLINE' }), 'unavailable'],
  [terminalTexts.transactionFailed({ reason: 'PINPAD BUSY' }), 'unavailable'],
  [terminalTexts.transactionFailed({ reason: 'Status Code 401' }), 'unavailable'],
  [terminalTexts.unavailable({ code: 'MSG-CO1' }), 'unavailable'],
  [terminalTexts.payTokenFailed({ reason: 'Status Code 401' }), 'unavailable'],
  [terminalTexts.transactionStatusFailed, 'unclear'],
  [terminalTexts.paidWithoutOrder, 'unclear'],
])('%s is %s', (message, kind) => {
  expect(failureKind(message)).toBe(kind);
});

test('says what happened apart from why', () => {
  expect(splitMessage('Transaction Failed (MSG-CO2). DECLINED, NOT ENOUGH FUNDS')).toEqual({
    title: 'Transaction Failed (MSG-CO2).',
    reason: 'DECLINED, NOT ENOUGH FUNDS',
  });
  expect(splitMessage('Your card was charged')).toEqual({ title: 'Your card was charged', reason: '' });
});
