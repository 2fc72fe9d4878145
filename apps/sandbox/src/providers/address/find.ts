import { everyPlace, type SandboxPlace } from './places.ts';

export const streetLine = ({ unit, number, street }: SandboxPlace): string =>
  [unit && `${unit}/${number}`, !unit && number, street].filter(Boolean).join(' ');

export const townLine = ({ suburb }: SandboxPlace): string =>
  [suburb.name, suburb.state, suburb.postcode].filter(Boolean).join(' ');

const words = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

export type Find = {
  text: string;
  kinds: ReadonlyArray<SandboxPlace['kind']>;
  countries: readonly string[];
  near: { lat: number; long: number } | undefined;
};

const LIMIT = 5;
const distance = (place: SandboxPlace, near: Find['near']): number =>
  near ? Math.hypot(place.lat - near.lat, place.long - near.long) : 0;

/** Every word typed begins a word of the place; the nearest come first. */
export function findPlaces({ text, kinds, countries, near }: Find): SandboxPlace[] {
  const typed = words(text);
  if (typed.length === 0) return [];
  const hit = (place: SandboxPlace): boolean => {
    const has = words(`${streetLine(place)} ${townLine(place)}`);
    return typed.every((word) => has.some((each) => each.startsWith(word)));
  };
  return everyPlace
    .filter((place) => kinds.includes(place.kind) && countries.includes(place.suburb.country) && hit(place))
    .toSorted((a, b) => distance(a, near) - distance(b, near))
    .slice(0, LIMIT);
}

export const placeById = (id: string): SandboxPlace | undefined =>
  everyPlace.find((place) => place.id === id);
