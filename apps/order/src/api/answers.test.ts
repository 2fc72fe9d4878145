import { expect, test } from 'vitest';
import { sessionEnds } from '#api/answers.ts';

test('whoever listens hears of each end of a session, until they have stopped', () => {
  const one: string[] = [];
  const other: string[] = [];
  const stop = sessionEnds.hear((call) => one.push(call));
  const stopOther = sessionEnds.hear((call) => other.push(call));
  sessionEnds.tell('AppHome');
  stop();
  sessionEnds.tell('Merchant');
  stopOther();
  sessionEnds.tell('Rewards');
  expect([one, other]).toEqual([['AppHome'], ['AppHome', 'Merchant']]);
});
