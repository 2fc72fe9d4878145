import type { LineWanted } from '#ordering/use-cart.ts';

/** How a checked choice goes on: to the server, or, where only the choice is wanted, back to whoever asked. */
export function lineSender(
  call: (line: LineWanted) => Promise<{ ok: boolean }>,
  onChoose: ((line: LineWanted) => void) | undefined,
): (line: LineWanted) => Promise<{ ok: boolean }> {
  if (!onChoose) return call;
  return (line) => {
    onChoose(line);
    return Promise.resolve({ ok: true });
  };
}
