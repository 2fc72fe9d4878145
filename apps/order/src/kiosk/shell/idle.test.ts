import { expect, test } from 'vitest';
import { type Idle, idleStep, msLeft, watchingFrom } from '#kiosk/shell/idle.ts';

const tick = (idle: Idle, at: number) => idleStep(idle, { kind: 'ticked', at });

test('asks after a minute without a touch', () => {
  expect(tick(watchingFrom(0), 59_999).phase).toBe('watching');
  expect(tick(watchingFrom(0), 60_000)).toEqual({ phase: 'asking', since: 60_000 });
});

test('a touch starts the minute again', () => {
  const touched = idleStep(watchingFrom(0), { kind: 'touched', at: 50_000 });
  expect(tick(touched, 100_000).phase).toBe('watching');
  expect(tick(touched, 110_000).phase).toBe('asking');
});

test('is over twenty seconds after it began to ask', () => {
  const asking: Idle = { phase: 'asking', since: 60_000 };
  expect(tick(asking, 79_999).phase).toBe('asking');
  expect(tick(asking, 80_000).phase).toBe('over');
});

test('a stray touch does not answer the question, keeping does', () => {
  const asking: Idle = { phase: 'asking', since: 60_000 };
  expect(idleStep(asking, { kind: 'touched', at: 70_000 })).toBe(asking);
  expect(idleStep(asking, { kind: 'kept', at: 70_000 })).toEqual(watchingFrom(70_000));
});

test('counts what is left of the question, and never below nothing', () => {
  const asking: Idle = { phase: 'asking', since: 60_000 };
  expect(msLeft(asking, 68_000)).toBe(12_000);
  expect(msLeft(asking, 99_000)).toBe(0);
  expect(msLeft(watchingFrom(0), 5000)).toBe(0);
});
