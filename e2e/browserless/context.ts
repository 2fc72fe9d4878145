import type { InitScript, OwnPage } from './contracts.ts';
import type { PageWindow } from './page-window.ts';
import { EventEmitter } from 'node:events';
import { Browser, type BrowserPage, type BrowserWindow, PropertySymbol } from 'happy-dom';
import type { TestClock } from './clock.ts';
import { Cookies } from './cookies.ts';
import { bodyOf } from './bodies.ts';
import { type Line, type Pattern, Routes } from './network.ts';
import { ScreenPage } from './page.ts';
import { initScript } from './page-windows.ts';

export type ContextOptions = {
  viewport?: { width: number; height: number } | null;
  hasTouch?: boolean;
  colorScheme?: 'light' | 'dark';
  reducedMotion?: 'reduce' | 'no-preference';
  geolocation?: { latitude: number; longitude: number };
  permissions?: string[];
};
export type Given = {
  baseUrl: string;
  clock: TestClock;
  patience: number;
  /** Which kind of page was opened: a test counts for the variants that it really ran. */
  opened(variant: string): void;
  testName: string;
};

const DESKTOP = { width: 1280, height: 720 };

const settingsOf = ({ viewport, hasTouch, colorScheme, reducedMotion }: ContextOptions) => ({
  disableJavaScriptFileLoading: false,
  enableJavaScriptEvaluation: true,
  suppressInsecureJavaScriptEnvironmentWarning: true,
  suppressCodeGenerationFromStringsWarning: true,
  disableCSSFileLoading: true,
  handleDisabledFileLoadingAsSuccess: true,
  errorCapture: 'tryAndCatch',
  viewport: { ...(viewport ?? DESKTOP), devicePixelRatio: 1 },
  device: {
    prefersColorScheme: colorScheme ?? 'light',
    prefersReducedMotion: reducedMotion ?? 'reduce',
    mediaType: 'screen',
    forcedColors: 'none',
  },
  navigator: { userAgent: 'Mozilla/5.0 (page without a browser)', maxTouchPoints: hasTouch ? 5 : 0 },
});

type History = { currentItem: object };
const historyOf = (page: BrowserPage): History =>
  (page.mainFrame as unknown as { [PropertySymbol.history]: History })[PropertySymbol.history];

/** A browser of its own: cookies, storage and pages that nobody else has. */
export class ScreenContext extends EventEmitter {
  readonly _options = {};
  readonly #bare: Browser;
  readonly #pages = new Map<BrowserPage, ScreenPage>();
  readonly #given: Given;
  readonly jar: Cookies;
  readonly routes = new Routes();
  readonly scripts: InitScript[] = [];
  readonly #storages = new Map<string, Storage>();
  readonly #streams = new Map<OwnPage, AbortController>();
  #isOffline = false;
  #place: ContextOptions['geolocation'];
  readonly #permissions: Set<string>;

