import { expect, test } from 'vitest';
import { controlSchema, createControl } from './control.ts';

test('a count of two affects two calls and then everything is normal again', () => {
  const control = createControl(() => {});
  control.set({ mode: 'refuse', times: 2 });
  expect([control.take().mode, control.take().mode, control.take().mode]).toEqual([
    'refuse',
    'refuse',
    'normal',
  ]);
});

test('without a count the mode holds until it is changed', () => {
  const control = createControl(() => {});
  control.set({ mode: 'drop' });
  control.take();
  expect(control.take().mode).toBe('drop');
});

test.each([
  [
    { mode: 'explode' },
    'must be one of normal, delay, refuse, temporary, drop, lose, hang, challenge, twice',
  ],
  [{ mode: 'delay' }, 'is needed for mode delay'],
  [{ mode: 'refuse', delayMs: 5 }, 'goes only with mode delay'],
  [{ mode: 'normal', times: 1 }, 'does not go with mode normal'],
  [{ mode: 'refuse', times: 0 }, 'must be at least 1'],
])('%j is refused because it %s', (input, reason) => {
  expect(controlSchema.safeParse(input).error?.issues[0]?.message).toBe(reason);
});
