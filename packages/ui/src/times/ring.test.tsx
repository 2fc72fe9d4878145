import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draw, drawn, pass } from '#testing/draw.tsx';
import { one } from '#testing/roles.ts';
import { CountdownRing, Ring } from './ring.tsx';
import css from './ring.module.css';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a ring is heard as it is seen', () => {
  const ring = drawn(
    <Ring label="Done" value={63.6} className="mine">
      64
    </Ring>,
  );
  expect((one('progressbar', 'Done') as HTMLProgressElement).value).toBe(64);
  expect(ring.style.getPropertyValue('--value')).toBe('63.6');
  expect(ring.style.width).toBe('84px');
  expect(ring.dataset['tone']).toBe('accent');
  expect(ring.className).toBe(`${css['ring']} mine`);
  expect(ring.textContent).toBe('64');
  const large = drawn(<Ring label="Done" value={1} tone="bad" size="140px" />);
  expect([large.style.width, large.dataset['tone']]).toEqual(['140px', 'bad']);
});

test('counts down in whole seconds, which are not read out one by one', () => {
  draw(<CountdownRing label="Time left" seconds={20} onDone={() => undefined} />);
  const timer = one('timer');
  expect(timer.getAttribute('aria-live')).toBe('off');
  expect(timer.textContent).toBe('20');
  pass(5200);
  expect(timer.textContent).toBe('15');
  expect((one('progressbar', 'Time left') as HTMLProgressElement).value).toBe(74);
});

test('is done once, when the time is over', () => {
  const onDone = vi.fn();
  draw(<CountdownRing label="Time left" seconds={2} display onDone={onDone} />);
  expect(one('timer').className).toBe(`display ${css['figure']}`);
  pass(1999);
  expect(onDone).not.toHaveBeenCalled();
  pass(1);
  expect(one('timer').textContent).toBe('0');
  pass(5000);
  expect(onDone).toHaveBeenCalledOnce();
});

test('goes by the clock where it is woken late', () => {
  const onDone = vi.fn();
  draw(<CountdownRing label="Time left" seconds={20} onDone={onDone} />);
  vi.setSystemTime(Date.now() + 60_000);
  pass(200);
  expect(onDone).toHaveBeenCalledOnce();
});

test('is not done after it is gone', () => {
  const onDone = vi.fn();
  const { again } = draw(<CountdownRing label="Time left" seconds={2} onDone={onDone} />);
  again(null);
  pass(5000);
  expect(onDone).not.toHaveBeenCalled();
});
