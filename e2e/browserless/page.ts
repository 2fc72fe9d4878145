import type { OwnContext } from './contracts.ts';
import type { PageWindow } from './page-window.ts';
import { EventEmitter } from 'node:events';
import type { BrowserPage } from 'happy-dom';
import { apiRequest } from './api-request.ts';
import { clientCalled, type ClientName } from './client.ts';
import { clientIn, stylesIn, variantIn, withoutClient } from './client-html.ts';
import { clockControls, PageClock } from './clock.ts';
import { type Expected, type Outcome, textMatches } from './expectations.ts';
import { modalsOf } from './focus.ts';
import { keyboardOf } from './keyboard.ts';
import { Locator } from './locator.ts';
import { Glance, type Moment } from './moment.ts';
import { matchesUrl, type PageRequest, type PageResponse, type Pattern, Routes } from './network.ts';
import { type Fits, isWanted, waitForEvent } from './page-events.ts';
import { PageNetwork } from './page-network.ts';
import { initScript, PageWindows } from './page-windows.ts';
import { click } from './pointer.ts';
import { evaluateIn } from './realm.ts';

const FIRST_LOOK_MS = 2;
const LONGEST_WAIT_MS = 40;

type Waiting = { timeout?: number; why?: () => string };

/** A page as Playwright has one, without a browser: the real client in happy-dom, the real server behind it. */
export class ScreenPage extends EventEmitter {
  readonly _apiName = 'Page';
  readonly #context: OwnContext;
  readonly bare: BrowserPage;
  readonly pageClock: PageClock;
  readonly clock: ReturnType<typeof clockControls>;
  readonly routes: Routes;
  readonly network: PageNetwork;
  readonly windows: PageWindows;
  /** Asks beside the page, with its cookies. */
  readonly request: ReturnType<typeof apiRequest>;
  #client: ClientName = 'order';
  #changed = Promise.withResolvers<void>();
  #loading: Promise<unknown> = Promise.resolve();
  /** What went wrong in the page and nobody caught. */
  readonly errors: unknown[] = [];
  readonly patience: number;
  readonly written: string[] = [];
  prints = 0;

  constructor(context: OwnContext, bare: BrowserPage) {
    super();
    this.setMaxListeners(0);
    this.#context = context;
    this.bare = bare;
    this.patience = context.patience;
    this.pageClock = new PageClock(context.clock);
    this.clock = clockControls(this.pageClock, () => this.settle());
    this.routes = new Routes(context.routes);
    this.network = new PageNetwork(this, context);
    this.windows = new PageWindows(this, context, this.network);
    this.request = apiRequest(context.baseUrl, () => context.line);
  }

  get window(): PageWindow {
    return this.bare.mainFrame.window as unknown as PageWindow;
  }
  get document(): Document {
    return this.window.document;
  }
  /** What it looks like now: asked again and again while nothing changes. */
  look = (): Moment => {
    if (this.windows.hasChanged()) this.touch();
    return this.#glance.at(this.window, clientCalled(this.#client).styles);
  };
  readonly #glance = new Glance();

