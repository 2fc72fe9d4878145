import { z } from 'zod';
import { facts, home, news, payments, people, rewards, studentClasses } from '#venue-file/facts';
import { fulfilment, points, promos, zones } from '#venue-file/fulfilment';
import { menus, optionGroups } from '#venue-file/menu';

/** A whole venue, or some parts of one, as people write it: docs/venue-file.md. A part that is not there stays as it is. */
export const venueFile = z.strictObject({
  version: z.literal(1, 'is not 1, the only version that there is'),
  facts: facts.optional(),
  fulfilment: fulfilment.optional(),
  zones: zones.optional(),
  points: points.optional(),
  payments: payments.optional(),
  option_groups: optionGroups.optional(),
  menus: menus.optional(),
  promos: promos.optional(),
  /** Null is none. */
  rewards: rewards.nullable().optional(),
  student_classes: studentClasses.optional(),
  home: home.optional(),
  news: news.optional(),
  people: people.optional(),
});

/** As it is written: what has a default may be left out. */
export type WrittenVenueFile = z.input<typeof venueFile>;
export type VenueFile = z.output<typeof venueFile>;
type Present<T> = { [Key in keyof T]-?: Exclude<T[Key], undefined> };
type FileMenu = NonNullable<VenueFile['menus']>[number];
/** Every part of it. */
export type WholeVenueFile = Omit<Present<VenueFile>, 'menus'> & { menus: Present<FileMenu>[] };
