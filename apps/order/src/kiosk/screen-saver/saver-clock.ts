type Timers = { set(run: () => void, ms: number): unknown; clear(timer: unknown): void };
type Saver = { timeoutMs: number; isChoosing: () => boolean; onStart: () => void; timers?: Timers };

const real: Timers = {
  set: (run, ms) => setTimeout(run, ms),
  clear: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
};

/** While options are being chosen nobody is to be interrupted: twice the time. */
const saverDelay = (timeoutMs: number, modifiersOpen: boolean): number =>
  modifiersOpen ? timeoutMs * 2 : timeoutMs;

/** Counts from the last touch; what is open is looked at when the time is over. */
export function saverClock({ timeoutMs, isChoosing, onStart, timers = real }: Saver) {
  let timer: unknown;
  const stop = (): void => timers.clear(timer);
  const waited = (ms: number): void => {
    const left = saverDelay(timeoutMs, isChoosing()) - ms;
    if (left <= 0) onStart();
    else timer = timers.set(() => waited(ms + left), left);
  };
  const restart = (): void => {
    stop();
    timer = timers.set(() => waited(timeoutMs), timeoutMs);
  };
  return { restart, stop };
}
