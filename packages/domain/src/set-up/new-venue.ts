import type { WrittenVenueFile } from '@servery/contract/venue-file/venue-file';
import { abnText } from '#set-up/abn';
import type { Weekday } from '@servery/contract/entities/fulfilment';
import { usualWays } from '#payments/usual-ways';
import type { WholeSetUp } from '#set-up/draft';
import { t } from '#set-up/texts';

type Types = NonNullable<WrittenVenueFile['fulfilment']>;
type Hours = NonNullable<Types[number]['hours']>;
type Payments = NonNullable<WrittenVenueFile['payments']>;

/** How a venue without a template hands its orders over. */
const pickup = (minutes: number): Types[number] => ({
  type: 'pickup',
  name: t.pickup,
  icon: 'shopping-bag',
  description: t.pickupNote,
  asap_minutes: minutes,
  time_frame: 'datetime',
  time_type: 'user',
  notice_minutes: minutes,
  block_minutes: 10,
});

export const hoursOf = (hours: WholeSetUp['place']['hours']): Hours =>
  Object.fromEntries(
    Object.entries(hours).map(([day, windows]) => [
      day as Weekday,
      windows
        .split(',')
        .map((window) => window.trim())
        .filter((window) => window !== ''),
    ]),
  );

/** What somebody can choose while they set a venue up, in the order in which customers see it. */
export const setUpMethods = ['STORE', 'CC', 'APPLE', 'GOOGLE', 'PP', 'CB'] as const;

export const methodsOf = (codes: readonly string[]): Payments =>
  setUpMethods.filter((code) => codes.includes(code)).map((code) => ({ code, ...usualWays[code]() }));

type Told = Pick<WholeSetUp, 'who' | 'place' | 'pay'>;

/** The file of a new venue: what was told of it, and the menu and the ways of ordering that it starts with. */
export function newVenueFile(
  { who, place, pay }: Told,
  start: WrittenVenueFile,
  slug: string,
): WrittenVenueFile {
  const [menu] = start.menus ?? [];
  const hours = hoursOf(place.hours);
  const types = start.fulfilment ?? [pickup(place.ready_minutes)];
  return {
    version: 1,
    facts: {
      ...start.facts,
      name: who.venue_name,
      address: place.address,
      suburb: place.suburb,
      state: place.state,
      postcode: place.postcode,
      phone: place.phone,
      abn: abnText(who.abn),
      gst_registered: who.gst_registered === 1,
      time_zone: place.time_zone,
    },
    fulfilment: types.map((type) => ({
      ...type,
      hours,
      // Who takes orders for as soon as possible says how soon that is.
      ...(type.asap_minutes === undefined ? {} : { asap_minutes: place.ready_minutes }),
    })),
    points: start.points ?? [],
    payments: methodsOf(pay.methods),
    option_groups: start.option_groups ?? {},
    menus: [{ ...menu, slug, categories: menu?.categories ?? [] }],
    student_classes: start.student_classes ?? [],
  };
}
