import { t } from '#locations/texts';
/** Suggestions are asked for once there is something to look for. */
export const wantsSuggestions = (typed: string): boolean => typed.trim().length > 3;

export function placeHint(typed: string): string {
  const { length } = typed.trim();
  if (length === 0) return t.startTyping;
  return length < 5 ? t.keepTyping : t.selectALocation;
}

/** 1: the place could not be looked up. 2: it was, but its position is not known. */
export const placeFailedText = (step: 1 | 2): string => t.errorLookingUpPlace({ step });

const STATES = /\b(?:WA|NSW|VIC|QLD|SA|TAS|ACT|NT)\b/i;

/** The state that a place's second line names, 'Western Australia' aside: 'WA, Australia'. */
export const stateOf = (text: string): string => STATES.exec(text)?.[0].toUpperCase() ?? '';

export type PlaceFound = { lat: number; long: number } | undefined;
export type PlaceSearch =
  | { kind: 'coords'; lat: number; long: number }
  | { kind: 'state'; state: string; says: string }
  | { kind: 'name'; says: string };

const isPosition = (found: PlaceFound): found is { lat: number; long: number } =>
  found !== undefined && (found.lat !== 0 || found.long !== 0);

/** How the stores are looked for once a place is chosen: by its position, else by its state, else by its name. */
export function placeSearch(answer: { ok: boolean; found: PlaceFound }, state: string): PlaceSearch {
  if (answer.ok && isPosition(answer.found))
    return { kind: 'coords', lat: answer.found.lat, long: answer.found.long };
  const says = placeFailedText(answer.ok ? 2 : 1);
  return state === '' ? { kind: 'name', says } : { kind: 'state', state, says };
}
