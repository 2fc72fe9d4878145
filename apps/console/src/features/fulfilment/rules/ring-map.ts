/** A postcode on the map, by the middle of its tile. */
type Tile = { postcode: string; zone: number; x: number; y: number };
/** What takes up to so many minutes, around the venue. */
type Ring = { minutes: number; inner: number; outer: number };
export type RingMap = { size: number; tiles: Tile[]; rings: Ring[] };

export const TILE = { width: 58, height: 34 } as const;
const MARGIN = 6;
/** Room for the venue in the middle. */
const CENTRE = 34;
const MOST_RINGS = 3;

/** Tiles stand upright, so that two of them need their whole diagonal between their middles. */
const APART = Math.hypot(TILE.width, TILE.height) + 2;
const roomAt = (radius: number): number =>
  Math.max(1, Math.floor(Math.PI / Math.asin(Math.min(1, APART / (2 * radius)))));

type Zone = { postcodes: readonly string[]; minutes: number };

/** Times that are near each other share a ring. */
function bandsOf(zones: readonly Zone[]): number[][] {
  const times = [...new Set(zones.map(({ minutes }) => minutes))].toSorted((a, b) => a - b);
  const rings = Math.min(times.length, MOST_RINGS);
  return Array.from({ length: rings }, (_none, band) =>
    times.filter((_time, at) => Math.floor((at * rings) / times.length) === band),
  );
}

/** As many as fit around a circle, evenly; every other circle begins half a tile further. */
function circle(here: readonly Omit<Tile, 'x' | 'y'>[], radius: number, nth: number): Tile[] {
  const turn = (2 * Math.PI) / here.length;
  const first = -Math.PI / 2 + (nth % 2 === 0 ? 0.4 : 0.4 + turn / 2);
  return here.map((tile, at) => ({
    ...tile,
    x: radius * Math.cos(first + at * turn),
    y: radius * Math.sin(first + at * turn),
  }));
}

/**
 * Postcodes around the venue, by the time that a delivery takes: the quickest innermost. In which direction they lie
 * nobody has told us, so that a ring says something and a place in it does not.
 */
export function ringMap(zones: readonly Zone[]): RingMap {
  const tiles: Tile[] = [];
  const rings: Ring[] = [];
  let inner = CENTRE;
  let circles = 0;
  for (const times of bandsOf(zones)) {
    const start = inner;
    const all = zones.flatMap(({ postcodes, minutes }, zone) =>
      times.includes(minutes) ? postcodes.map((postcode) => ({ postcode, zone })) : [],
    );
    for (let from = 0; from < all.length; circles += 1) {
      const radius = inner + APART / 2;
      const here = all.slice(from, from + roomAt(radius));
      tiles.push(...circle(here, radius, circles));
      from += here.length;
      inner += APART;
    }
    rings.push({ minutes: Math.max(...times), inner: start, outer: inner });
  }
  return { size: inner + MARGIN, tiles, rings };
}

/** How strong the colour of a zone is, of so many: the nearest the strongest. */
export const strengthOf = (zone: number, count: number): number =>
  count < 2 ? 0.9 : 0.9 - (0.75 * zone) / (count - 1);
