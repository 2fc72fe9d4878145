export const SAVER_MS = 30_000;

type Timers = { set(run: () => void, ms: number): unknown; clear(timer: unknown): void };
type Saver = { timeoutMs: number; onStart: () => void; timers?: Timers };

const real: Timers = {
  set: (run, ms) => setTimeout(run, ms),
  clear: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
};

/** While options are being chosen nobody is to be interrupted: twice the time. */
const saverDelay = (timeoutMs: number, modifiersOpen: boolean): number =>
  modifiersOpen ? timeoutMs * 2 : timeoutMs;

/** Counts from the last touch; every touch, and every popup that opens or closes, begins again. */
export function saverClock({ timeoutMs, onStart, timers = real }: Saver) {
  let timer: unknown;
  const stop = (): void => timers.clear(timer);
  const restart = (modifiersOpen: boolean): void => {
    stop();
    timer = timers.set(onStart, saverDelay(timeoutMs, modifiersOpen));
  };
  return { restart, stop };
}
