import { texts, toastMs } from '@servery/domain/messages/texts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sayBad, sayGood, sayInfo, sayLoading, toaster } from '#state/toasts.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  toaster.clear();
  vi.useRealTimers();
});
const shown = () => toaster.getSnapshot().map(({ text }) => text);

test('what is said stays for two to six seconds [ORD-319]', () => {
  for (const say of [sayGood, sayInfo, sayBad]) {
    say('Words');
    vi.advanceTimersByTime(1999);
    expect(shown()).toEqual(['Words']);
    vi.advanceTimersByTime(4001);
    expect(shown()).toEqual([]);
  }
});

test('that a link is being looked at is said for two seconds [ORD-318]', () => {
  sayInfo(texts.verifyingLink, toastMs.verifyingLink);
  vi.advanceTimersByTime(1999);
  expect(shown()).toEqual([texts.verifyingLink]);
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual([]);
});

test('that something is loading is said for three seconds [ORD-317]', () => {
  sayLoading(texts.repeatingOrder);
  vi.advanceTimersByTime(2999);
  expect(shown()).toEqual([texts.repeatingOrder]);
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual([]);
});
