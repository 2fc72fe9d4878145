import { accountPath } from '#links/account-path';
import { emptyLink, type LinkData, saysSomething } from '#links/link-data';
import { linkOfPath } from '#links/link-path';
import { linkOfSearch, searchRecord } from '#links/link-query';
import { menuSlug } from '#links/menu-slug';

/** Where a link leads inside the app, always a path of its own, and what it says. */
export type LinkTarget = { to: string; link: LinkData };

const menuPath = (slug: string): string => `/menu/${encodeURIComponent(slug)}`;

function ofMenuPath(path: string, link: LinkData): LinkTarget | undefined {
  const [room, slug = '', third = '', item = ''] = path.split('/').filter(Boolean);
  if (room !== 'menu' || slug === 'login') return undefined;
  const name = menuSlug(slug, '');
  const base = name === '' ? '/menu' : menuPath(name);
  const product = /^\d{1,15}[\w-]*/.exec(item)?.[0];
  if (third === 'item' && product && name !== '') return { to: `${base}/item/${product}`, link };
  return { to: base, link: linkOfPath(third) ?? link };
}

/**
 * Reads a link that was opened outside the app. One on the app-link host is a short name that only its provider
 * can resolve, so it says nothing here.
 */
export function linkTarget(url: string, appLinkHost = ''): LinkTarget | undefined {
  const parsed = URL.parse(url);
  if (!parsed || (appLinkHost !== '' && parsed.hostname === appLinkHost)) return undefined;
  const search = searchRecord(parsed.search);
  const link = linkOfSearch(search);
  const account = accountPath(search['act']);
  if (account) return { to: account, link: emptyLink };
  const menu = menuSlug(search['menu'], '');
  if (menu !== '') return { to: menuPath(menu), link };
  return ofMenuPath(parsed.pathname, link) ?? (saysSomething(link) ? { to: '/menu', link } : undefined);
}
