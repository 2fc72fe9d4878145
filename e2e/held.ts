import type { Page } from '@playwright/test';

type Held = { fulfilment: Record<string, unknown> | null; address: Record<string, unknown> };

/** What the device remembers of this order: the web, the kiosk and the till each have their own. */
export const heldBy = (page: Page): Promise<Held> =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => /^servery:\w+:(web|kiosk|pos)$/.test(name));
    return JSON.parse(localStorage.getItem(key ?? '') ?? '{}') as Held;
  });

/** As if an older page had left it like that: the one that is open ends, so that it writes nothing over it. */
export async function changeHeld(page: Page, part: Partial<Held>): Promise<void> {
  await page.route('**/held', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto(new URL('/held', page.url()).href);
  await page.evaluate((changed) => {
    const key = Object.keys(localStorage).find((name) => /^servery:\w+:(web|kiosk|pos)$/.test(name)) ?? '';
    const held = JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, object | null>;
    for (const [name, fields] of Object.entries(changed)) held[name] = { ...held[name], ...fields };
    localStorage.setItem(key, JSON.stringify(held));
  }, part);
}
