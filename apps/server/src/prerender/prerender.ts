import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { BoundedCache } from '#bounded-cache';
import type { Log } from '#log';
import type { PrerenderAnswer, PrerenderOrder } from '#prerender/process';

/** What is rendered: whose page, at which version of its menu, and when. What it shows stands in its sheet. */
type Subject = { page: string; version: number; minute: number };
type Sheet = { facts: string; path: string };
/** `minute` is when it was last known to say what is so. */
type Drawn = { version: number; minute: number; halfHour: number; facts: string; html: string };
/** A page that says what was so a moment ago is shown while it is rendered anew; it is not to be kept. */
export type Prerendered = { html: string; isOld: boolean };

export type Prerender = {
  /** Whether there is a bundle to render with. */
  possible: boolean;
  /** The page's HTML, or an empty text where it could not be made: the client renders it then. */
  of(subject: Subject, sheet: Sheet): Promise<Prerendered>;
  /** What was rendered for a page is still so. */
  confirm(page: string, minute: number): void;
};

const PROCESS = fileURLToPath(new URL('./process.ts', import.meta.url));
/** All that it may know of this machine. */
const HANDED_ON = ['PATH', 'NODE_COMPILE_CACHE', 'MALLOC_ARENA_MAX'] as const;
/** A page says what is open, and until when: one that was so longer ago than this is not shown. */
const OLDEST_MINUTES = 2;
/** It names days too, and midnight is at a full or a half hour. */
const halfHourOf = (minute: number): number => Math.floor(minute / 30);
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
export const noPrerender: Prerender = {
  possible: false,
  of: () => Promise.resolve(NONE),
  confirm: () => {},
};

/**
 * Pages rendered on the server, one at a time, kept per page. Another version of the menu is waited for, and so is a
 * page that nobody has asked for lately; one that was so a moment ago is shown while it is rendered anew, because
 * something has opened or half an hour has gone by.
 */
export function createPrerender(order: string, log: Log, limits = LIMITS): Prerender {
  const file = join(order, 'dist-prerender/prerender.js');
  if (!existsSync(file)) return noPrerender;
  const bundle = pathToFileURL(file).href;
  const kept = new BoundedCache<string, Drawn>({ most: HELD_CHARACTERS, weigh: ({ html }) => html.length });
  const under = new Map<string, { facts: string; work: Promise<string> }>();
  let queue: Promise<unknown> = Promise.resolve();

  const render = ({ page, version, minute }: Subject, sheet: Sheet): Promise<string> => {
    const running = under.get(page);
    if (running?.facts === sheet.facts) return running.work;
    const work = queue.then(async () => {
      try {
        const html = await renderOnce(bundle, sheet, limits.giveUpMs);
        kept.set(page, { version, minute, halfHour: halfHourOf(minute), facts: sheet.facts, html });
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
      const isSo = held?.facts === sheet.facts && held.halfHour === halfHourOf(subject.minute);
      if (isSo && held.version === subject.version) return { html: held.html, isOld: false };
      if (held?.version !== subject.version || subject.minute - held.minute > OLDEST_MINUTES)
        return { html: await within(render(subject, sheet), limits.patienceMs), isOld: false };
      void render(subject, sheet);
      return { html: held.html, isOld: true };
    },
    confirm: (page, minute) => {
      const held = kept.get(page);
      if (held) held.minute = minute;
    },
  };
}
