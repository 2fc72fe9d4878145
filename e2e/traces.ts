import type { Page } from '@playwright/test';

/** All that the browser still knows of somebody: storage, cookies, databases, caches, and the page's own answers. */
export async function tracesOf(page: Page, words: readonly string[]): Promise<string[]> {
  const places = await page.evaluate(async () => {
    const all: [string, string][] = [
      ['localStorage', JSON.stringify(localStorage)],
      ['sessionStorage', JSON.stringify(sessionStorage)],
      ['cookies', decodeURIComponent(document.cookie)],
      ['history', JSON.stringify(history.state)],
      ['databases', JSON.stringify(await indexedDB.databases())],
      ['screen', document.body.innerText],
    ];
    const cached = 'caches' in globalThis ? await caches.keys() : [];
    all.push(['caches', cached.join()]);
    type Fiber = { child?: Fiber; sibling?: Fiber; memoizedProps?: { client?: Client } };
    type Client = {
      getQueryCache?: () => { getAll(): { queryKey: unknown; state: unknown }[] };
      getMutationCache: () => { getAll(): { state: unknown }[] };
    };
    const host = document.querySelector('#root') as unknown as Record<string, Fiber>;
    const name = Object.keys(host).find((key) => key.startsWith('__reactContainer'));
    const client = (at: Fiber | undefined): Client | undefined => {
      if (!at) return undefined;
      const own = at.memoizedProps?.client;
      return own?.getQueryCache ? own : (client(at.child) ?? client(at.sibling));
    };
    const held = client(host[name ?? '']);
    if (!held?.getQueryCache) throw new Error('The page has no query cache');
    for (const { queryKey, state } of held.getQueryCache().getAll())
      all.push([`query ${JSON.stringify(queryKey)}`, JSON.stringify(state)]);
    for (const { state } of held.getMutationCache().getAll()) all.push(['mutation', JSON.stringify(state)]);
    return all;
  });
  return places.flatMap(([place, text]) =>
    words.filter((word) => text.includes(word)).map((word) => `${place}: ${word}`),
  );
}
