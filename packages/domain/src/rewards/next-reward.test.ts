import { expect, test } from 'vitest';
import { nextReward, rewardText } from '#rewards/next-reward';

const reward = (points_balance: number, points_required: number) => ({ points_balance, points_required });

test('the next reward is the one with the largest share of its points', () => {
  const near = reward(90, 100);
  expect(nextReward([reward(150, 400), near, reward(0, 50)])).toBe(near);
  expect(nextReward([reward(0, 0), near])).toBe(near);
  expect(nextReward([near, reward(1, 1)])).toEqual(reward(1, 1));
  expect(nextReward([])).toBeUndefined();
});

test('a venue that asks for no points has nothing to come near to', () => {
  expect(nextReward([reward(0, 0), reward(1, 100)])).toEqual(reward(1, 100));
  expect(nextReward([reward(0, 0), reward(0, 100)])).toEqual(reward(0, 0));
});

test('of several that are ready, the first is shown', () => {
  const first = reward(100, 100);
  expect(nextReward([reward(1, 2), first, reward(900, 100)])).toBe(first);
});

test.each([
  [164, 200, '$10.00', '36 more for $10 off'],
  [199, 200, '$7.50', '1 more for $7.50 off'],
  [200, 200, '$10.00', '$10 off your next order'],
  [205, 200, '$10.00', '$10 off your next order'],
])('%i of %i points for %s: %s', (points, required, value, text) => {
  expect(rewardText(reward(points, required), value)).toBe(text);
});
