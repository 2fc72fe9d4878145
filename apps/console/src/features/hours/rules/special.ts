import type { HeldHours, VenueHours } from '@servery/contract/entities/venue-hours';
import { outsideOf } from '@servery/domain/hours/written-hours';

/** One date, and what each type does on it; a type that is not in it has its usual hours. */
export type Special = { date: string; name: string; hours: Readonly<Record<number, readonly string[]>> };

/** All types together: who closes for Christmas closes once. */
export function specialsOf(
  types: readonly HeldHours[],
  { holidays }: Pick<VenueHours, 'holidays'>,
): Special[] {
  const dates = [...new Set(types.flatMap(({ value }) => value.special_dates.map(({ date }) => date)))];
  return dates.toSorted().map((date) => ({
    date,
    name: holidays.find((each) => each.date === date)?.name ?? '',
    hours: Object.fromEntries(
      types.flatMap(({ id, value }) => {
        const special = value.special_dates.find((each) => each.date === date);
        return special ? [[id, special.hours]] : [];
      }),
    ),
  }));
}

/** The same hours on a date for all types, or the usual ones again where nothing is said. */
export const withSpecial = (
  types: readonly HeldHours[],
  date: string,
  hours: readonly string[] | undefined,
): HeldHours[] =>
  types.map((type) => {
    const others = type.value.special_dates.filter((each) => each.date !== date);
    const own = hours === undefined ? [] : [{ date, hours: [...hours] }];
    const special_dates = [...others, ...own].toSorted((a, b) => (a.date < b.date ? -1 : 1));
    return { ...type, value: { ...type.value, special_dates } };
  });

/** Orders that are placed already and that these hours would leave out. */
export const hurtBy = (
  { hours }: Special,
  { types, booked }: Pick<VenueHours, 'types' | 'booked'>,
  date: string,
): number =>
  types.reduce((sum, { id, code }) => {
    const windows = hours[id];
    if (!windows) return sum;
    const times = booked.filter((each) => each.date === date && each.code === code).map(({ time }) => time);
    return sum + outsideOf(windows, times).length;
  }, 0);
