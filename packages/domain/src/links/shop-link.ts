/** Where customers order: names of the shop's own hosts, and the page of its menu. */
export type Shop = { origin: string; hosts: readonly string[]; path: string };

/** The page of the menu with something chosen already, at a host of the shop, or where the console itself is. */
export function shopLink({ origin, hosts, path }: Shop, said: Readonly<Record<string, string>>): string {
  const url = new URL(path, origin);
  const [own] = hosts;
  if (own !== undefined && !hosts.includes(url.hostname)) url.hostname = own;
  for (const [key, value] of Object.entries(said)) url.searchParams.set(key, value);
  return url.href;
}

/** What the code on a table opens: the menu, to be eaten at that table. */
export const tableLink = (table: string, shop: Shop): string => shopLink(shop, { table });
