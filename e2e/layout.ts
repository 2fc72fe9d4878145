import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { layoutProblems as Probe } from './layout-probe.ts';

const PROBE = stripTypeScriptTypes(
  readFileSync(join(import.meta.dirname, 'layout-probe.ts'), 'utf8'),
).replaceAll(/^export /gm, '');

/** A screen's width, and how large the person's browser sets text. */
export type Setting = { width: number; text: number; height?: number };
/** Of these and the next lists the first and the last are where a page has least and most room. The smallest phone with text twice as large, a phone, a tablet and a desk. */
export const LOOK_SETTINGS: readonly Setting[] = [
  { width: 320, text: 200 },
  { width: 390, text: 100 },
  { width: 768, text: 100 },
  { width: 1440, text: 100 },
];
/** The console on the smallest phone, on a tablet with text twice as large, and on a desk. */
export const DESKS: readonly Setting[] = [
  { width: 320, text: 100 },
  { width: 768, text: 200 },
  { width: 1440, text: 100 },
];
/** A tablet that does the kiosk's work, a screen on its side, and the kiosk as it stands in a venue. */
export const KIOSKS: readonly Setting[] = [
  { width: 768, height: 1024, text: 100 },
  { width: 1920, height: 1080, text: 100 },
  { width: 1080, height: 1920, text: 100 },
];
/** Tablets, upright and on their side, and a screen. */
export const COUNTERS: readonly Setting[] = [
  { width: 768, height: 1024, text: 100 },
  { width: 1024, height: 768, text: 100 },
  { width: 1366, height: 1024, text: 100 },
  { width: 1920, height: 1080, text: 100 },
];

export async function applySetting(page: Page, { width, text, height }: Setting): Promise<void> {
  await page.setViewportSize({ width, height: height ?? (width < 700 ? 780 : 900) });
  await page.evaluate(
    async ([wide, size]) => {
      document.documentElement.style.fontSize = size === 100 ? '' : `${size}%`;
      await document.fonts.ready;
      // What follows the size by script, or is drawn only when it comes into view, needs a moment.
      for (let frame = 0; frame < 3 || window.innerWidth !== wide; frame += 1)
        await new Promise(requestAnimationFrame);
    },
    [width, text] as const,
  );
}

/** What is laid out below the body lets the page scroll into nothing. */
const belowTheEnd = (page: Page) =>
  page.evaluate(() => {
    const { scrollHeight, clientHeight } = document.documentElement;
    const below =
      scrollHeight - Math.max(clientHeight, document.body.scrollHeight, document.body.offsetHeight);
    return below > 1 ? [`the page scrolls ${below} px past its end`] : [];
  });

const layoutProblems = async (page: Page): Promise<string[]> => [
  ...(await page.evaluate<ReturnType<typeof Probe>>(`(() => { ${PROBE}\nreturn layoutProblems(); })()`)),
  ...(await belowTheEnd(page)),
];

/** What is wrong at one size with a page that does not move. */
export async function problemsAt(page: Page, setting: Setting): Promise<string[]> {
  await applySetting(page, setting);
  return (await layoutProblems(page)).map((problem) => `${setting.width} px, ${setting.text} %: ${problem}`);
}
