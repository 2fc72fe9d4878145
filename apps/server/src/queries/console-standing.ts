import type { ConsoleStandingRow, StandingNextDay } from '@servery/contract/calls/console/standing';
import type { CallOutput } from '@servery/contract/registry';
import { localDate } from '@servery/domain/hours/availability';
import { clockText } from '@servery/domain/hours/words';
import { formatCents, moneyText } from '@servery/domain/money';
import {
  cellOn,
  isOrder,
  nextDayOf,
  timeAt,
  toMakeOn,
  type VenueStanding,
  weekAt,
  weekDates,
} from '@servery/domain/standing-orders/venue-week';
import { untilText } from '@servery/domain/standing-orders/words';
import { catalogue } from '@servery/domain/texts/catalogue';
import type { Venue } from '@servery/domain/venue/model';
import type { ReadTx } from '#db/database';
import { mayGoOut } from '#standing/occurrence-order';
import { occurrencesAt } from '#stores/occurrences';
import { pausesFrom } from '#stores/standing-pauses';
import { balancesOf } from '#stores/people';
import { standingAtVenue, standingFrom, type VenueStandingRecord } from '#stores/standing-orders';
import { pictureUrl } from '#views/menu';

const t = catalogue('console-standing-rows', {
  more: '{names} and {count} more',
  when: '{time}, {way}',
  card: '{type} {ending}',
  anyCard: 'Card {ending}',
});

/** So many are shown; a venue with more has outgrown one list. */
const MOST = 500;
const NAMES = 2;

type Held = VenueStanding & { row: VenueStandingRecord };

function whatOf({ order }: Held, venue: Venue): string {
  const names = order.items.map(({ productId }) => venue.products.get(productId)?.name ?? '').filter(Boolean);
  const shown = names.slice(0, NAMES).join(', ');
  return names.length > NAMES ? t.more({ names: shown, count: names.length - NAMES }) : shown;
}

function whenOf({ order }: Held, venue: Venue): string {
  const type = venue.fulfilment.find(({ code }) => code === order.fulfilmentType);
  const time = timeAt(order, venue);
  return time === '' ? (type?.verb ?? '') : t.when({ time: clockText(time), way: type?.verb ?? '' });
}

const cardOf = ({ card_type: type, card_ending: ending }: VenueStandingRecord): string =>
  type === '' ? t.anyCard({ ending }) : t.card({ type, ending });

/** The balance while it reaches for the next day at least, else the card. */
function paysFrom(
  { row, order }: Held,
  venue: Venue,
  balance: number,
): Pick<ConsoleStandingRow, 'pays' | 'pays_text'> {
  const days = Object.values(weekAt(order, venue).days).filter((cents) => cents > 0);
  const reaches = balance > 0 && balance >= Math.min(...days);
  if (!reaches && row.card_token !== '') return { pays: 'card', pays_text: cardOf(row) };
  return { pays: reaches ? 'balance' : 'nothing', pays_text: moneyText('$', formatCents(balance)) };
}

function nextDayView(all: readonly Held[], venue: Venue, now: number): StandingNextDay | undefined {
  const next = nextDayOf(all, venue);
  if (!next) return undefined;
  const { date, coming, waiting, total } = next;
  const open = coming.flatMap(({ row }) => (row.next_date === date ? [row.next_cut_off] : []));
  const ends = [...open, ...waiting.map(({ row }) => row.next_cut_off)];
  const cutOff = ends.length === 0 ? 0 : Math.min(...ends);
  const letOut = coming.filter(({ row }) => row.next_date === date && row.goes_out === date);
  const orders = coming.map(({ order }) => order);
  return {
    date,
    orders: coming.length,
    total: formatCents(total),
    cut_off: Math.floor(cutOff / 1000),
    cut_off_text: cutOff === 0 ? '' : untilText(cutOff, now, venue.timeZone),
    waiting: [...waiting, ...letOut].map(({ row, order }) => ({
      id: order.id,
      customer: row.name,
      reason: row.problem_text,
      told: Math.floor(row.told_at / 1000),
      may_go_out: mayGoOut(row.problem) ? 1 : 0,
      goes_out: row.goes_out === date ? 1 : 0,
    })),
    to_make: toMakeOn(orders, date, venue).map(({ productId, count, times }) => {
      const product = venue.products.get(productId);
      return {
        product_id: productId,
        name: product?.name ?? '',
        img_url: product ? pictureUrl(venue, product.image) : '',
        tint: product?.tint ?? '',
        count,
        times,
      };
    }),
  };
}

/** What comes again at a venue, as its people see it: one week of it, and what is made next. */
export async function standingWeek(
  tx: ReadTx,
  venue: Venue,
  { date, now }: { date: string | undefined; now: number },
): Promise<CallOutput<'ConsoleStanding'>> {
  const today = localDate(now, venue.timeZone).toString();
  const dates = weekDates(date ?? today);
  const found = await standingAtVenue(tx, venue.id, MOST + 1);
  const rows = found.slice(0, MOST);
  const nextDates = rows.flatMap((row) => (row.status === 1 && row.next_date !== '' ? [row.next_date] : []));
  const all = [...dates, ...nextDates].toSorted();
  const worked = await occurrencesAt(tx, venue.id, { from: all[0] ?? today, to: all.at(-1) ?? today });
  const pauses = await pausesFrom(tx, venue.id, today);
  const balances = await balancesOf(tx, [...new Set(rows.map(({ customer_id: id }) => id))]);
  const byOrder = Map.groupBy(worked, ({ standing_order_id: id }) => id);
  const held = rows.map((row): Held => ({
    row,
    order: standingFrom(row),
    active: row.status === 1,
    nextDate: row.next_date,
    problem: row.problem_text,
    pauses,
    worked: new Map(
      byOrder
        .get(row.id)
        ?.map(({ on_date, state, reason, reason_text }) => [
          on_date,
          { state, reason, reasonText: reason_text },
        ]),
    ),
  }));
  const views = held.map((each): ConsoleStandingRow => ({
    id: each.row.id,
    customer: each.row.name,
    what: whatOf(each, venue),
    when: whenOf(each, venue),
    status: each.active ? 1 : 0,
    paused_by: each.row.paused_by,
    cells: dates.map((day) => cellOn(each, day)),
    week_total: formatCents(each.active ? weekAt(each.order, venue).total : 0),
    ...paysFrom(each, venue, balances.get(each.row.customer_id) ?? 0),
  }));
  const next = nextDayView(held, venue, now);
  const total = held.reduce((sum, { active, order }) => sum + (active ? weekAt(order, venue).total : 0), 0);
  return {
    now: Math.floor(now / 1000),
    today,
    days: dates.map((day, index) => ({
      date: day,
      orders: views.filter(({ cells }) => cells[index] && isOrder(cells[index])).length,
    })),
    rows: views,
    more: found.length > MOST ? 1 : 0,
    total: formatCents(total),
    pauses,
    ...(next && { next }),
  };
}
