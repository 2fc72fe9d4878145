import type { PageClock } from './clock.ts';
import type { Cookies } from './cookies.ts';

/** Everything a script may reach in a page; the parts that are replaced here have no use for stricter types. */
// oxlint-disable-next-line typescript/no-explicit-any
export type PageWindow = Window & typeof globalThis & Record<string, any>;

/** What a site has kept in this browser; a site that is new here begins with fresh ones. */
type Storages = { local: Storage; session: Storage };

export type Surroundings = {
  clock: PageClock;
  cookies: Cookies;
  fetch: typeof fetch;
  beacon(url: string, body: unknown): boolean;
  eventSource(window: PageWindow): unknown;
  storages(origin: string, fresh: Storages): Storages;
  isOnline(): boolean;
  position(): { latitude: number; longitude: number } | undefined;
  onError(error: unknown): void;
  printed(): void;
  downloaded(name: string, url: string): void;
  /** What a script writes to the console. */
  wrote(kind: string, words: unknown[]): void;
  /** Whether a picture would come. */
  hasPicture(url: string): Promise<boolean>;
};
