import { keepUnits } from '@servery/domain/hours/words';
export type PrerenderOrder = { bundle: string; facts: string; path: string };
export type PrerenderAnswer = { html: string } | { problem: string };
type Bundle = { prerender(path: string): Promise<string> };

async function renderPage({ bundle, facts, path }: PrerenderOrder): Promise<PrerenderAnswer> {
  try {
    Reflect.set(globalThis, 'serveryFacts', JSON.parse(keepUnits(facts)));
    const { prerender } = (await import(bundle)) as Bundle;
    return { html: await prerender(path) };
  } catch (error) {
    return { problem: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

/** One page, rendered by the client's own code, in a process that ends with it: its memory goes back with it too. */
process.once('message', (order: PrerenderOrder) => {
  void renderPage(order).then((answer) => process.send?.(answer, () => process.exit(0)));
});
process.once('disconnect', () => process.exit(0));
