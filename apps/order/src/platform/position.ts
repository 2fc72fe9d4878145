import type { Position } from '#platform/port.ts';

/** As exact as the device can, for as long as it takes. */
const POSITION_OPTIONS: PositionOptions = {
  enableHighAccuracy: true,
  timeout: Number.POSITIVE_INFINITY,
};

type Finder = Pick<Geolocation, 'getCurrentPosition'>;

export const findPosition = (finder: Finder | undefined): Promise<Position | undefined> =>
  new Promise((found) => {
    if (!finder) return found(undefined);
    finder.getCurrentPosition(
      ({ coords }) => found({ lat: coords.latitude, long: coords.longitude }),
      () => found(undefined),
      POSITION_OPTIONS,
    );
  });
