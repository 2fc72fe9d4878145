import { expect, test } from 'vitest';
import { createRateLimit } from '#http/rate-limit';

test('counts each minute anew', () => {
  const limit = createRateLimit();
  const tries = [0, 1, 2, 60_000].map((now) => limit.allows('me', 2, now));
  expect(tries).toEqual([true, true, false, true]);
});

test('who fills the memory with new names gets no new allowance by it', () => {
  const limit = createRateLimit(100);
  for (let call = 0; call < 5; call += 1) limit.allows('me', 5, 0);
  expect(limit.allows('me', 5, 0)).toBe(false);
  for (let name = 0; name < 10_000; name += 1) limit.allows(`other ${name}`, 5, 0);
  expect(limit.allows('me', 5, 0)).toBe(false);
});

test('goes on where every name calls often', () => {
  const limit = createRateLimit(10);
  for (let round = 0; round < 3; round += 1)
    for (let name = 0; name < 100; name += 1) expect(limit.allows(`name ${name}`, 5, 0)).toBe(true);
});
