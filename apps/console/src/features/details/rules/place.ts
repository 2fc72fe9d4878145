type Place = { lat: number; long: number };

/** '-32.056, 115.743' as maps write it; empty where nobody has said. */
export const placeText = ({ lat, long }: Place): string => (lat === 0 && long === 0 ? '' : `${lat}, ${long}`);

const WRITTEN = /^(-?\d{1,2}(?:\.\d+)?)[,\s]\s*(-?\d{1,3}(?:\.\d+)?)$/;
const sixDecimals = (degrees: string): number => Math.round(Number(degrees) * 1e6) / 1e6;

/** What was typed or pasted, to six decimals; nothing where it is no place. */
export function placeOf(written: string): Place | undefined {
  const text = written.trim();
  if (text === '') return { lat: 0, long: 0 };
  const [, lat = '', long = ''] = WRITTEN.exec(text) ?? [];
  if (lat === '') return undefined;
  const place = { lat: sixDecimals(lat), long: sixDecimals(long) };
  return Math.abs(place.lat) <= 90 && Math.abs(place.long) <= 180 ? place : undefined;
}
