/** So long a busy machine is waited for; less where hundreds of mistakes are each waited for in vain. */
export const PATIENCE_MS = Number(process.env['TEST_PATIENCE_MS'] ?? 60_000);

const soon = () => new Promise((done) => setTimeout(done, 100));

/** Asks until the answer is good, of servers in processes and by clocks of their own. */
export async function eventually<T>(
  ask: () => Promise<T | false | undefined>,
  patienceMs = PATIENCE_MS,
): Promise<T> {
  const end = performance.now() + patienceMs;
  for (;;) {
    const got = await ask();
    if (got) return got;
    if (performance.now() > end) throw new Error(`it did not come to that: ${JSON.stringify(got)}`);
    await soon();
  }
}
