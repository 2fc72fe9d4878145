import { WEEK } from '#hours/availability';
import type { FulfilmentCode, Weekday } from '@servery/contract/entities/fulfilment';
import type { Menu, Product, ProductLimits } from '@servery/contract/entities/menu';
import type { SaleChannel } from '@servery/contract/entities/sale-channel';
import { type Instant, localDate, weekdayOf } from '#hours/availability';
import { localDateTime } from '#hours/times';
import { clockText, dayName } from '#hours/words';
import { t } from '#menu/texts';

export type Daypart = ProductLimits['dayparts'][number];
/** When, how and where something is ordered. What is not known yet rules nothing out. */
export type SaleMoment = {
  when: Instant;
  zone: string;
  fulfilment?: FulfilmentCode | '' | undefined;
  channel?: SaleChannel | undefined;
};
export type ProductState = { available: boolean; text: string; notice: string };

const shortDay = (day: Weekday): string => dayName(day).slice(0, 3);

/** 'Mon to Fri', 'Sat and Sun', 'Tue, Thu and Sat'. */
export function daysText(days: readonly Weekday[]): string {
  const held = WEEK.filter((day) => days.includes(day));
  // It is asked only where a daypart names days: there is a first and a last.
  const [first, last] = [held[0], held.at(-1)] as [Weekday, Weekday];
  if (held.length > 2 && WEEK.indexOf(last) - WEEK.indexOf(first) === held.length - 1)
    return t.days({ first: shortDay(first), last: shortDay(last) });
  const names = held.map(shortDay);
  return names.length === 1
    ? dayName(first)
    : t.and({ names: names.slice(0, -1).join(', '), last: shortDay(last) });
}

type Local = { date: string; time: string; today: Weekday; yesterday: Weekday };

const runsOn = ({ days }: Daypart, day: Weekday): boolean => days.length === 0 || days.includes(day);

function isOn(part: Daypart, { time, today, yesterday }: Local): boolean {
  const { from, to } = part;
  // Hours without an end go on; those that end when they began go round the clock.
  const overnight = to <= from;
  if (overnight && time < to && runsOn(part, yesterday)) return true;
  return runsOn(part, today) && time >= from && (overnight || time < to);
}

function offText(part: Daypart, { time, today }: Local): string {
  const { from, to } = part;
  const isOver = to > from && time >= to;
  if (!runsOn(part, today)) return t.availableOn({ days: daysText(part.days) });
  return isOver ? t.availableUntil({ time: clockText(to) }) : t.availableFrom({ time: clockText(from) });
}

const noticeOf = ({ from, to }: Daypart): string =>
  to === '' || from === to ? '' : t.availableUntil({ time: clockText(to) });

const NOT_FOR: Readonly<Record<FulfilmentCode, string>> = {
  pickup: t.notForPickup,
  deliver: t.notForDelivery,
  table: t.notForTable,
  booking: t.notForBooking,
  custom: t.notForThis,
  catering: t.notForCatering,
};

const ALWAYS: ProductState = { available: true, text: '', notice: '' };

function localAt({ when, zone }: { when: Instant; zone: string }): Local {
  const date = localDate(when, zone);
  return {
    ...localDateTime(when, zone),
    today: weekdayOf(date),
    yesterday: weekdayOf(date.subtract({ days: 1 })),
  };
}

/** Whether a moment is within some days and hours. */
export const isOnAt = (part: Daypart, at: { when: Instant; zone: string }): boolean =>
  isOn(part, localAt(at));

/** Whether it is sold at this kind of screen at all: where not, nobody sees it there. */
export const isSoldAt = (limits: ProductLimits | undefined, channel: SaleChannel | undefined): boolean =>
  !limits?.channels || !channel || limits.channels.includes(channel);

const gone = (text: string): ProductState => ({ available: false, text, notice: '' });

/** Whether a product can be had for a moment, and what to say when not. */
export function productState(
  limits: ProductLimits | undefined,
  { when, zone, fulfilment, channel }: SaleMoment,
): ProductState {
  if (!limits) return ALWAYS;
  if (!isSoldAt(limits, channel)) return gone(t.notHere);
  if (limits.fulfilment && fulfilment && !limits.fulfilment.includes(fulfilment))
    return gone(NOT_FOR[fulfilment]);
  const { sold_out: soldOut, dayparts } = limits;
  if (soldOut && (soldOut.until === 0 || soldOut.until * 1000 > when)) return gone(soldOut.text);
  const local = localAt({ when, zone });
  if (limits.sold_out_on?.includes(local.date)) return gone(t.soldOutOn({ day: dayName(local.today) }));
  const off = dayparts.find((part) => !isOn(part, local));
  if (off) return gone(offText(off, local));
  return { available: true, text: '', notice: dayparts.map(noticeOf).find((text) => text !== '') ?? '' };
}

type Sold = Pick<Product, 'is_available' | 'available_str' | 'availability_notice' | 'limits'>;

/** A product as it is for a moment; the same object where that is what it says already. */
export function productAt<P extends Sold>(product: P, at: SaleMoment): P {
  const { available, text, notice } = productState(product.limits, at);
  const is_available = available ? 1 : 0;
  const same =
    product.is_available === is_available &&
    product.available_str === text &&
    product.availability_notice === notice;
  return same ? product : { ...product, is_available, available_str: text, availability_notice: notice };
}

/** The same object where nothing of it differs, so that a list need not be drawn again. */
function withItems<C extends { items: readonly Product[] }>(category: C, at: SaleMoment): C {
  const items = category.items
    .filter((product) => isSoldAt(product.limits, at.channel))
    .map((product) => productAt(product, at));
  const same =
    items.length === category.items.length && items.every((product, nth) => product === category.items[nth]);
  return same ? category : { ...category, items };
}

/** A menu as it is for a moment. */
export function menuAt(menu: Menu, at: SaleMoment): Menu {
  const items = menu.items.map((category) => withItems(category, at));
  return items.every((category, nth) => category === menu.items[nth]) ? menu : { ...menu, items };
}
