import { expect, test } from 'vitest';
import { findPosition } from '#platform/position.ts';

type Ask = Geolocation['getCurrentPosition'];
const finder = (getCurrentPosition: Ask) => ({ getCurrentPosition });

test('asks for the exact position and waits for it without end [ORD-068]', async () => {
  let asked: PositionOptions | undefined;
  const here = { coords: { latitude: -32.05, longitude: 115.74 } } as GeolocationPosition;
  const found = await findPosition(
    finder((say, _refuse, options) => {
      asked = options;
      say(here);
    }),
  );
  expect(found).toEqual({ lat: -32.05, long: 115.74 });
  expect(asked).toEqual({ enableHighAccuracy: true, timeout: Number.POSITIVE_INFINITY });
});

test('has no position where it is denied, or where the device has none', async () => {
  const denied = finder((_say, refuse) => refuse?.({ code: 1 } as GeolocationPositionError));
  expect(await findPosition(denied)).toBeUndefined();
  expect(await findPosition(undefined)).toBeUndefined();
});
