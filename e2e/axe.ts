import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What lies far below the screen is laid out when somebody comes near it. Before that it has a place kept for it, which
 * is not the one it will have, so that its parts seem to lie on each other.
 */
const layOutAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const all = new CSSStyleSheet();
    all.replaceSync('*, *::before, *::after { content-visibility: visible !important; }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, all];
  });
const layOutAsBefore = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
  });

/** What axe finds on what is shown now, at the level of WCAG 2.2 AA. It is read by a page once. */
export async function problemsOf(page: Page): Promise<string[]> {
  await layOutAll(page);
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  const { violations } = await new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) })
    // Only what is wrong is asked for: listing all that is right takes axe several times as long.
    .options({
      runOnly: { type: 'tag', values: TAGS },
      resultTypes: ['violations'],
      // A table says so by itself, once its script has measured it: packages/ui/src/staff/table.test.tsx.
      rules: { 'scrollable-region-focusable': { enabled: false } },
    })
    // Our pages have no frames to be looked into, and need no second page for what was found in them.
    .setLegacyMode()
    .analyze();
  await layOutAsBefore(page);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}
