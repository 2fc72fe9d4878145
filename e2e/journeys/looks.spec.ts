import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { problemsOf } from '../axe.ts';
import { sheetOf } from '../browserless/client.ts';
import { COUNTERS, DESKS, KIOSKS, LOOK_SETTINGS, problemsAt, type Setting } from '../layout.ts';
import { LOOKS, type Saved } from '../saved-looks.ts';
import { expect, type Servery, test } from '../servery.ts';

/** Several at once fill two workers evenly; each goes through its share on one page. */
const SHARES = 8;

/** From here on customers' pages have a part beside them. */
const WITH_TICKET = 1100;

/** `npm run looks` draws every part of each client at all sizes, `npm test` every page, and what lies over it, at two. */
const EVERY_PART = process.env['LOOKS'] === 'all';

/** A page that was drawn for a phone is no page of a desk: what stands beside it there is not in it. */
const allSizesOf = ({ url, viewport }: Saved): readonly Setting[] => {
  const { pathname } = new URL(url);
  if (pathname.startsWith('/kiosk')) return KIOSKS;
  if (pathname.startsWith('/pos')) return COUNTERS;
  if (pathname.startsWith('/console')) return DESKS;
  return LOOK_SETTINGS.filter(({ width }) => width < WITH_TICKET === viewport.width < WITH_TICKET);
};
function sizesOf(saved: Saved): readonly Setting[] {
  const sizes = allSizesOf(saved);
  return EVERY_PART ? sizes : sizes.filter((_size, at) => at === 0 || at === sizes.length - 1);
}

/** The page, and how much lies over it. */
function pageOf({ client, url, html }: Saved): string {
  const page = new URL(url).pathname.replaceAll(/\d+|[\w-]{20,}/g, 'N');
  return `${client} ${page} ${html.match(/<dialog[^>]* open/g)?.length ?? 0}`;
}

/** What somebody could see in a state and in no other: the page, what is open on it, and each part that it is made of. */
function featuresOf(saved: Saved): ReadonlySet<string> {
  const parts = [...saved.html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(/\s+/));
  const drawn = `${saved.client} ${JSON.stringify(sizesOf(saved))}`;
  return new Set([pageOf(saved), ...(EVERY_PART ? parts : [])].map((feature) => `${drawn} ${feature}`));
}

/** As few states as show all of that: many differ in words and numbers alone. */
function fewest(states: readonly Saved[]): Saved[] {
  const rest = states.map((state) => ({ state, features: featuresOf(state) }));
  const unseen = new Set(rest.flatMap(({ features }) => [...features]));
  const chosen: Saved[] = [];
  while (unseen.size > 0) {
    const next = rest
      .map(({ state, features }) => ({
        state,
        features,
        fresh: [...features].filter((each) => unseen.has(each)).length,
      }))
      .reduce((best, each) => (each.fresh > best.fresh ? each : best));
    chosen.push(next.state);
    for (const feature of next.features) unseen.delete(feature);
  }
  return chosen;
}

function savedStates(): Saved[] {
  const files = existsSync(LOOKS) ? readdirSync(LOOKS).toSorted() : [];
  const states = files.map((name) => JSON.parse(readFileSync(join(LOOKS, name), 'utf8')) as Saved);
  // By what a run does not change: of states that show as much, the same is drawn each time.
  const key = ({ url, test: seenIn }: Saved) => `${new URL(url).pathname} ${seenIn}`;
  return fewest(states.toSorted((one, other) => key(one).localeCompare(key(other))));
}

/** A page with the styles of both clients in it, of which each state takes its own: fonts and pictures come from a server. */
async function openEmpty(page: Page, { url }: Servery): Promise<void> {
  await page.route(`${url}/look`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  );
  await page.goto(`${url}/look`);
  const styles = {
    order: readFileSync(sheetOf('order'), 'utf8'),
    console: readFileSync(sheetOf('console'), 'utf8'),
  };
  await page.evaluate((texts) => {
    const sheets = Object.entries(texts).map(([client, text]) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      return [client, sheet] as const;
    });
    Object.assign(globalThis, { sheets: Object.fromEntries(sheets) });
  }, styles);
}

/** The state as it stood, without its script. */
async function show(page: Page, { client, html, viewport }: Saved): Promise<void> {
  await page.setViewportSize(viewport);
  await page.evaluate(
    async ([name, text]) => {
      const { sheets } = globalThis as unknown as { sheets: Readonly<Record<string, CSSStyleSheet>> };
      document.adoptedStyleSheets = sheets[name] ? [sheets[name]] : [];
      const { documentElement: seen, head, body } = new DOMParser().parseFromString(text, 'text/html');
      const root = document.documentElement;
      while (root.attributes[0]) root.removeAttribute(root.attributes[0].name);
      for (const { name: own, value } of seen.attributes) root.setAttribute(own, value);
      // Where nothing is laid out, a page took the whole screen for the width of its scrollbar.
      root.style.removeProperty('--scrollbar');
      document.head.replaceWith(document.adoptNode(head));
      document.body.replaceWith(document.adoptNode(body));
      for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[data-modal]')) {
        dialog.removeAttribute('open');
        dialog.showModal();
      }
      document.querySelector<HTMLElement>('[data-focused]')?.focus({ preventScroll: true });
      const coming = [...document.images].filter((image) => !image.complete && image.loading !== 'lazy');
      await Promise.all(coming.map((image) => image.decode().catch(() => undefined)));
      // Which fonts are wanted is known once words are laid out: before that none is waited for.
      document.body.getBoundingClientRect();
      await document.fonts.ready;
      // Those without an end can't be brought to it.
      for (const animation of document.getAnimations())
        if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    },
    [client, html] as const,
  );
}

/** A page at one width says and names the same as at another: `npm test` asks axe once for each. */
const isReadFirst = (states: readonly Saved[], saved: Saved): boolean =>
  EVERY_PART || states.find((state) => pageOf(state) === pageOf(saved)) === saved;

async function problemsIn(page: Page, saved: Saved, isRead: boolean): Promise<string[]> {
  const found = isRead ? await problemsOf(page) : [];
  for (const setting of sizesOf(saved)) found.push(...(await problemsAt(page, setting)));
  return found.map((problem) => `${new URL(saved.url).pathname}, as in “${saved.test}”: ${problem}`);
}

for (let share = 0; share < SHARES; share += 1)
  test(`what people see is sound at every size, part ${share + 1} of ${SHARES}`, async ({
    page,
    servery,
  }) => {
    const states = savedStates();
    expect(states.length, 'run the screens first: they keep what is looked at here').toBeGreaterThan(SHARES);
    const found: string[] = [];
    await openEmpty(page, servery);
    for (const [at, saved] of states.entries())
      if (at % SHARES === share) {
        await show(page, saved);
        found.push(...(await problemsIn(page, saved, isReadFirst(states, saved))));
      }
    expect(found).toEqual([]);
  });
