/** Only a path of this site, never somewhere else, and not round in a circle. */
const isOwnPath = (wanted: unknown): wanted is string =>
  typeof wanted === 'string' &&
  wanted.startsWith('/') &&
  !wanted.startsWith('//') &&
  !wanted.includes('\\') &&
  !/^\/(login|signin|signup|forgot|logout)(\/|\?|$)/.test(wanted);

export type Place = {
  pathname: string;
  search: { next?: unknown };
  state: { next?: unknown; from?: unknown };
};

/** The screen that held the visitor back, else the part of the site that this address of the page belongs to. */
export function placeAfter({ pathname, search, state }: Place): string {
  const [, part = ''] = /^\/(checkout|menu|cart|locations)\/login\/?$/.exec(pathname) ?? [];
  const wanted = [search.next, state.next, state.from].find(isOwnPath);
  return wanted ?? `/${part}`;
}

/** A kiosk and the staff have screens of their own. */
export function ownScreen(status: number): string | undefined {
  if (status === 3) return '/kiosk/';
  return status === 8 ? '/pos/' : undefined;
}
