import { expect, test } from 'vitest';
import { laterTexts } from '#messages/later-texts';
import { FULFILMENT_REOPEN_MS, networkError, PING, texts, toastMs } from '#messages/texts';

test('tells a network failure by its code [ACC-311]', () => {
  expect(networkError('CH1')).toBe(
    'Error CH1, please try again. If the problem continues, please log out and log back in again.',
  );
});

test('says each thing once and leaves nothing open', () => {
  const all = [...Object.values(texts), ...Object.values(laterTexts)];
  expect(new Set(all).size).toBe(all.length);
  for (const text of all) expect(text).not.toMatch(/[{}]|^\s|\s$/);
});

test('keeps the times that toasts, the popup and the ping take', () => {
  expect(toastMs).toMatchObject({
    loading: 3000,
    validation: 6000,
    cartLoadError: 10_000,
    validating: 10_000,
    placing: 15_000,
    fulfilmentRequired: 1500,
    addedToCart: 10_000,
  });
  expect(FULFILMENT_REOPEN_MS).toBe(500);
  expect(PING).toEqual({ everyMs: 15_000, timeoutMs: 10_000 });
});
