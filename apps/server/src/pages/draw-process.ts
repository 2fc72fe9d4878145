import { keepTimes } from '@servery/domain/hours/words';
export type DrawOrder = { bundle: string; facts: string; path: string };
export type DrawAnswer = { html: string } | { problem: string };
type Bundle = { draw(path: string): Promise<string> };

async function drawPage({ bundle, facts, path }: DrawOrder): Promise<DrawAnswer> {
  try {
    Reflect.set(globalThis, 'serveryFacts', JSON.parse(keepTimes(facts)));
    const { draw } = (await import(bundle)) as Bundle;
    return { html: await draw(path) };
  } catch (error) {
    return { problem: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

/** One page, drawn by the client's own code, in a process that ends with it: its memory goes back with it too. */
process.once('message', (order: DrawOrder) => {
  void drawPage(order).then((answer) => process.send?.(answer, () => process.exit(0)));
});
process.once('disconnect', () => process.exit(0));
