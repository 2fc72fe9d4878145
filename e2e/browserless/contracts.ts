import type { PageClock, TestClock } from './clock.ts';
import type { Cookies } from './cookies.ts';
import type { Expected, Outcome } from './expectations.ts';
import type { Moment } from './moment.ts';
import type { Line, Routes } from './network.ts';
import type { PageWindow } from './page-window.ts';

/** Work that runs in each window before its page's first script. */
export type InitScript = { work: string; arg: unknown };

type Waiting = { timeout?: number; why?: () => string };

/** What the parts of a page ask of the page that they belong to. */
export type OwnPage = {
  readonly window: PageWindow;
  readonly document: Document;
  readonly patience: number;
  readonly pageClock: PageClock;
  readonly routes: Routes;
  readonly errors: unknown[];
  readonly written: string[];
  prints: number;
  url(): string;
  look(): Moment;
  touch(): void;
  settle(): Promise<void>;
  describe(): string;
  until<T>(ask: () => T | undefined, waiting?: Waiting): Promise<T>;
  expecting(expected: Expected, look: () => Outcome): Promise<Outcome>;
  on(name: string, hear: (it: unknown) => void): unknown;
  off(name: string, hear: (it: unknown) => void): unknown;
  emit(name: string, it: unknown): unknown;
};

/** What a page asks of the browser that it is open in. */
export type OwnContext = {
  readonly baseUrl: string;
  readonly clock: TestClock;
  readonly jar: Cookies;
  readonly line: Line;
  readonly patience: number;
  readonly position: { latitude: number; longitude: number } | undefined;
  readonly routes: Routes;
  readonly scripts: readonly InitScript[];
  readonly testName: string;
  opened(variant: string, window: PageWindow): void;
  storage(origin: string, fresh: Storage): Storage;
  streams(page: OwnPage): AbortController;
  tell(page: OwnPage, name: string, it: unknown): void;
};
