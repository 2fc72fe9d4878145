import { parentPort, workerData } from 'node:worker_threads';

type Order = { bundle: string; facts: unknown; path: string };
type Bundle = { draw(path: string): Promise<string> };

/** One page, drawn by the client's own code, in a thread that ends with it: its memory goes with it too. */
const { bundle, facts, path } = workerData as Order;
Reflect.set(globalThis, 'serveryFacts', facts);
const { draw } = (await import(bundle)) as Bundle;
// A thread's port, not a window: there is no origin to name.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
parentPort?.postMessage(await draw(path));
