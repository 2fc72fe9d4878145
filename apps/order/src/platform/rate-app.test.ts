import { expect, test, vi } from 'vitest';
import { rateApp } from '#platform/rate-app.ts';

const STORE = 'https://example.com/store';
const device = (review?: () => Promise<boolean>, opens = true) => ({
  ...(review && { review }),
  openStore: vi.fn<(url: string) => boolean>(() => opens),
});

test('the app is rated in the system’s own sheet', async () => {
  const phone = device(() => Promise.resolve(true));
  expect(await rateApp(phone, STORE)).toBe(true);
  expect(phone.openStore).not.toHaveBeenCalled();
});

test('without a sheet, or where it does not come, the store’s page is opened', async () => {
  const broken = () => Promise.reject(new Error('no sheet'));
  for (const phone of [device(), device(() => Promise.resolve(false)), device(broken)]) {
    expect(await rateApp(phone, STORE)).toBe(true);
    expect(phone.openStore).toHaveBeenCalledExactlyOnceWith(STORE);
  }
});

test('says when neither can be had', async () => {
  expect(await rateApp(device(undefined, false), STORE)).toBe(false);
  const nowhere = device();
  expect(await rateApp(nowhere, '')).toBe(false);
  expect(nowhere.openStore).not.toHaveBeenCalled();
});
