import type { BrowserWindow } from 'happy-dom';
import type { PageWindow, Surroundings } from './page-window.ts';
import { leaveClasses, onScrolled, putClassesRight, rememberClasses } from './classes.ts';
import { isActivated } from './focus.ts';
import { timeOf } from './realm.ts';

/** Limits that a window has set: nobody waits any more once it is gone. */
const LIMITS = new WeakMap<object, NodeJS.Timeout[]>();

/** Windows whose document is gone: nothing that it planned happens, also what comes before its elements are let go. */
const GONE = new WeakSet<object>();
export const isOver = (window: PageWindow): unknown => GONE.add(window);

function setUpTimers(window: PageWindow, { clock, onError }: Surroundings): void {
  const safely = (run: unknown, args: unknown[]) => (): void => {
    if (GONE.has(window)) return;
    try {
      const made = typeof run === 'function' ? (run as (...all: unknown[]) => unknown)(...args) : undefined;
      if (made instanceof window.Promise) made.catch(onError);
    } catch (error) {
      onError(error);
    }
  };
  Object.assign(window, {
    setTimeout: (run: unknown, ms: unknown, ...args: unknown[]) => clock.set(safely(run, args), ms),
    setInterval: (run: unknown, ms: unknown, ...args: unknown[]) => clock.set(safely(run, args), ms, true),
    clearTimeout: clock.clear,
    clearInterval: clock.clear,
    requestIdleCallback: (run: unknown) =>
      clock.set(safely(run, [{ didTimeout: false, timeRemaining: () => 10 }]), 1),
    cancelIdleCallback: clock.clear,
    queueMicrotask: (run: unknown) => queueMicrotask(safely(run, [])),
    setImmediate: (run: unknown, ...args: unknown[]) => setImmediate(safely(run, args)),
    clearImmediate,
    structuredClone,
  });
  // As in a browser, a limit for an answer goes by real time, whatever the page's clock does.
  window.AbortSignal.timeout = (ms: number): AbortSignal => {
    const limit = new window.AbortController();
    const end = () => limit.abort(new window.DOMException('signal timed out', 'TimeoutError'));
    const timer = setTimeout(end, ms).unref();
    LIMITS.set(window, [...(LIMITS.get(window) ?? []), timer]);
    return limit.signal;
  };
  // Reading the document waits for a frame, which a clock that stands still would never give it.
  window.addEventListener('load', () =>
    Object.assign(window, {
      requestAnimationFrame: (run: (time: number) => void) => clock.frame((time) => safely(run, [time])()),
      cancelAnimationFrame: clock.clear,
    }),
  );
}

/**
 * Everything is in view: what only comes when somebody scrolls to it is Chromium's to show. Whoever watches a band of the
 * screen sees there what was last scrolled to, or what comes first.
 */
function setUpObservers(window: PageWindow): void {
  let reached: Element | undefined;
  const reach = new Set<() => void>();
  onScrolled(window, (to) => {
    reached = to;
    for (const look of reach) look();
  });
  const Observer = class {
    readonly #tell: (entries: object[], self: object) => void;
    readonly #isBand: boolean;
    #watched = new Set<Element>();
    constructor(
      tell: (entries: object[], self: object) => void,
      { rootMargin = '' }: { rootMargin?: string } = {},
    ) {
      this.#tell = tell;
      this.#isBand = rootMargin.includes('-');
      reach.add(this.#look);
    }
    #look = (): void => {
      for (const target of this.#watched) this.#say(target);
    };
    #isSeen = (target: Element): boolean =>
      !this.#isBand ||
      target === ([...this.#watched].find((each) => each.contains(reached ?? null)) ?? [...this.#watched][0]);
    #say(target: Element): void {
      const box = target.getBoundingClientRect();
      const isIntersecting = this.#isSeen(target);
      const entry = {
        target,
        isIntersecting,
        intersectionRatio: Number(isIntersecting),
        boundingClientRect: box,
      };
      this.#tell([{ ...entry, intersectionRect: box, rootBounds: null, time: 0 }], this);
    }
    observe(target: Element): void {
      this.#watched.add(target);
      queueMicrotask(() => {
        if (this.#watched.has(target)) this.#say(target);
      });
    }
    unobserve = (target: Element): boolean => this.#watched.delete(target);
    disconnect = (): void => {
      this.#watched.clear();
      reach.delete(this.#look);
    };
    takeRecords = (): [] => [];
  };
  Object.assign(window, { IntersectionObserver: Observer, AudioContext: Silence });
  window['Element'].prototype.scrollTo ??= () => undefined;
  window['Element'].prototype.hasPointerCapture ??= () => false;
  window['Element'].prototype.setPointerCapture ??= () => undefined;
  window['Element'].prototype.releasePointerCapture ??= () => undefined;
  const animation = {
    cancel: () => undefined,
    finish: () => undefined,
    addEventListener: () => undefined,
    onfinish: null,
  };
  Object.assign(window['Element'].prototype, {
    animate: () => ({ ...animation, finished: Promise.resolve() }),
  });
  window['Element'].prototype.getAnimations ??= () => [];
}

/** A page may make a sound; nobody hears it. */
class Silence {
  readonly currentTime = 0;
  readonly state = 'running';
  readonly destination = {};
  #part = () => ({
    connect: () => this.#part(),
    disconnect: () => undefined,
    start: () => undefined,
    stop: () => undefined,
    addEventListener: () => undefined,
    frequency: this.#value(),
    gain: this.#value(),
  });
  #value = () => ({
    value: 0,
    setValueAtTime: () => undefined,
    linearRampToValueAtTime: () => undefined,
    exponentialRampToValueAtTime: () => undefined,
  });
  createOscillator = () => this.#part();
  createGain = () => this.#part();
  resume = () => Promise.resolve();
  close = () => Promise.resolve();
  addEventListener = () => undefined;
  removeEventListener = () => undefined;
}

