import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Log } from '#log';
import type { PrerenderAnswer, PrerenderOrder } from '#prerender/process';

/** What is rendered: whose page, and at which version of its menu and in which minute. */
type Subject = { page: string; version: number; minute: number };
type Sheet = { facts: string; path: string };
type Prerendered = { version: number; minute: number; html: string };

export type Prerender = {
  /** Whether there is a bundle to render with. */
  possible: boolean;
  /** The page's HTML, or an empty text where it could not be made: the client renders it then. */
  of(subject: Subject, sheet: Sheet): Promise<string>;
};

const PROCESS = fileURLToPath(new URL('./process.ts', import.meta.url));
/** All that it may know of this machine. */
const HANDED_ON = ['PATH', 'NODE_COMPILE_CACHE', 'MALLOC_ARENA_MAX'] as const;
/** What is open, and until when, stands in a page: an older one than this tells of another hour. */
const OLDEST_MINUTES = 2;
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

export const noPrerender: Prerender = { possible: false, of: () => Promise.resolve('') };

/**
 * Pages rendered on the server, one at a time, kept per page. Another version of the menu is waited for, and so is a
 * page that nobody has asked for lately; the same one, a minute older, is shown while it is rendered anew.
 */
export function createPrerender(order: string, log: Log, limits = LIMITS): Prerender {
  const file = join(order, 'dist-prerender/prerender.js');
  if (!existsSync(file)) return noPrerender;
  const bundle = pathToFileURL(file).href;
  const kept = new Map<string, Prerendered>();
  const under = new Map<string, Promise<string>>();
  let queue: Promise<unknown> = Promise.resolve();

  const render = (subject: Subject, sheet: Sheet): Promise<string> => {
    const key = `${subject.page}@${subject.version}`;
    const running = under.get(key);
    if (running) return running;
    const work = queue.then(async () => {
      try {
        const html = await renderOnce(bundle, sheet, limits.giveUpMs);
        kept.set(subject.page, { version: subject.version, minute: subject.minute, html });
        return html;
      } catch (error) {
        log.error({ err: error, page: subject.page }, 'a page could not be prerendered');
        return '';
      } finally {
        under.delete(key);
      }
    });
    under.set(key, work);
    queue = work;
    return work;
  };

  return {
    possible: true,
    of: (subject, sheet) => {
      const held = kept.get(subject.page);
      const age = held ? subject.minute - held.minute : 0;
      if (held?.version !== subject.version || age > OLDEST_MINUTES)
        return within(render(subject, sheet), limits.patienceMs);
      if (held.minute !== subject.minute) void render(subject, sheet);
      return Promise.resolve(held.html);
    },
  };
}
