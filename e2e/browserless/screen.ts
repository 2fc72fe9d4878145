import { basename } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { describe, inject, test as base, TestRunner } from 'vitest';
import { ScreenContext, type ContextOptions } from './context.ts';
import { restoreClasses } from './classes.ts';
import { beginMutant, endMutant, runsOf } from './mutants.ts';
import { initScript } from './page-windows.ts';
import { openServery, type Options, type ScreenServery } from './servery.ts';
import { assertions, ASSERTS_NOTHING, SCREEN_PATIENCE_MS } from '../servery.ts';

type Fixtures = {
  page: Page;
  context: BrowserContext;
  browser: Browser;
  servery: ScreenServery;
  /** On which kind of page the sentence is shown this time. */
  variant: Variant;
};

type Hand<Value> = (value: Value) => Promise<void>;
type Task = { name: string; meta: object; context: object; suite?: object | undefined; file: object };
export type Variant = 'web' | 'app' | 'kiosk' | 'pos';
/** `on`: the kinds of page that its sentences are shown on, each in a test of its own. What is on `app` runs inside it. */
type Settings = Partial<ContextOptions & Options & { on: readonly Variant[] }>;

/** The shell of the app, where a test says nothing else of it: a phone that nobody has asked about notifications yet. */
const PHONE = initScript(() => {
  Object.assign(window, {
    serveryShell: {
      device: () => ({
        device_useragent: navigator.userAgent,
        device_platform: 'stand-in',
        device_uuid: 'test-device',
        device_model: 'None',
      }),
    },
  });
}, undefined);

const USED = new WeakMap<object, Settings>();

/** What the test's file says, and each part of the file that it lies in. */
function settingsOf(task: Task): Settings {
  const around: object[] = [];
  for (let at: object | undefined = task.suite; at; at = (at as { suite?: object }).suite) around.unshift(at);
  return Object.assign({}, ...[task.file, ...around].map((each) => USED.get(each))) as Settings;
}

const nameOf = (file: object | undefined): string =>
  basename((file as { filepath?: string })?.filepath ?? '');
/** The parts of its file that a test lies in, from the outside in. */
function suitesOf(suite: object | undefined): string[] {
  const {
    name,
    suite: around,
    filepath,
  } = (suite ?? {}) as { name?: string; suite?: object; filepath?: string };
  return name === undefined || filepath !== undefined ? [] : [...suitesOf(around), name];
}
const keyOf = ({ file, suite, name }: Task): string => [nameOf(file), ...suitesOf(suite), name].join(' > ');

/** A browser that opens pages without being one. */
class ScreenBrowser {
  readonly #open: (options?: ContextOptions) => ScreenContext;
  readonly #contexts: ScreenContext[] = [];
  constructor(open: (options?: ContextOptions) => ScreenContext) {
    this.#open = open;
  }
  newContext = (options?: ContextOptions): Promise<ScreenContext> => {
    const context = this.#open(options);
    this.#contexts.push(context);
    return Promise.resolve(context);
  };
  newPage = async (options?: ContextOptions) => (await this.newContext(options)).newPage();
  contexts = () => [...this.#contexts];
  close = async () => {
    await Promise.all(this.#contexts.map((context) => context.close()));
    restoreClasses();
  };
}

/**
 * A test of a screen: the real client in a page without a browser, and a server of its own in the same process. It is
 * written as a journey is, and what it needs of a page is what Playwright calls it.
 */
const extended = base.extend<Fixtures>({
  servery: async ({ task }: { task: Task }, hand: Hand<ScreenServery>) => {
    const { coins = 'btcpay', terminals = false } = settingsOf(task);
    beginMutant(task.name);
    const servery = await openServery({
      coins,
      terminals,
      seeded: inject('screensDatabase'),
      now: inject('screensNow'),
    });
    const before = assertions();
    await hand(servery);
    await servery.close();
    endMutant(keyOf(task));
    if (assertions() === before) throw new Error(ASSERTS_NOTHING);
    // Vitest keeps every test's context to the end of the run, and with it every page that was ever open.
    for (const name of ['page', 'context', 'browser', 'servery']) Reflect.deleteProperty(task.context, name);
  },
  variant: async ({ task }: { task: Task }, hand: Hand<Variant>) => {
    const [first = 'web'] = settingsOf(task).on ?? [];
    await hand((/ \((app|kiosk|pos|web)\)$/.exec(task.name)?.[1] as Variant | undefined) ?? first);
  },
  browser: async ({ servery, task }: { servery: ScreenServery; task: Task }, hand: Hand<Browser>) => {
    const variants = new Set<string>();
    const given = {
      baseUrl: servery.url,
      clock: (servery as unknown as { clock: { now(): number } }).clock,
      patience: SCREEN_PATIENCE_MS,
      testName: task.name,
      opened: (variant: string) => {
        variants.add(variant);
        Object.assign(task.meta, { variants: [...variants] });
      },
    };
    const settings = settingsOf(task);
    const isApp = task.name.endsWith(' (app)');
    const browser = new ScreenBrowser((options) => {
      const context = new ScreenContext(given, { ...settings, ...options });
      if (isApp) context.scripts.push(PHONE);
      return context;
    });
    await hand(browser as unknown as Browser);
    await browser.close();
  },
  context: async ({ browser }: { browser: Browser }, hand: Hand<BrowserContext>) => {
    await hand(await browser.newContext());
  },
  page: async ({ context }: { context: BrowserContext }, hand: Hand<Page>) => {
    await hand(await context.newPage());
  },
} as never);

type Show = (given: Fixtures) => Promise<void>;
const NAMES_ROWS = /\[[A-Z]+-\d+[^\]]*\]$/;

/** A sentence that names rows of the ledger is shown on each kind of page that the file, or the test itself, says. */
function shown(name: string, ...rest: [Show] | [{ on: readonly Variant[] }, Show]): void {
  const [own, show] = rest.length === 1 ? [undefined, rest[0]] : rest;
  const { suite, file } = TestRunner.getCurrentSuite();
  const { on } = own ?? settingsOf({ suite, file: file ?? suite?.file } as never);
  const names =
    on === undefined
      ? [name]
      : (NAMES_ROWS.test(name) ? on : on.slice(0, 1)).map((variant) => `${name} (${variant})`);
  const at = { file: nameOf(file ?? suite?.file), suites: suitesOf(suite) };
  for (const each of names.flatMap((one) => runsOf({ ...at, name: one }))) extended(each, show as never);
}

/** As in a journey: settings for a file, or for the part of it that says so. */
export const test = Object.assign(shown, {
  describe,
  beforeEach: extended.beforeEach,
  use: (options: Settings): void => {
    const { suite, file } = TestRunner.getCurrentSuite();
    const of = suite ?? file;
    USED.set(of, { ...USED.get(of), ...options });
  },
});