/** A device needs a moment to know where it is. */
const FINDING_MS = 50;

function setUpDevice(window: PageWindow, around: Surroundings): void {
  const define = (object: object, name: string, get: () => unknown) =>
    Object.defineProperty(object, name, { configurable: true, get });
  for (const name of ['self', 'top', 'parent']) define(window, name, () => window.window);
  const fresh = { local: window.localStorage, session: window.sessionStorage };
  // A document may come from elsewhere than it was asked for.
  define(window, 'localStorage', () => around.storages(window.location.origin, fresh).local);
  define(window, 'sessionStorage', () => around.storages(window.location.origin, fresh).session);
  define(window.navigator, 'onLine', around.isOnline);
  define(window.navigator, 'userActivation', () => ({ isActive: isActivated(window), hasBeenActive: true }));
  define(window.navigator, 'language', () => 'en-AU');
  define(window.navigator, 'languages', () => ['en-AU']);
  Object.defineProperty(window.document, 'cookie', {
    configurable: true,
    get: () => around.cookies.readable(window.location.href),
    set: (text: string) => {
      around.cookies.store(text, window.location.href);
    },
  });
  define(window.navigator, 'geolocation', () => ({
    getCurrentPosition: (found: (at: object) => void, failed?: (error: object) => void) =>
      void setTimeout(() => {
        const position = around.position();
        if (position) found({ coords: { ...position, accuracy: 10 }, timestamp: around.clock.now() });
        else failed?.({ code: 1, message: 'denied', PERMISSION_DENIED: 1 });
      }, FINDING_MS),
    watchPosition: () => 0,
    clearWatch: () => undefined,
  }));
  define(window.document, 'fonts', () => ({ ready: Promise.resolve() }));
  window.navigator.sendBeacon = around.beacon;
  window.print = around.printed;
  window.scrollTo = () => undefined;
}

const KINDS = ['debug', 'error', 'info', 'log', 'warn'] as const;
const KIND_NAMES: Readonly<Record<string, string>> = { warn: 'warning' };

function setUpConsole(window: PageWindow, { wrote }: Surroundings): void {
  const written = Object.fromEntries(
    KINDS.map((kind) => [kind, (...words: unknown[]) => wrote(KIND_NAMES[kind] ?? kind, words)]),
  );
  Object.defineProperty(window, 'console', { configurable: true, value: { ...console, ...written } });
}

/** What every window has before its page's first script runs. */
let usual: ReadonlySet<string | symbol> | undefined;

/** What happy-dom lacks or does otherwise than a browser, put right before the page's first script runs. */
export function dressWindow(bare: BrowserWindow, around: Surroundings): PageWindow {
  const window = bare as unknown as PageWindow;
  Object.assign(window, timeOf(around.clock.now));
  setUpTimers(window, around);
  setUpObservers(window);
  setUpDevice(window, around);
  putClassesRight(window, around);
  setUpConsole(window, around);
  Object.assign(window, { TextEncoder, TextDecoder, indexedDB: { databases: () => Promise.resolve([]) } });
  window.fetch = around.fetch;
  window['Response'] = Response;
  Object.assign(window, { EventSource: around.eventSource(window) });
  window.addEventListener('error', (event) => around.onError(event.error ?? event.message));
  usual ??= new Set(Reflect.ownKeys(window));
  rememberClasses(window);
  return window;
}

/** What hangs on the window is let go when the page is closed: a script of its that still waits holds no more than that. */
export function letGo(window: PageWindow): void {
  isOver(window);
  for (const timer of LIMITS.get(window) ?? []) clearTimeout(timer);
  LIMITS.delete(window);
  leaveClasses(window);
  for (const name of Reflect.ownKeys(window)) if (!usual?.has(name)) Reflect.deleteProperty(window, name);
  for (const name of Object.keys(window.history)) Reflect.deleteProperty(window.history, name);
}
