import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Setting } from './layout.ts';

/** A screen in one of its states, as it stood in a test: drawn and judged by Chromium once all of them are there. */
export type Look = {
  client: 'order' | 'console';
  /** Where it is, and in which test it was seen. */
  url: string;
  test: string;
  viewport: { width: number; height: number };
  /** The sizes that the test named, where those of its page are not the right ones. */
  settings?: readonly Setting[];
  html: string;
};

/** Screens and journeys keep theirs apart: each begins with none. */
export const LOOKS = resolve(import.meta.dirname, '../.cache/looks');
type By = 'screens' | 'journeys';
export const forgetLooks = (by: By): void => rmSync(join(LOOKS, by), { recursive: true, force: true });

/** What a page holds beside its text: a copy forgets what was typed, ticked and opened. Runs in a page, so it stands alone. */
export function copyPage(document: Document, modals: readonly Element[]): string {
  const copy = document.documentElement.cloneNode(true) as HTMLElement;
  const fields = (root: ParentNode) => [
    ...root.querySelectorAll<HTMLInputElement>('input, textarea, select option, dialog'),
  ];
  const copies = fields(copy);
  for (const [at, field] of fields(document).entries()) {
    const twin = copies[at];
    if (!twin) continue;
    if (field.tagName === 'TEXTAREA') twin.textContent = field.value;
    else if (field.tagName === 'OPTION')
      twin.toggleAttribute('selected', (field as unknown as HTMLOptionElement).selected);
    else if (field.tagName === 'DIALOG') twin.toggleAttribute('data-modal', modals.includes(field));
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

export function keepLook(by: By, look: Look): void {
  const shape = createHash('sha256')
    .update(`${look.client}${JSON.stringify(look.settings)}${shapeOf(look.html)}`)
    .digest('hex');
  mkdirSync(join(LOOKS, by), { recursive: true });
  writeFileSync(join(LOOKS, by, `${shape.slice(0, 20)}.json`), JSON.stringify(look));
}
