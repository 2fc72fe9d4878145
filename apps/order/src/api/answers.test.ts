import { expect, test } from 'vitest';
import { sessionEnds } from '#api/answers.ts';

test('whoever listens hears of each end of a session, until they have stopped', () => {
  const one: string[] = [];
  const other: string[] = [];
  const stop = sessionEnds.listen((call) => one.push(call));
  const stopOther = sessionEnds.listen((call) => other.push(call));
  sessionEnds.notify('AppHome');
  stop();
  sessionEnds.notify('Merchant');
  stopOther();
  sessionEnds.notify('Rewards');
  expect([one, other]).toEqual([['AppHome'], ['AppHome', 'Merchant']]);
});
