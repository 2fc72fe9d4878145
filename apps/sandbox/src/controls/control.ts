import { z } from 'zod';

const modes = [
  'normal',
  'delay',
  'refuse',
  'temporary',
  'drop',
  'lose',
  'hang',
  'challenge',
  'twice',
] as const;
export type Mode = (typeof modes)[number];

export const modeLabels: Record<Mode, string> = {
  normal: 'Normal',
  delay: 'Delay',
  refuse: 'Refuse',
  temporary: 'Temporary failure',
  drop: 'Drop the connection',
  lose: 'Accept, lose the answer',
  hang: 'Accept, never answer',
  challenge: 'Ask for 3-D Secure',
  twice: 'Tell everything twice',
};

const maxDelayMs = 120_000;

const fields = z.strictObject({
  mode: z.enum(modes, { error: `must be one of ${modes.join(', ')}` }),
  delayMs: z
    .int('must be a whole number')
    .min(1, 'must be at least 1')
    .max(maxDelayMs, `must be at most ${maxDelayMs}`)
    .optional(),
  times: z
    .int('must be a whole number')
    .min(1, 'must be at least 1')
    .max(1000, 'must be at most 1000')
    .optional(),
});

export const controlSchema = fields.superRefine(({ mode, delayMs, times }, context) => {
  const refuse = (path: string, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message });
  if (mode === 'delay' && delayMs === undefined) refuse('delayMs', 'is needed for mode delay');
  if (mode !== 'delay' && delayMs !== undefined) refuse('delayMs', 'goes only with mode delay');
  if (mode === 'normal' && times !== undefined) refuse('times', 'does not go with mode normal');
});

/** `times` is how many calls are still affected; without it, all until changed. */
export type ControlState = z.infer<typeof fields>;

export type Control = {
  state(): ControlState;
  set(next: ControlState): void;
  /** How to treat the call at hand; uses up one of `times`. */
  take(): ControlState;
};

export function createControl(onChange: () => void): Control {
  let current: ControlState = { mode: 'normal' };
  function set(next: ControlState): void {
    current = next;
    onChange();
  }
  return {
    state: () => current,
    set,
    take() {
      const taken = current;
      if (taken.times === 1) set({ mode: 'normal' });
      else if (taken.times) set({ ...taken, times: taken.times - 1 });
      return taken;
    },
  };
}
