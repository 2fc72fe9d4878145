import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { brandFile } from '@servery/contract/brand';
import { saverClock } from '#kiosk/screen-saver/saver-clock.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Of a brand that says nothing of its own. */
const USUAL_MS = brandFile.shape.screen_saver.parse({}).timeout_ms;

const saver = (timeoutMs = USUAL_MS) => {
  const onStart = vi.fn<() => void>();
  const open = { options: false };
  return { onStart, open, clock: saverClock({ timeoutMs, isChoosing: () => open.options, onStart }) };
};

test('starts after thirty seconds, or after as long as the brand says [ORD-271]', () => {
  for (const [timeoutMs, after] of [
    [undefined, 30_000],
    [12_000, 12_000],
  ] as const) {
    const { onStart, clock } = saver(timeoutMs);
    clock.restart();
    vi.advanceTimersByTime(after - 1);
    expect(onStart).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onStart).toHaveBeenCalledOnce();
  }
});

test('waits twice as long while options are being chosen [ORD-272]', () => {
  const { onStart, open, clock } = saver();
  clock.restart();
  open.options = true;
  vi.advanceTimersByTime(59_999);
  expect(onStart).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onStart).toHaveBeenCalledOnce();
});

test('every touch begins again, and a stopped one never starts', () => {
  const { onStart, clock } = saver();
  clock.restart();
  vi.advanceTimersByTime(29_000);
  clock.restart();
  vi.advanceTimersByTime(29_000);
  expect(onStart).not.toHaveBeenCalled();
  clock.stop();
  vi.advanceTimersByTime(60_000);
  expect(onStart).not.toHaveBeenCalled();
});