  context = (): OwnContext => this.#context;
  url = (): string => this.window.location.href;
  title = (): Promise<string> => Promise.resolve(this.document.title);
  content = (): Promise<string> => Promise.resolve(this.document.documentElement.outerHTML);
  viewportSize = () => ({ width: this.window.innerWidth, height: this.window.innerHeight });
  isClosed = (): boolean => this.bare.closed;
  bringToFront = (): Promise<void> => Promise.resolve();
  mainFrame = () => ({ _expect: this.#expectPage, url: this.url });

  // --- waiting

  /** Lets everything happen that waits for nothing but its turn. */
  async settle(): Promise<void> {
    // A field's text, a tick and a page's width change without the document.
    this.#glance.forget();
    for (let turn = 0; turn < 4; turn += 1) {
      this.pageClock.catchUp();
      await new Promise(setImmediate);
    }
  }

  /** It has changed: whoever waits looks again. */
  touch = (): void => {
    this.#glance.forget();
    this.#changed.resolve();
    this.#changed = Promise.withResolvers();
  };

  /** Asked again whenever the page changes, until it answers. */
  async until<T>(
    ask: () => T | undefined,
    { timeout = this.patience, why = () => '' }: Waiting = {},
  ): Promise<T> {
    const end = performance.now() + (timeout || Infinity);
    for (let wait = FIRST_LOOK_MS; ; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
      if (wait === LONGEST_WAIT_MS) this.#glance.forget();
      const answer = ask();
      if (answer !== undefined) return answer;
      if (performance.now() > end) throw new Error(`Timeout of ${timeout} ms: ${why()}`);
      await Promise.race([this.#changed.promise, new Promise((done) => setTimeout(done, wait))]);
      await new Promise(setImmediate);
    }
  }

  async expecting(expected: Expected, look: () => Outcome): Promise<Outcome> {
    let last: Outcome = { matches: expected.isNot };
    try {
      await this.until(
        () => {
          last = look();
          return last.matches === expected.isNot ? undefined : true;
        },
        { timeout: expected.timeout ?? this.patience },
      );
      return last;
    } catch (error) {
      if (!(error instanceof Error) || !error.message.startsWith('Timeout')) throw error;
      return { ...last, timedOut: true, log: [this.describe()] };
    }
  }

  #expectPage = (expression: string, expected: Expected): Promise<Outcome> =>
    this.expecting(expected, () => {
      const value = expression === 'to.have.title' ? this.document.title : this.url();
      return { matches: textMatches(expected.expectedText?.[0], value), received: { value } };
    });

  /** For whoever reads why a test failed. */
  describe(): string {
    const words = this.document.body ? this.look().textOf(this.document.body).slice(0, 1500) : '';
    const errors = this.errors.map((error) =>
      error instanceof Error ? (error.stack ?? error.message) : String(error),
    );
    return [`at ${this.url()}: ${words}`, ...errors, ...this.written.slice(-8)].join('\n');
  }

  // --- finding

  readonly #root = new Locator(this, 'page', (moment) => [moment.document.documentElement]);
  readonly #all = new Locator(this, 'page', (_moment, roots) => [...roots] as Element[]);
  getByRole: Locator['getByRole'] = (...args) => this.#all.getByRole(...args);
  getByText: Locator['getByText'] = (...args) => this.#all.getByText(...args);
  getByLabel: Locator['getByLabel'] = (...args) => this.#all.getByLabel(...args);
  getByPlaceholder: Locator['getByPlaceholder'] = (...args) => this.#all.getByPlaceholder(...args);
  getByTitle: Locator['getByTitle'] = (...args) => this.#all.getByTitle(...args);
  getByAltText: Locator['getByAltText'] = (...args) => this.#all.getByAltText(...args);
  locator = (selector: string, filter?: Parameters<Locator['locator']>[1]): Locator =>
    /^(html|:root)$/.test(selector) ? this.#root : this.#all.locator(selector, filter);
  click = (selector: string): Promise<void> => this.locator(selector).click();
  fill = (selector: string, text: string): Promise<void> => this.locator(selector).fill(text);

  // --- doing

  readonly keyboard = keyboardOf(this);
  readonly mouse = {
    move: (): Promise<void> => Promise.resolve(),
    /** Where nothing in particular is. */
    click: async (): Promise<void> => {
      click(modalsOf(this.document).at(-1) ?? this.document.body);
      await this.settle();
    },
  };

  async setViewportSize({ width, height }: { width: number; height: number }): Promise<void> {
    this.bare.setViewport({ width, height });
    await this.settle();
  }

  #inPage = (work: unknown): unknown =>
    evaluateIn(this.window, typeof work === 'string' ? work : `(${String(work)})`);
  async evaluate(work: unknown, arg?: unknown): Promise<unknown> {
    await this.#loading;
    const made = this.#inPage(work);
    return typeof made === 'function' ? (made as (arg: unknown) => unknown)(arg) : made;
  }
  waitForFunction = async (work: unknown, arg?: unknown): Promise<void> => {
    await this.until(() => ((this.#inPage(work) as (arg: unknown) => unknown)(arg) ? true : undefined));
  };
  addInitScript = (work: unknown, arg?: unknown): Promise<void> => {
    this.windows.scripts.push(initScript(work, arg));
    return Promise.resolve();
  };
  exposeFunction = (name: string, work: unknown): Promise<void> => {
    this.windows.exposed.set(name, work);
    return Promise.resolve();
  };

  // --- going somewhere

  async goto(url: string): Promise<PageResponse | null> {
    await this.#go(() => this.bare.mainFrame.goto(new URL(url, this.#context.baseUrl).href));
    return this.#lastAnswer;
  }
  reload = (): Promise<void> => this.#go(() => this.bare.mainFrame.reload());
  goBack = (): Promise<void> => this.#go(() => this.bare.mainFrame.goBack());
  goForward = (): Promise<void> => this.#go(() => this.bare.mainFrame.goForward());
  #lastAnswer: PageResponse | null = null;
  #failed: unknown;

  async #go(move: () => Promise<unknown>): Promise<void> {
    this.#failed = undefined;
    await move();
    await this.settle();
    if (this.#failed) throw this.#failed;
  }

  waitForURL = (pattern: Pattern): Promise<void> =>
    this.until(() => (matchesUrl(pattern, this.url()) ? true : undefined), {
      why: () => `at ${this.url()}`,
    }).then(() => undefined);
  waitForLoadState = (): Promise<void> => this.settle();
  waitForTimeout = (): Promise<never> =>
    Promise.reject(new Error('nothing waits for a time: wait for what you want to see'));

  // --- the line

  route = (
    pattern: Pattern,
    handler: Parameters<Routes['add']>[1],
    { times }: { times?: number } = {},
  ): Promise<void> => Promise.resolve(this.routes.add(pattern, handler, times));
  unroute = (pattern: Pattern, handler?: Parameters<Routes['add']>[1]): Promise<void> =>
    Promise.resolve(this.routes.remove(pattern, handler));
  unrouteAll = (): Promise<void> => Promise.resolve(this.routes.remove());

  waitForEvent = (name: string, given?: Fits | { predicate?: Fits }): Promise<unknown> =>
    waitForEvent(this, name, given);
  waitForRequest = (wanted: Pattern | ((request: PageRequest) => boolean)): Promise<unknown> =>
    waitForEvent(this, 'request', isWanted(wanted));
  waitForResponse = (wanted: Pattern | ((response: PageResponse) => boolean)): Promise<unknown> =>
    waitForEvent(this, 'response', isWanted(wanted));

  // --- its documents

  /** The document's text as it is read: its client runs from the copy that all pages share. */
  async read(
    url: string,
    how: Parameters<PageNetwork['load']>[1],
  ): Promise<{ html: string; response: PageResponse }> {
    const response = await this.network.load(url, how);
    this.#lastAnswer = response;
    const html = await response.text();
    const client = clientIn(html);
    const window = this.window;
    if (client) {
      this.#client = client;
      this.#head = stylesIn(html);
      const variant = client === 'console' ? 'console' : (variantIn(html) ?? 'web');
      const start = () => {
        this.#context.opened(variant, window);
        const root = window.document.querySelector('#root');
        if (root) root.innerHTML = '';
        this.#loading = clientCalled(client)
          .start(window)
          .catch((error: unknown) => this.errors.push(error))
          .then(this.touch);
      };
      window.addEventListener('load', start, { once: true });
    }
    window.addEventListener('load', () => this.emit('load', this), { once: true });
    return { html: client ? withoutClient(html) : html, response };
  }

  /** Which client it runs, and the styles that the server put into its head. */
  origin = (): { client: ClientName; head: string } => ({ client: this.#client, head: this.#head });
  #head = '';
  get testName(): string {
    return this.#context.testName;
  }

  failed = (error: unknown): void => {
    this.#failed = error;
  };

  async close(): Promise<void> {
    await this.windows.arrived();
    this.pageClock.stop();
    this.windows.end();
    this.#context.streams(this).abort();
    await this.bare.close();
    this.windows.letGo();
    this.emit('close', this);
  }
}
