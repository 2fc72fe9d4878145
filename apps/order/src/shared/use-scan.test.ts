import { beforeEach, expect, test } from 'vitest';
import { toaster } from '#state/toasts.ts';
import { canScan, scanCode } from '#shared/use-scan.ts';

beforeEach(() => toaster.clear());

test('who tries to scan in a browser is sent to the app', async () => {
  expect(canScan).toBe(false);
  expect(await scanCode('promo')).toBeUndefined();
  expect(toaster.getSnapshot().map(({ text }) => text)).toEqual([
    'Download the app from your app store to scan codes',
  ]);
});
