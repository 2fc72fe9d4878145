import { test, type Page } from '@playwright/test';
import { copyPage, keepLook } from './kept-looks.ts';
import type { Setting } from './layout.ts';

/** Keeps what the browser shows as a screen test does: `looks.spec.ts` judges each state once, from wherever it came. */
async function keep(page: Page, settings?: readonly Setting[]): Promise<void> {
  const html = await page.evaluate(
    `(${String(copyPage)})(document, [...document.querySelectorAll('dialog:modal')])`,
  );
  const url = page.url();
  keepLook('journeys', {
    client: new URL(url).pathname.startsWith('/console') ? 'console' : 'order',
    url,
    test: test.info().title,
    viewport: page.viewportSize() ?? { width: 1280, height: 720 },
    ...(settings && { settings }),
    html: String(html),
  });
}

/** axe looks at this state, at the level of WCAG 2.2 AA. */
export const expectAccessible = (page: Page): Promise<void> => keep(page);
/** This state is laid out at the sizes of its page, or at these: nothing too wide, cut, covered or too small to touch. */
export const expectLaidOut = (page: Page, settings?: readonly Setting[]): Promise<void> =>
  keep(page, settings);
