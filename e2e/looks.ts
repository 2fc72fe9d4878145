import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Page, test } from '@playwright/test';
import type { ScreenPage } from './browserless/page.ts';
import { modalsOf } from './browserless/focus.ts';
import { LOOKS, type Saved } from './saved-looks.ts';

type Original = { document: Document; isModal(dialog: Element): boolean };

/** What a page holds beside its text: a copy forgets what was typed, ticked and opened. Runs in the page itself, too. */
function copyOf(
  { document, isModal }: Original = {
    document: globalThis.document,
    isModal: (dialog) => dialog.matches(':modal'),
  },
): string {
  const { activeElement } = document;
  activeElement?.setAttribute('data-focused', '');
  const copy = document.documentElement.cloneNode(true) as HTMLElement;
  activeElement?.removeAttribute('data-focused');
  const held = (root: ParentNode) => [
    ...root.querySelectorAll<HTMLInputElement>('input, textarea, select option, dialog'),
  ];
  const copies = held(copy);
  for (const [at, one] of held(document).entries()) {
    const twin = copies[at];
    if (!twin) continue;
    if (one.tagName === 'TEXTAREA') twin.textContent = one.value;
    else if (one.tagName === 'OPTION')
      twin.toggleAttribute('selected', (one as unknown as HTMLOptionElement).selected);
    else if (one.tagName === 'DIALOG') twin.toggleAttribute('data-modal', isModal(one));
    else if (/^(checkbox|radio)$/.test(one.type)) twin.toggleAttribute('checked', one.checked);
    else if (one.type !== 'file') twin.setAttribute('value', one.value);
  }
  const asked = 'script:not([type="application/ld+json"]), link[rel=stylesheet], link[rel=modulepreload]';
  for (const element of copy.querySelectorAll(asked)) element.remove();
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

type Seen = Pick<Saved, 'client' | 'test' | 'html'>;

function seenWithoutBrowser(screen: ScreenPage): Seen {
  const { client, head } = screen.origin();
  const { document } = screen;
  const modals = new Set<Element>(modalsOf(document));
  const copy = copyOf({ document, isModal: (dialog) => modals.has(dialog) });
  return { client, test: screen.testName, html: copy.replace('</head>', () => `${head}</head>`) };
}

const seenInBrowser = async (page: Page): Promise<Seen> => ({
  client: new URL(page.url()).pathname.startsWith('/console') ? 'console' : 'order',
  test: test.info().title,
  html: await page.evaluate(copyOf, undefined),
});

const isWithoutBrowser = (page: object): page is ScreenPage => 'origin' in page;

type Size = Saved['viewport'];

/** Customers' pages have a part beside them, or none, by the width that they find: their layout is looked at with both. */
const [DESK, PHONE]: readonly [Size, Size] = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];
const hasBoth = (page: Page): boolean => !/^\/(?:kiosk|pos|console)\b/.test(new URL(page.url()).pathname);

function keep(saved: Saved): void {
  const shape = createHash('sha256')
    .update(`${saved.client}${saved.viewport.width}${shapeOf(saved.html)}`)
    .digest('hex');
  mkdirSync(LOOKS, { recursive: true });
  writeFileSync(join(LOOKS, `${shape.slice(0, 20)}.json`), JSON.stringify(saved));
}

/** Keeps how the page stands now, for the sweep over all looks. */
async function save(page: Page): Promise<void> {
  const seen = isWithoutBrowser(page) ? seenWithoutBrowser(page) : await seenInBrowser(page);
  const viewport = page.viewportSize() ?? DESK;
  keep({ ...seen, url: page.url(), viewport });
}

/** axe looks at this state, at the level of WCAG 2.2 AA. */
export const expectAccessible = (page: Page): Promise<void> => save(page);

/** React holds parts that come later back for as long, so that they come together. */
const COME_TOGETHER_MS = 350;

/** The page at the other size: what follows the width by script is drawn by then. */
async function saveAt(page: Page, size: Size): Promise<void> {
  await page.setViewportSize(size);
  await new Promise((done) => setTimeout(done, COME_TOGETHER_MS));
  await save(page);
}

/** This state is laid out at the sizes of its page: nothing too wide, cut, covered or too small to touch. */
export async function expectLaidOut(page: Page): Promise<void> {
  await save(page);
  const own = page.viewportSize();
  if (!own || !hasBoth(page)) return;
  await saveAt(page, own.width < DESK.width ? DESK : PHONE);
  await page.setViewportSize(own);
}
