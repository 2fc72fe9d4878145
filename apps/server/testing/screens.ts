import type { CallInput } from '@servery/contract/registry';
import type { Person, Servery } from './servery.ts';

type Wanted = Partial<CallInput<'ConsoleScreens.add'>>;

/** A screen that the console has just made, with its code. */
export const newScreen = (owner: Person, wanted: Wanted = {}) =>
  owner.call('ConsoleScreens.add', { screen_kind: 'kiosk', name: 'Courtyard', ...wanted });

const MODES = { kiosk: 'kiosk', till: 'pos', kitchen: 'console' } as const;

/** A device with nobody signed in on it, showing the page of that kind. */
export const device = (servery: Servery, kind: keyof typeof MODES = 'kiosk'): Person =>
  servery.person({ AppMode: MODES[kind] });

/** A device that was just paired. */
export async function pairedDevice(servery: Servery, owner: Person, wanted: Wanted = {}) {
  const { screen, code } = await newScreen(owner, wanted);
  const its = device(servery, screen.kind);
  await its.call(screen.kind === 'kitchen' ? 'ConsoleScreens.pair' : 'Screen.pair', { code });
  return { device: its, screen };
}

/** How the console lists one screen. */
export async function listed(owner: Person, id: number) {
  const { screens } = await owner.call('ConsoleScreens');
  return screens.find((screen) => screen.id === id);
}
