import type { CallOutput } from '@servery/contract/registry';
import type { ScreenKind } from '@servery/domain/devices/screens';
import type { StatusProps } from '@servery/ui/actions/badge';
import { whenText } from '#order/when.ts';
import { t } from '#features/devices/rules/screen-texts.ts';

export type Devices = CallOutput<'ConsoleScreens'>;
export type Screen = Devices['screens'][number];
export type Terminal = Devices['terminals'][number];

const TONES: Readonly<Record<Screen['state'], StatusProps['tone']>> = {
  new: 'highlight',
  out: 'soft',
  silent: 'bad',
  idle: 'soft',
  in_use: 'good',
};
export const stateTone = ({ state, email }: Screen): StatusProps['tone'] =>
  state === 'new' && email !== '' ? TONES.out : TONES[state];

type Clock = { zone: string; now: number };

export function stateText({ state, seen, email }: Screen, { zone, now }: Clock): string {
  if (state === 'silent') return t.notSeenSince({ time: whenText(seen, zone, now) });
  // One with an email waits for no code.
  return state === 'new' && email !== '' ? t.out : t[state];
}

const JUST_NOW_MS = 3_600_000;

/** One that went away while the venue may need it; switched off since last night, it is nobody's worry. */
export const wentAway = ({ state, seen }: Screen, now: number): boolean =>
  state === 'silent' && now - seen * 1000 < JUST_NOW_MS;

export const kindText = (kind: ScreenKind): string => t[kind];

/** 'Kiosk, Courtyard' */
export const screenPlace = ({ kind, place }: Screen): string =>
  place === '' ? kindText(kind) : `${kindText(kind)}, ${place}`;

/** The first of 'Kiosk 1', 'Kiosk 2' and so on that no screen has. */
export function freeName(kind: ScreenKind, screens: readonly Screen[]): string {
  const taken = new Set(screens.map(({ name }) => name));
  for (let number = 1; ; number += 1) {
    const name = `${kindText(kind)} ${number}`;
    if (!taken.has(name)) return name;
  }
}

/** '9:42', of so many milliseconds. */
export function leftText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

export function terminalState({ paired, last }: Terminal): { text: string; tone: StatusProps['tone'] } {
  if (paired === 0) return { text: t.notPaired, tone: 'soft' };
  return last === 'unclear' ? { text: t.isUnclear, tone: 'bad' } : { text: t.ready, tone: 'good' };
}

/** '$36.40, Visa', or what became of it. */
export function lastPayment({ last, last_amount: amount, last_card: card }: Terminal): string {
  if (last === '') return t.noPayment;
  return `$${amount}, ${last === 'approved' ? card || t.approved : t[last]}`;
}
