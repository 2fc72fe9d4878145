import { expect, test } from 'vitest';
import { endsOf, wordsFor, wordsForFailure } from '#pos/pinpad/pinpad-steps.ts';

const payment = {
  total: '70.40',
  tries: 0,
  mostTries: 5,
  sessionId: 's',
  posGuid: 'p',
  overdue: undefined,
  since: {},
};
const shortly = (steps: readonly { label: string; is: string }[]) =>
  steps.map(({ label, is }) => [is, label]);

test('the till waits for the pinpad, for the card, for the bank, and then places the order', () => {
  const at = (more: object) => wordsFor({ ...payment, step: 'card', ...more }, '$70.40');
  expect(at({ step: 'sending' }).word).toBe('Connecting');
  const card = at({});
  expect([card.word, card.screen]).toEqual(['Customer’s turn', 'PRESENT CARD']);
  expect(shortly(card.steps)).toEqual([
    ['done', 'Pinpad connected'],
    ['done', 'Sent $70.40'],
    ['now', 'Tap, insert or swipe'],
    ['next', 'Bank answers'],
    ['next', 'Place order, print receipt'],
  ]);
  const bank = at({ tries: 2 });
  expect(bank.word).toBe('Asking the bank');
  expect(bank.steps[3]).toEqual({
    id: 'bank',
    is: 'now',
    label: 'Bank answers',
    note: 'No reply yet, try 2 of 5',
  });
  const paid = at({ step: 'placing' });
  expect([paid.word, shortly(paid.steps).at(-1)]).toEqual(['Approved', ['now', 'Placing order...']]);
});

test('a failure says where it ended, and whether anything was charged', () => {
  const declined = wordsForFailure('declined', '$70.40');
  expect(shortly(declined.steps)).toEqual([
    ['done', 'Pinpad connected'],
    ['done', 'Sent $70.40'],
    ['failed', 'No payment made'],
  ]);
  expect(declined.steps.at(-1)?.note).toBe('Nothing was charged');
  expect(shortly(wordsForFailure('unavailable', '$70.40').steps)).toEqual([['failed', 'Pinpad not reached']]);
  expect(wordsForFailure('unclear', '$70.40').steps.at(-1)?.note).toBe('It may have been charged');
});

test('each step has the time at which it was over, also where the bank answers at once', () => {
  const since = (held: object) => endsOf({ ...payment, step: 'card', since: held });
  expect(since({ sending: 1 })).toEqual({});
  expect(since({ card: 2 })).toEqual({ connected: 2, sent: 2 });
  expect(since({ card: 2, bank: 5 })).toEqual({ connected: 2, sent: 2, card: 5 });
  expect(since({ card: 2, placing: 9 })).toEqual({ connected: 2, sent: 2, card: 9, bank: 9 });
});