  constructor(given: Given, options: ContextOptions = {}) {
    super();
    this.setMaxListeners(0);
    this.#given = given;
    this.jar = new Cookies(given.clock.now);
    this.#place = options.geolocation;
    this.#permissions = new Set(options.permissions);
    const settings = {
      ...settingsOf(options),
      navigation: { beforeContentCallback: () => undefined },
      fetch: { disableSameOriginPolicy: true, interceptor: { beforeAsyncRequest: this.#load } },
    };
    this.#bare = new Browser({ settings } as unknown as ConstructorParameters<typeof Browser>[0]);
    const context = this.#bare.defaultContext;
    const newPage = context.newPage.bind(context);
    // Pages that a page opens by itself are pages of this browser, too.
    context.newPage = () => {
      const page = newPage();
      this.#adopt(page);
      return page;
    };
  }

  get clock(): TestClock {
    return this.#given.clock;
  }
  get baseUrl(): string {
    return this.#given.baseUrl;
  }
  get testName(): string {
    return this.#given.testName;
  }
  get patience(): number {
    return this.#given.patience;
  }
  get line(): Line {
    return { cookies: this.jar, isOffline: () => this.#isOffline };
  }

  #adopt(bare: BrowserPage): ScreenPage {
    const page = new ScreenPage(this, bare);
    this.#pages.set(bare, page);
    this.emit('page', page);
    for (const other of this.#pages.values()) if (other !== page) other.emit('popup', page);
    return page;
  }

  /** Whatever a page asks for by itself: documents, and the scripts that are named in them. */
  #load = async ({
    request,
    window,
  }: {
    request: Request & Record<string, unknown>;
    window: BrowserWindow;
  }) => {
    const page = [...this.#pages.values()].find(
      ({ window: own }) => own === (window as unknown as PageWindow),
    );
    const Made = window.Response as unknown as typeof Response;
    if (!page) return new Made('');
    // The first thing that a new window asks for is its document.
    const isDocument = !page.windows.isPrepared(window);
    try {
      if (!isDocument) {
        const response = await page.network.ask({ url: request.url, method: 'GET', headers: {} }, 'script');
        return new Made(await response.text(), { status: response.status() });
      }
      page.windows.prepare(window);
      page.windows.expect(window);
      const { bytes, type: sentType } = await bodyOf(
        request.method === 'GET' ? undefined : await request.formData(),
      );
      const { html, response } = await page.read(request.url, {
        method: request.method,
        body: bytes,
        headers: sentType ? { 'content-type': sentType } : {},
      });
      // What came in the end is what is loaded again, and not the form that led there.
      if (response.url() !== request.url)
        Object.assign(historyOf(page.bare).currentItem, { method: 'GET', formData: null });
      const made = new Made(html, {
        status: response.status(),
        headers: { 'content-type': response.headers()['content-type'] ?? 'text/html' },
      });
      Object.defineProperty(made, 'url', { value: response.url() });
      return made;
    } catch (error) {
      page.failed(error);
      return new Made('');
    }
  };

  async newPage(): Promise<ScreenPage> {
    const bare = this.#bare.defaultContext.newPage();
    const page = this.#pages.get(bare);
    if (!page) throw new Error('The page was not adopted');
    page.windows.prepare(bare.mainFrame.window);
    return Promise.resolve(page);
  }

  pages = (): ScreenPage[] => [...this.#pages.values()].filter((page) => !page.isClosed());
  opened = (variant: string, window: PageWindow): void =>
    this.#given.opened('serveryShell' in window && variant === 'web' ? 'app' : variant);
  tell(page: OwnPage, name: string, it: unknown): void {
    page.emit(name, it);
    this.emit(name, it);
  }

  storage(origin: string, fresh: Storage): Storage {
    const known = this.#storages.get(origin) ?? fresh;
    this.#storages.set(origin, known);
    return known;
  }

  /** Live streams of a page, which end with it and with the line. */
  streams(page: OwnPage): AbortController {
    const known = this.#streams.get(page);
    if (known && !known.signal.aborted) return known;
    const made = new AbortController();
    this.#streams.set(page, made);
    return made;
  }

  addCookies = (cookies: Parameters<Cookies['add']>[0]): Promise<void> =>
    Promise.resolve(this.jar.add(cookies));
  clearCookies = ({ name }: { name?: string } = {}): Promise<void> => Promise.resolve(this.jar.clear(name));
  cookies = (url?: string) => Promise.resolve(url === undefined ? this.jar.all() : this.jar.for(url));
  addInitScript = (work: unknown, arg?: unknown): Promise<void> => {
    this.scripts.push(initScript(work, arg));
    return Promise.resolve();
  };
  route = (pattern: Pattern, handler: Parameters<Routes['add']>[1]): Promise<void> =>
    Promise.resolve(this.routes.add(pattern, handler));
  unroute = (pattern: Pattern): Promise<void> => Promise.resolve(this.routes.remove(pattern));
  /** Where the device is, for whoever was allowed to know. */
  get position(): ContextOptions['geolocation'] {
    return this.#permissions.has('geolocation') ? this.#place : undefined;
  }
  grantPermissions = (permissions: readonly string[]): Promise<void> => {
    for (const permission of permissions) this.#permissions.add(permission);
    return Promise.resolve();
  };
  clearPermissions = (): Promise<void> => Promise.resolve(this.#permissions.clear());
  setGeolocation = (place: ContextOptions['geolocation']): Promise<void> => {
    this.#place = place;
    return Promise.resolve();
  };

  async setOffline(isOffline: boolean): Promise<void> {
    this.#isOffline = isOffline;
    for (const page of this.pages()) {
      if (isOffline) this.streams(page).abort();
      page.window.dispatchEvent(new page.window.Event(isOffline ? 'offline' : 'online'));
      await page.settle();
    }
  }

  waitForEvent = (name: string): Promise<unknown> => new Promise((done) => this.once(name, done));

  async close(): Promise<void> {
    await Promise.all(this.pages().map((page) => page.close()));
    await this.#bare.close();
    this.emit('close', this);
  }
}
