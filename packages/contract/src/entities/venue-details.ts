import { z } from 'zod';
import { latitude, longitude, named, no, text, timeZone } from '#venue-file/values';

const line = text(200).default('');

/** What a venue is, as its people can change it. */
export const detailsValue = z.strictObject({
  name: named(120).regex(/\S/, 'is empty'),
  address: line,
  suburb: line,
  state: line,
  postcode: line,
  /** Where it is on the map; 0 and 0 where nobody has said. */
  lat: latitude.default(0),
  long: longitude.default(0),
  phone: line,
  abn: line,
  gst_registered: no,
  time_zone: timeZone,
});
export type DetailsValue = z.output<typeof detailsValue>;

export const venueDetails = z.strictObject({
  value: detailsValue,
  /** Changes with them: what a change was made upon. */
  seen: z.string(),
  /** What is under way by the clock as it is: orders that are open, and standing orders that are on. */
  open: z.strictObject({ orders: z.number(), standing: z.number() }),
  /** Where customers write to: the brand's. */
  email: z.string(),
});
export type VenueDetails = z.output<typeof venueDetails>;
