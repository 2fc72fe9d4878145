import { FULFILMENT_REOPEN_MS, texts, toastMs } from '@servery/domain/messages/texts';
import { laterTexts } from '@servery/domain/messages/later-texts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sayBad, sayFailure, sayGood, sayInfo, sayLoading, toaster } from '#state/toasts.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  toaster.clear();
  vi.useRealTimers();
});
const shown = () => toaster.getSnapshot().map(({ text }) => text);

const staysFor = (say: () => string, ms: number) => {
  say();
  vi.advanceTimersByTime(ms - 1);
  expect(shown()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual([]);
};

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
  sayInfo(laterTexts.verifyingLink, toastMs.verifyingLink);
  vi.advanceTimersByTime(1999);
  expect(shown()).toEqual([laterTexts.verifyingLink]);
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual([]);
});

test('that something is loading is said for three seconds [ORD-317]', () => {
  sayLoading(laterTexts.repeatingOrder);
  vi.advanceTimersByTime(2999);
  expect(shown()).toEqual([laterTexts.repeatingOrder]);
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual([]);
});

test('validation and address errors are said for 6 s, validating 10, placing 15, loading 3, a cart that did not load 10, a missing fulfilment 1.5 and asked for again after half a second [CHK-253 ACC-341]', () => {
  staysFor(() => sayBad('Enter your name for the order'), 6000);
  for (const text of [
    laterTexts.streetNotConfirmed,
    laterTexts.addressNotConfirmed,
    laterTexts.addressSearchFailed,
  ])
    staysFor(() => sayBad(text), 6000);
  staysFor(() => sayInfo(laterTexts.validatingOrder, toastMs.validating), 10_000);
  staysFor(() => sayInfo(laterTexts.placingOrder, toastMs.placing), 15_000);
  staysFor(() => sayLoading('Loading checkout...'), 3000);
  // ACC-339 knows 3, 5, 6, 10 and 15 s, and ORD-319 2 to 6 s for what is said in passing.
  staysFor(() => sayGood('Saved'), 5000);
  staysFor(() => sayBad('Error CH1', toastMs.cartLoadError), 10_000);
  staysFor(() => sayBad(texts.fulfilmentRequired, toastMs.fulfilmentRequired), 1500);
  expect(FULFILMENT_REOPEN_MS).toBe(500);
});

test('a refusal is said in red, in the first words of its answer, for six seconds [ACC-310]', () => {
  const refused = { ok: false, code: 'no_order', message: 'Your cart is empty', details: {} } as const;
  staysFor(() => sayFailure(refused as never, 'No answer'), 6000);
  sayFailure(refused as never, 'No answer');
  expect(toaster.getSnapshot()).toMatchObject([{ kind: 'bad', text: 'Your cart is empty' }]);
});

test('loading is said for 3 s, printing for 5, what is wrong for 6, checking for 10 and placing for 15 [ACC-339 ACC-340]', () => {
  staysFor(() => sayLoading('Loading checkout...'), 3000);
  staysFor(() => sayInfo(laterTexts.receiptPrinting, toastMs.printStatus), 5000);
  staysFor(() => sayBad('Enter your name for the order'), 6000);
  staysFor(() => sayInfo(laterTexts.validatingOrder, toastMs.validating), 10_000);
  staysFor(() => sayInfo(laterTexts.placingOrder, toastMs.placing), 15_000);
});

test('what is said about a topic takes the place of what was said about it before, and two are in sight at most', () => {
  sayBad('That promo code is not valid', undefined, 'promo');
  sayGood('Promo code SPRING10 applied', undefined, 'promo');
  expect(shown()).toEqual(['Promo code SPRING10 applied']);
  sayInfo('Link copied');
  sayInfo('Link copied');
  expect(shown()).toEqual(['Promo code SPRING10 applied', 'Link copied']);
  sayBad('Error, please try again');
  expect(shown()).toEqual(['Link copied', 'Error, please try again']);
});
