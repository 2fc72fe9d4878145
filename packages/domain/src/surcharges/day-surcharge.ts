import type { DaySurcharge } from '@servery/contract/entities/day-surcharge';
import type { Weekday } from '@servery/contract/entities/fulfilment';
import { weekdayOf } from '#hours/availability';
import { dateName } from '#hours/words';
import { parseCents } from '#money';
import { t } from '#surcharges/texts';

const isFor = ({ on, fulfilment }: DaySurcharge, way: string): boolean =>
  on && (fulfilment.length === 0 || fulfilment.some((each) => each === way));

/**
 * What is added to an order of a way for a date, by the venue's calendar. One that names the date stands in place of
 * the weekday's; of several the first.
 */
export function daySurchargeOn(
  all: readonly DaySurcharge[],
  { date, fulfilment }: { date: string; fulfilment: string },
): DaySurcharge | undefined {
  const own = all.filter((each) => isFor(each, fulfilment));
  const weekday = weekdayOf(Temporal.PlainDate.from(date));
  return own.find(({ dates }) => dates.includes(date)) ?? own.find(({ days }) => days.includes(weekday));
}

export const dayBasisPoints = ({ percent }: Pick<DaySurcharge, 'percent'>): number =>
  parseCents(percent) ?? 0;

/** What is added to orders of a way on each weekday, single dates aside. */
export const weekdayBasisPoints =
  (all: readonly DaySurcharge[], fulfilment: string) =>
  (day: Weekday): number => {
    const found = all.find((each) => isFor(each, fulfilment) && each.days.includes(day));
    return found ? dayBasisPoints(found) : 0;
  };

const list = (parts: readonly string[]): string => {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : t.and({ some: parts.slice(0, -1).join(', '), last });
};

type At = { today: string; nameOf: (way: string) => string };

/** 'A surcharge of 10% applies on Sundays.': what stands beside the prices; nothing once all of its dates are over. */
function notice({ percent, days, dates, fulfilment }: DaySurcharge, { today, nameOf }: At): string {
  const coming = dates.filter((date) => date >= today).toSorted();
  const when = [...days.map((day) => t[`every_${day}`]), ...coming.map(dateName)];
  if (when.length === 0 || Number(percent) === 0) return '';
  const said = { percent, when: list(when) };
  return fulfilment.length === 0
    ? t.applies(said)
    : t.appliesFor({ ...said, ways: list(fulfilment.map(nameOf)) });
}

export const daySurchargeNotices = (all: readonly DaySurcharge[], at: At): string[] =>
  all
    .filter(({ on }) => on)
    .map((each) => notice(each, at))
    .filter((text) => text !== '');
