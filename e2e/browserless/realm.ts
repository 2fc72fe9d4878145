import type { PageWindow } from './page-window.ts';
import vm from 'node:vm';
import { Browser, BrowserWindow, PropertySymbol } from 'happy-dom';

/**
 * Scripts of all pages run in one realm, and reach their own window by name. A script context for each window is what
 * happy-dom would make: V8 keeps it, with the window, for as long as the process lives, and each global that a script
 * names goes through an interceptor.
 */
const REALM = vm.createContext(vm.constants.DONT_CONTEXTIFY) as Record<string, unknown>;

/** What the language itself brings, which all windows share; a window has a console of its own. */
const OF_LANGUAGE = Object.getOwnPropertyNames(REALM).filter(
  (name) => name !== 'globalThis' && name !== 'console',
);

export const inRealm = (script: vm.Script): unknown => script.runInContext(REALM);

/** Names that a window gets beyond what happy-dom gives it, or that go by the page's time. */
const OF_PAGE = [
  'AudioContext',
  'Date',
  'EventSource',
  'Temporal',
  'TextDecoder',
  'TextEncoder',
  'clearImmediate',
  'indexedDB',
  'setImmediate',
  'structuredClone',
];

function namesIn(window: object): Set<string> {
  const names = new Set<string>();
  for (let part = window; part !== Object.prototype; part = Object.getPrototypeOf(part) as object)
    for (const name of Object.getOwnPropertyNames(part)) names.add(name);
  return names;
}

/** For a build: what a script calls by its name alone is asked of its window, `$window`. */
export async function namesOfWindow(): Promise<Record<string, string>> {
  const browser = new Browser();
  const names = namesIn(browser.newPage().mainFrame.window);
  await browser.close();
  for (const name of OF_LANGUAGE) names.delete(name);
  names.delete('constructor');
  for (const name of OF_PAGE) names.add(name);
  return {
    ...Object.fromEntries([...names].map((name) => [name, `$window.${name}`])),
    ...Object.fromEntries(['window', 'self', 'globalThis'].map((name) => [name, '$window'])),
  };
}

/** A module that was built with those names, as a function of the window that it runs in. */
export const asFunctionOfWindow = (module: string): string =>
  `(async ($window) => {${module.replaceAll('import.meta', '({ env: {}, url: $window.location.href })')}\n})`;

const evaluate = inRealm(
  new vm.Script(`(function evaluate($window, $source) { with ($window) return eval($source); })`),
) as (window: object, source: string) => unknown;

/** What the source comes to in this window: the work of tests, and what a document says of its events. */
export const evaluateIn = (window: PageWindow, source: string): unknown => evaluate(window, source);

/** A date of the page is the page's clock's, also where a date is made without saying which. */
export const timeOf = inRealm(
  new vm.Script(`(now) => {
  class PageDate extends Date {
    constructor(...parts) { if (parts.length === 0) super(now()); else super(...parts); }
    static now() { return now(); }
  }
  const Called = new Proxy(PageDate, { apply: () => new PageDate().toString() });
  Object.defineProperty(PageDate.prototype, 'constructor', { value: Called });
  if (typeof Temporal !== 'object') return { Date: Called };
  const instant = () => Temporal.Instant.fromEpochMilliseconds(now());
  const zoned = (zone) => instant().toZonedDateTimeISO(zone ?? Temporal.Now.timeZoneId());
  const Now = Object.create(Temporal.Now, Object.getOwnPropertyDescriptors({
    instant,
    zonedDateTimeISO: zoned,
    plainDateTimeISO: (zone) => zoned(zone).toPlainDateTime(),
    plainDateISO: (zone) => zoned(zone).toPlainDate(),
    plainTimeISO: (zone) => zoned(zone).toPlainTime(),
  }));
  return { Date: Called, Temporal: Object.create(Temporal, { Now: { value: Now } }) };
}`),
) as (now: () => number) => Record<string, unknown>;

const ofWindow = BrowserWindow.prototype as unknown as Record<symbol, unknown>;
ofWindow[PropertySymbol.setupVMContext] = function shareRealm(this: Record<string, unknown>): void {
  for (const name of OF_LANGUAGE)
    Object.defineProperty(this, name, {
      configurable: true,
      writable: true,
      enumerable: false,
      value: REALM[name],
    });
};
ofWindow[PropertySymbol.evaluateScript] = function evaluateHere(this: PageWindow, source: string): unknown {
  return evaluateIn(this, source);
};
