import type { Page } from '@playwright/test';
import { copyPage, keepLook } from '../kept-looks.ts';
import type { Setting } from '../layout.ts';
import type { ScreenPage } from './page.ts';
import { modalsOf } from './focus.ts';

function save(page: Page, settings?: readonly Setting[]): Promise<void> {
  const screen = page as unknown as ScreenPage;
  const { client, head } = screen.origin();
  const { document } = screen;
  document.activeElement?.setAttribute('data-focused', '');
  const html = copyPage(document, modalsOf(document)).replace('</head>', () => `${head}</head>`);
  document.activeElement?.removeAttribute('data-focused');
  keepLook('screens', {
    client,
    url: screen.url(),
    test: screen.testName,
    viewport: screen.viewportSize(),
    ...(settings && { settings }),
    html,
  });
  return Promise.resolve();
}

/** axe looks at this state, at the level of WCAG 2.2 AA. */
export const expectAccessible = (page: Page): Promise<void> => save(page);
/** This state is laid out at the sizes of its page, or at these: nothing too wide, cut, covered or too small to touch. */
export const expectLaidOut = (page: Page, settings?: readonly Setting[]): Promise<void> =>
  save(page, settings);
