import { expect, test } from 'vitest';
import { shellIn, withShell } from '#platform/native-shell.ts';
import type { Platform } from '#platform/port.ts';

const browser = { native: false, scan: undefined, push: undefined, print: () => 0 } as unknown as Platform;

test('a page in a browser can neither scan nor be pushed to; the app’s shell brings both [ORD-018]', async () => {
  expect(withShell(browser, shellIn({}))).toMatchObject({ native: false, scan: undefined, push: undefined });
  const scan = () => Promise.resolve({ kind: 'cancelled' as const });
  const push = {} as NonNullable<Platform['push']>;
  const app = withShell(browser, shellIn({ serveryShell: { scan, push } }));
  expect(app).toMatchObject({ native: true, push });
  expect(await app.scan?.()).toEqual({ kind: 'cancelled' });
  expect(app.print).toBe(browser.print);
});

test('what is not a shell is none', () => {
  for (const serveryShell of [undefined, null, 'app', 1]) expect(shellIn({ serveryShell })).toBeUndefined();
});

test('only an iPhone keeps its one question for the moment when there is an order to hear of', () => {
  const on = (device_platform: string) =>
    withShell(browser, { device: () => ({ device_platform }) }).asksToPush;
  expect([on('iOS'), on('Android')]).toEqual(['with_order', 'at_start']);
});
