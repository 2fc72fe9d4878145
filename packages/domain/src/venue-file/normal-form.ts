import { WEEK } from '#hours/availability';
import type { VenueFile } from '@servery/contract/venue-file/venue-file';
import { personName } from '#venue-file/parts';

type Day = (typeof WEEK)[number];

const by =
  <Item>(textOf: (item: Item) => string) =>
  (a: Item, b: Item): number =>
    textOf(a) < textOf(b) ? -1 : Number(textOf(a) > textOf(b));
const plain = by((text: string) => text);

const inWeek = (days: readonly Day[]): Day[] => WEEK.filter((day) => days.includes(day));

type Hours = Record<Day, string[]>;
const sortedHours = (hours: Hours): Hours =>
  Object.fromEntries(WEEK.map((day) => [day, hours[day].toSorted(plain)])) as Hours;

type Category = { days: Day[]; categories?: Category[] };
const sortedCategory = <Item extends Category>(category: Item): Item => ({
  ...category,
  days: inWeek(category.days),
  ...(category.categories && { categories: category.categories.map(sortedCategory) }),
});

function sortedParts(file: VenueFile): Partial<VenueFile> {
  return {
    ...(file.fulfilment && {
      fulfilment: file.fulfilment.map((type) => ({
        ...type,
        hours: sortedHours(type.hours),
        special_dates: type.special_dates
          .map(({ date, hours }) => ({ date, hours: hours.toSorted(plain) }))
          .toSorted(by(({ date }) => date)),
      })),
    }),
    ...(file.points && {
      points: file.points.map((point) => ({
        ...point,
        days: inWeek(point.days),
        zones: point.zones.toSorted(plain),
      })),
    }),
    ...(file.news && {
      news: file.news
        .toSorted(by(({ at, title, content }) => JSON.stringify([at, title, content])))
        .toReversed(),
    }),
    ...(file.people && { people: file.people.toSorted(by(personName)) }),
  };
}

/** What has an order of its own, by the calendar or the clock, is in it, however it was written. */
export const normalForm = (file: VenueFile): VenueFile => ({
  ...file,
  ...sortedParts(file),
  ...(file.menus && {
    menus: file.menus.map((menu) => ({
      ...menu,
      ...(menu.categories && { categories: menu.categories.map(sortedCategory) }),
    })),
  }),
});
