/** What stands in a venue and shows something: to guests, to staff or to the kitchen. */
export const SCREEN_KINDS = ['kiosk', 'till', 'kitchen'] as const;
export type ScreenKind = (typeof SCREEN_KINDS)[number];

/** Long enough to walk to the other end of a venue, and back for a charger. */
export const CODE_LIFE_MS = 15 * 60_000;
export const CODE_DIGITS = 6;

/**
 * `new` was never paired, `out` is signed out, and `silent` was not heard of for a while. `idle` is there, and nobody
 * uses it.
 */
export type ScreenState = 'new' | 'out' | 'silent' | 'idle' | 'in_use';

/** A screen that is on asks us something every minute. */
const SILENT_MS = 3 * 60_000;
const IDLE_MS = 10 * 60_000;

export type ScreenFacts = {
  kind: ScreenKind;
  pairedAt: number;
  seenAt: number;
  usedAt: number;
  signedIn: boolean;
};

/** How a screen does. The kitchen's is in use while it is on: it is looked at, not touched. */
export function screenState(
  { kind, pairedAt, seenAt, usedAt, signedIn }: ScreenFacts,
  now: number,
): ScreenState {
  if (pairedAt === 0) return 'new';
  if (!signedIn) return 'out';
  if (now - seenAt > SILENT_MS) return 'silent';
  return kind === 'kitchen' || now - usedAt <= IDLE_MS ? 'in_use' : 'idle';
}

const PATHS: Readonly<Record<ScreenKind, string>> = {
  kiosk: '/kiosk/',
  till: '/pos/',
  kitchen: '/console/pair',
};

/** Where a screen of that kind is paired: at a host of the brand, or where the console itself is. */
export function pairingPage(kind: ScreenKind, at: { origin: string; hosts: readonly string[] }): string {
  const url = new URL(PATHS[kind], at.origin);
  const [own] = at.hosts;
  // The kitchen's board is the console, which is at every host.
  if (kind !== 'kitchen' && own !== undefined && !at.hosts.includes(url.hostname)) url.hostname = own;
  return url.href;
}

/**
 * Where a code is looked up: a kiosk and a till say whose brand they are of, the console is no brand's. No brand has a
 * code with a colon in it.
 */
export const codeRealm = (kind: ScreenKind, brandCode: string): string =>
  kind === 'kitchen' ? 'console:' : brandCode;

/** '482 917', as it is read aloud. */
export const spacedCode = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`;

/** The code of a scanned link; empty where there is none, or none that could be one. */
export function scannedCode(search: object): string {
  const { code } = search as { code?: unknown };
  // A router reads digits as a number, unless they begin with a zero.
  const text = typeof code === 'number' ? String(code) : code;
  return typeof text === 'string' && /^\d{6}$/.test(text) ? text : '';
}
