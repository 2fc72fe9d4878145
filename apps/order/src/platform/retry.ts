const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Tries once and then again up to `times`, `everyMs` apart; false when none of it worked. */
export async function retried(
  task: () => Promise<unknown>,
  { times, everyMs }: { times: number; everyMs: number },
): Promise<boolean> {
  for (let left = times; ; left -= 1) {
    try {
      await task();
      return true;
    } catch {
      if (left === 0) return false;
      await pause(everyMs);
    }
  }
}
