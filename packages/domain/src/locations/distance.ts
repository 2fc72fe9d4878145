export type Position = { lat: number; long: number };

const EARTH_KM = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** As the crow flies, by the haversine formula. */
export function distanceKm(a: Position, b: Position): number {
  const lat = Math.sin(radians(b.lat - a.lat) / 2) ** 2;
  const long = Math.sin(radians(b.long - a.long) / 2) ** 2;
  const h = lat + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * long;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** '2.4': kilometres to one decimal. */
export const distanceText = (km: number): string => km.toFixed(1);

/** What people still call nearby. A venue that serves farther than that is near to all it serves. */
export const NEARBY_KM = 50;
export const isNearby = (km: number, radiusKm: number): boolean => km <= Math.max(NEARBY_KM, radiusKm);
