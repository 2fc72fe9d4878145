import type { InitScript, OwnContext, OwnPage } from './contracts.ts';
import type { PageWindow, Surroundings } from './page-window.ts';
import type { BrowserWindow } from 'happy-dom';
import type { PageNetwork } from './page-network.ts';
import { downloadOf } from './download.ts';
import { isMutant } from './mutants.ts';
import { evaluateIn } from './realm.ts';
import { dressWindow, isOver, letGo } from './window.ts';

export const initScript = (work: unknown, arg: unknown): InitScript => ({
  work: typeof work === 'string' ? `() => {${work}}` : String(work),
  arg,
});

/** A document that a test holds back never comes. */
const LONGEST_ARRIVAL_MS = 2000;

/** The windows that a page has one after the other: each gets what a browser would give it. */
export class PageWindows {
  readonly #page: OwnPage;
  readonly #context: OwnContext;
  readonly #network: PageNetwork;
  readonly #prepared = new WeakSet<BrowserWindow>();
  readonly #windows: PageWindow[] = [];
  readonly #sessions = new Map<string, Storage>();
  readonly scripts: InitScript[] = [];
  readonly exposed = new Map<string, unknown>();
  constructor(page: OwnPage, context: OwnContext, network: PageNetwork) {
    this.#network = network;
    this.#page = page;
    this.#context = context;
  }

  isPrepared = (bare: BrowserWindow): boolean => this.#prepared.has(bare);

  /** The document that is on its way: a page is not closed between its text and its elements. */
  #arrival = Promise.resolve();
  readonly arrived = (): Promise<unknown> =>
    Promise.race([this.#arrival, new Promise((done) => setTimeout(done, LONGEST_ARRIVAL_MS).unref())]);
  expect(bare: BrowserWindow): void {
    const { promise, resolve } = Promise.withResolvers<void>();
    bare.addEventListener('load', () => resolve(), { once: true });
    this.#arrival = promise;
  }

  #observer: MutationObserver | undefined;
  /** Something has changed that nobody was told of yet. */
  hasChanged = (): boolean => (this.#observer?.takeRecords().length ?? 0) > 0;

  /** A document is about to be read. */
  prepare(bare: BrowserWindow): void {
    this.#prepared.add(bare);
    this.#page.pageClock.forget();
    for (const before of this.#windows) isOver(before);
    this.#windows.push(bare as unknown as PageWindow);
    const window = dressWindow(bare, this.#surroundings(bare));
    if (isMutant) window['isMutant'] = isMutant;
    for (const [name, work] of this.exposed) window[name] = work;
    for (const { work, arg } of [...this.#context.scripts, ...this.scripts])
      (evaluateIn(window, `(${work})`) as (given: unknown) => void)(arg);
    this.#observer = new window.MutationObserver(this.#page.touch);
    this.#observer.observe(window.document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
  }

  #surroundings(bare: BrowserWindow): Surroundings {
    const [page, context] = [this.#page, this.#context];
    return {
      clock: page.pageClock,
      cookies: context.jar,
      fetch: this.#network.fetchOf(bare as unknown as PageWindow),
      beacon: (url, body) => this.#network.beacon(url, body),
      eventSource: (made) => this.#network.eventSourceOf(made),
      storages: (origin, { local, session }) => ({
        local: context.storage(origin, local),
        session: this.#session(origin, session),
      }),
      isOnline: () => !context.line.isOffline(),
      position: () => context.position,
      onError: (error) => {
        page.errors.push(error);
        context.tell(page, 'pageerror', error);
      },
      downloaded: (name, url) => context.tell(page, 'download', downloadOf(name, url)),
      printed: () => {
        page.prints += 1;
      },
      wrote: (kind, words) => {
        const text = words
          .map((word) => (word instanceof Error ? (word.stack ?? word.message) : String(word)))
          .join(' ');
        page.written.push(`${kind}: ${text}`);
        context.tell(page, 'console', { type: () => kind, text: () => text, args: () => words });
      },
      hasPicture: (url) => this.#network.hasPicture(url),
    };
  }

  #session(origin: string, fresh: Storage): Storage {
    const known = this.#sessions.get(origin) ?? fresh;
    this.#sessions.set(origin, known);
    return known;
  }

  /** The page is closed: what still comes for it is for nobody. */
  end(): void {
    for (const window of this.#windows) isOver(window);
  }

  letGo(): void {
    for (const window of this.#windows.splice(0)) letGo(window);
  }
}
