type Shop = { origin: string; hosts: readonly string[]; path: string };

/** The page of the menu that has the code already, at a host of the shop, or where the console itself is. */
export function promoLink(code: string, { origin, hosts, path }: Shop): string {
  const url = new URL(path, origin);
  const [own] = hosts;
  if (own !== undefined && !hosts.includes(url.hostname)) url.hostname = own;
  url.searchParams.set('promo', code);
  return url.href;
}
