import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import type { Setting } from '../layout.ts';
import type { ScreenPage } from './page.ts';
import { modalsOf } from './focus.ts';

export { sheetOf } from './client.ts';

export const LOOKS = resolve(import.meta.dirname, '../../.cache/looks');

/** A screen in one of its states, as it stood in a test: drawn and judged by Chromium once all of them are there. */
export type Saved = {
  client: 'order' | 'console';
  /** Where it is, and in which test it was seen. */
  url: string;
  test: string;
  viewport: { width: number; height: number };
  /** The sizes that the test named, where those of its page are not the right ones. */
  settings?: readonly Setting[];
  html: string;
};

/** What a page holds beside its text: a copy forgets what was typed, ticked and opened. */
function copyOf(page: ScreenPage): string {
  const { document } = page;
  const { activeElement } = document;
  activeElement?.setAttribute('data-focused', '');
  const copy = document.documentElement.cloneNode(true) as HTMLElement;
  activeElement?.removeAttribute('data-focused');
  const fields = (root: ParentNode) => [
    ...root.querySelectorAll<HTMLInputElement>('input, textarea, select option, dialog'),
  ];
  const copies = fields(copy);
  const modals = new Set<Element>(modalsOf(document));
  for (const [at, field] of fields(document).entries()) {
    const twin = copies[at];
    if (!twin) continue;
    if (field.tagName === 'TEXTAREA') twin.textContent = field.value;
    else if (field.tagName === 'OPTION')
      twin.toggleAttribute('selected', (field as unknown as HTMLOptionElement).selected);
    else if (field.tagName === 'DIALOG') twin.toggleAttribute('data-modal', modals.has(field));
    else if (/^(checkbox|radio)$/.test(field.type)) twin.toggleAttribute('checked', field.checked);
    else if (field.type !== 'file') twin.setAttribute('value', field.value);
  }
  for (const script of copy.querySelectorAll('script:not([type="application/ld+json"])')) script.remove();
  return copy.outerHTML;
}

/** Two states with other words and numbers are one to the eye. */
const shapeOf = (html: string): string =>
  html
    .replaceAll(
      /\s(id|for|href|src|srcset|style|value|name|aria-[\w]+|data-[\w-]*key|title|alt|datetime)="[^"]*"/g,
      '',
    )
    .replaceAll(/>[^<]+</g, '><')
    .replaceAll(/(<(li|tr|article|option)\b[^>]*>(?:(?!<\/?\2\b)[^])*<\/\2>)(?:\1)+/g, '$1');

function save(page: Page, settings?: readonly Setting[]): Promise<void> {
  const screen = page as unknown as ScreenPage;
  const { client, head } = screen.origin();
  const html = copyOf(screen).replace('</head>', () => `${head}</head>`);
  const saved: Saved = {
    client,
    url: screen.url(),
    test: screen.testName,
    viewport: screen.viewportSize(),
    ...(settings && { settings }),
    html,
  };
  const shape = createHash('sha256')
    .update(`${client}${JSON.stringify(settings)}${shapeOf(html)}`)
    .digest('hex');
  mkdirSync(LOOKS, { recursive: true });
  writeFileSync(join(LOOKS, `${shape.slice(0, 20)}.json`), JSON.stringify(saved));
  return Promise.resolve();
}

/** axe looks at this state, at the level of WCAG 2.2 AA. */
export const expectAccessible = (page: Page): Promise<void> => save(page);
/** This state is laid out at the sizes of its page, or at these: nothing too wide, cut, covered or too small to touch. */
export const expectLaidOut = (page: Page, settings?: readonly Setting[]): Promise<void> =>
  save(page, settings);
