export type ToastKind = 'info' | 'good' | 'bad';
export type ToastInput = {
  kind: ToastKind;
  text: string;
  ms: number | 'until-dismissed';
  action?: { label: string; run: () => void };
  /** snackbar = the dark bar that takes the dock's place */
  look?: 'toast' | 'snackbar';
  /** showing the same id again, or without one the same words, replaces it and restarts its time */
  id?: string | undefined;
};
export type Toast = Omit<ToastInput, 'id' | 'look'> & {
  id: string;
  look: 'toast' | 'snackbar';
  turn: number;
};

type Clock = { timer?: ReturnType<typeof setTimeout>; left: number; since: number };

export type Toaster = ReturnType<typeof createToaster>;

/** Holds what is being said right now; timers stop while someone reads (pause) and go on afterwards (resume). */
export function createToaster({ limit = 3 }: { limit?: number } = {}) {
  let toasts: readonly Toast[] = [];
  let turn = 0;
  let paused = false;
  const clocks = new Map<string, Clock>();
  const listeners = new Set<() => void>();

  function set(next: readonly Toast[]) {
    toasts = next;
    for (const listener of listeners) listener();
  }
  function stop(id: string) {
    clearTimeout(clocks.get(id)?.timer);
    clocks.delete(id);
  }
  function dismiss(id: string) {
    stop(id);
    if (toasts.some((toast) => toast.id === id)) set(toasts.filter((toast) => toast.id !== id));
  }
  function run(id: string, left: number) {
    const timer = paused ? undefined : setTimeout(() => dismiss(id), left);
    clocks.set(id, { timer, left, since: Date.now() });
  }
  function show(input: ToastInput): string {
    turn += 1;
    const id = input.id ?? input.text;
    stop(id);
    const toast: Toast = { ...input, id, turn, look: input.look ?? 'toast' };
    const next = [...toasts.filter((other) => other.id !== id), toast];
    for (const old of next.slice(0, -limit)) stop(old.id);
    if (input.ms !== 'until-dismissed') run(id, input.ms);
    set(next.slice(-limit));
    return id;
  }
  function pause() {
    if (paused) return;
    paused = true;
    for (const clock of clocks.values()) {
      clearTimeout(clock.timer);
      clock.left -= Date.now() - clock.since;
    }
  }
  function resume() {
    if (!paused) return;
    paused = false;
    for (const [id, clock] of clocks) run(id, Math.max(0, clock.left));
  }
  function clear() {
    for (const id of clocks.keys()) stop(id);
    set([]);
  }
  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  }
  return { show, dismiss, clear, pause, resume, subscribe, getSnapshot: () => toasts };
}
