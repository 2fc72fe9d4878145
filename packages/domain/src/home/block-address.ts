/** A path of this site from what a venue wrote: `menu/banksia`, `/about`. Anything that leads away is the beginning. */
export function insidePath(target: string): string {
  const path = `/${target.trim().replace(/^\/+/, '')}`;
  return /[\\\s]/.test(path) ? '/' : path;
}

/** The page of the account that a block names. */
export const accountTarget = (target: string): string => {
  const path = insidePath(target).replace(/^\/account(?=\/|$)/, '');
  return path === '/' || path === '' ? '/account' : `/account${path}`;
};

const OUTSIDE = new Set(['https:', 'http:', 'mailto:', 'tel:']);

/** An address that a link may lead to; one that would run as a script is none. */
export function outsideAddress(address: string): string | undefined {
  const protocol = URL.parse(address.trim())?.protocol;
  return protocol !== undefined && OUTSIDE.has(protocol) ? address.trim() : undefined;
}

/** What a frame or a fetch may ask for: a page of the web, or a file of this site. */
export function pageAddress(address: string): string | undefined {
  const text = address.trim();
  if (/^\/(?![/\\])/.test(text)) return text;
  return URL.parse(text)?.protocol === 'https:' ? text : undefined;
}

export type Destination = { inside: string } | { outside: string };

/** Where a landing page sends its visitors on to; undefined where it shows its blocks. */
export function homeDestination(redirectUri: string): Destination | undefined {
  const page = pageAddress(redirectUri);
  if (page === undefined) return undefined;
  // Home itself would send them on for ever.
  if (page.startsWith('/')) return page === '/' ? undefined : { inside: page };
  return { outside: page };
}
