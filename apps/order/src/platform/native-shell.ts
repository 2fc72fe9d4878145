import type { Platform } from '#platform/port.ts';

/** What the native shell around the page can do; it sets this before any script of ours runs. */
export type NativeShell = Partial<
  Pick<
    Platform,
    | 'buzz'
    | 'open'
    | 'openStore'
    | 'review'
    | 'device'
    | 'scan'
    | 'position'
    | 'push'
    | 'deepLinks'
    | 'browse'
  >
>;

export function shellIn(holder: object): NativeShell | undefined {
  const shell: unknown = Reflect.get(holder, 'serveryShell');
  return typeof shell === 'object' && shell !== null ? shell : undefined;
}

const asksToPush = (shell: NativeShell): Platform['asksToPush'] =>
  shell.device?.().device_platform?.toLowerCase() === 'ios' ? 'with_order' : 'at_start';

/** The browser's ways, with the shell's own in their place. */
export const withShell = (browser: Platform, shell: NativeShell | undefined): Platform =>
  shell ? { ...browser, ...shell, native: true, asksToPush: asksToPush(shell) } : browser;
