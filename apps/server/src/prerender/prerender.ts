import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { BoundedCache } from '#bounded-cache';
import type { Log } from '#log';
import type { PrerenderAnswer, PrerenderOrder } from '#prerender/process';

/** What is rendered: whose page, at which version of its menu, and in which half hour: midnight is at either somewhere. What it shows stands in its sheet. */
type Subject = { page: string; version: number; halfHour: number };
type Sheet = { facts: string; path: string };
type Drawn = Omit<Subject, 'page'> & { facts: string; html: string };
/** A page that says what was so a moment ago is shown while it is rendered anew; it is not to be kept. */
export type Prerendered = { html: string; isOld: boolean };

export type Prerender = {
  /** Whether there is a bundle to render with. */
  possible: boolean;
  /** The page's HTML, or an empty text where it could not be made: the client renders it then. */
  of(subject: Subject, sheet: Sheet): Promise<Prerendered>;
};

const PROCESS = fileURLToPath(new URL('./process.ts', import.meta.url));
/** All that it may know of this machine. */
const HANDED_ON = ['PATH', 'NODE_COMPILE_CACHE', 'MALLOC_ARENA_MAX'] as const;
/** A page says when something opens, and on which day: one that is older than two hours is not shown. */
const OLDEST_HALF_HOURS = 4;
/** Enough for the pages that people look at now. */
const HELD_CHARACTERS = 24 * 1024 * 1024;
/** A visitor waits as long as `patienceMs` for a first one; after that the page goes without. */
const LIMITS = { giveUpMs: 10_000, patienceMs: 2000 };

function renderOnce(bundle: string, sheet: Sheet, giveUpMs: number): Promise<string> {
  return new Promise((done, failed) => {
    const handedOn = HANDED_ON.map((name) => [name, process.env[name]]).filter(([, value]) => value);
    const child = fork(PROCESS, {
      env: { NODE_ENV: 'production', ...Object.fromEntries(handedOn) },
      execArgv: ['--no-experimental-webstorage', '--max-old-space-size=192'],
    });
    const timer = setTimeout(() => child.kill('SIGKILL'), giveUpMs);
    child.once('message', (answer: PrerenderAnswer) => {
      if ('html' in answer) done(answer.html);
      else failed(new Error(answer.problem));
    });
    child.once('error', failed);
    child.once('exit', () => {
      clearTimeout(timer);
      failed(new Error('the page was not prerendered in time'));
    });
    child.send({ bundle, ...sheet } satisfies PrerenderOrder);
  });
}

const within = (work: Promise<string>, ms: number): Promise<string> =>
  Promise.race([
    work,
    new Promise<string>((late) => {
      setTimeout(() => late(''), ms).unref();
    }),
  ]);

const NONE: Prerendered = { html: '', isOld: false };
export const noPrerender: Prerender = { possible: false, of: () => Promise.resolve(NONE) };

/**
 * Pages rendered on the server, one at a time, kept per page. Another version of the menu is waited for, and so is a
 * page that nobody has asked for lately; one that is older, or of before something opened, is shown while it is
 * rendered anew.
 */
export function createPrerender(order: string, log: Log, limits = LIMITS): Prerender {
  const file = join(order, 'dist-prerender/prerender.js');
  if (!existsSync(file)) return noPrerender;
  const bundle = pathToFileURL(file).href;
  const kept = new BoundedCache<string, Drawn>({ most: HELD_CHARACTERS, weigh: ({ html }) => html.length });
  const under = new Map<string, { facts: string; work: Promise<string> }>();
  let queue: Promise<unknown> = Promise.resolve();

  const render = ({ page, ...at }: Subject, sheet: Sheet): Promise<string> => {
    const running = under.get(page);
    if (running?.facts === sheet.facts) return running.work;
    const work = queue.then(async () => {
      try {
        const html = await renderOnce(bundle, sheet, limits.giveUpMs);
        kept.set(page, { ...at, facts: sheet.facts, html });
        return html;
      } catch (error) {
        log.error({ err: error, page }, 'a page could not be prerendered');
        return '';
      } finally {
        if (under.get(page)?.work === work) under.delete(page);
      }
    });
    under.set(page, { facts: sheet.facts, work });
    queue = work;
    return work;
  };

  return {
    possible: true,
    of: async (subject, sheet) => {
      const held = kept.get(subject.page);
      if (held?.version !== subject.version || subject.halfHour - held.halfHour > OLDEST_HALF_HOURS)
        return { html: await within(render(subject, sheet), limits.patienceMs), isOld: false };
      const isOld = held.facts !== sheet.facts || held.halfHour !== subject.halfHour;
      if (isOld) void render(subject, sheet);
      return { html: held.html, isOld };
    },
  };
}
