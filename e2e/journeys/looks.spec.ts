import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { problemsOf } from '../axe.ts';
import { LOOKS, type Saved, sheetOf } from '../browserless/looks.ts';
import { COUNTERS, KIOSKS, LOOK_SETTINGS, problemsAt, type Setting } from '../layout.ts';
import { expect, test } from '../servery.ts';

/** Several at once fill two workers evenly; each goes through its share on one page. */
const SHARES = 8;

/** What somebody could see in a state and in no other: the page, what is open on it, and each part that it is made of. */
function featuresOf({ client, url, html, settings }: Saved): ReadonlySet<string> {
  const page = new URL(url).pathname.replaceAll(/\d+|[\w-]{20,}/g, 'N');
  const open = html.match(/<dialog[^>]* open/g)?.length ?? 0;
  const parts = [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(/\s+/));
  return new Set(
    [`${page} ${open} ${JSON.stringify(settings)}`, ...parts].map((feature) => `${client} ${feature}`),
  );
}

/** As few states as show every page and every part of each client: many differ in words and numbers alone. */
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
  return fewest(files.map((name) => JSON.parse(readFileSync(join(LOOKS, name), 'utf8')) as Saved));
}

const sizesOf = ({ url, settings }: Saved): readonly Setting[] => {
  const { pathname } = new URL(url);
  if (settings) return settings;
  if (pathname.startsWith('/kiosk')) return KIOSKS;
  return pathname.startsWith('/pos') ? COUNTERS : LOOK_SETTINGS;
};

/** The state as it stood, without its script: fonts, pictures and styles come from a real server. */
async function show(page: Page, saved: Saved, url: string): Promise<void> {
  const sheet = `<style>${readFileSync(sheetOf(saved.client), 'utf8')}</style>`;
  const html = saved.html.replace('</head>', () => `${sheet}</head>`);
  await page.route(url, (route) => route.fulfill({ contentType: 'text/html', body: html }), { times: 1 });
  await page.setViewportSize(saved.viewport);
  await page.goto(url);
  await page.evaluate(async () => {
    for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[data-modal]')) {
      dialog.removeAttribute('open');
      dialog.showModal();
    }
    document.querySelector<HTMLElement>('[data-focused]')?.focus();
    await document.fonts.ready;
  });
}

async function problemsIn(page: Page, saved: Saved): Promise<string[]> {
  const found = await problemsOf(page);
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
    for (const [at, saved] of states.entries())
      if (at % SHARES === share) {
        await show(page, saved, `${servery.url}/look/${at}`);
        found.push(...(await problemsIn(page, saved)));
      }
    expect(found).toEqual([]);
  });
