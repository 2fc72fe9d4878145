const soon = () => new Promise((done) => setTimeout(done, 50));

/** Asks until the answer is good, of servers in processes and by clocks of their own. */
export async function eventually<T>(
  ask: () => Promise<T | false | undefined>,
  patienceMs = 60_000,
): Promise<T> {
  const end = performance.now() + patienceMs;
  for (;;) {
    const got = await ask();
    if (got) return got;
    if (performance.now() > end) throw new Error(`it did not come to that: ${JSON.stringify(got)}`);
    await soon();
  }
}
