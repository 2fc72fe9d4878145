import { type FulfilmentCode, type OpenWindow, weekdays } from '@servery/contract/entities/fulfilment';
import type { Tx } from '#db/database';
import { aroundTheClock, type SeedFulfilment, WALK_IN } from '#db/seed/data/fulfilment';

export type SeedClock = { now: number; zone: string; alwaysOpen: boolean };

const NO_RULES = {
  asap: 0,
  asap_mins: 0,
  time_frame: 'none',
  time_type: 'none',
  min_notice: 0,
  time_block: 0,
  block_capacity: 0,
  order_for_later: 0,
  address_required: 0,
  table_num_required: 0,
  table_nums: '',
  booking_ref_required: 0,
  booking_name_required: 0,
  booking_pax_required: 0,
  standing: 0,
  standing_cut_off_time: '20:00',
  standing_cut_off_days: 1,
  standing_discount: 0,
  available_text: '',
};

const NEW_YEAR: readonly OpenWindow[] = [{ from: '09:00', to: '15:00' }];

function specialDays({ now, zone }: SeedClock): { on_date: string; windows: string }[] {
  const year = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone).year;
  return [year, year + 1].flatMap((each) => [
    { on_date: `${each}-01-01`, windows: JSON.stringify(NEW_YEAR) },
    { on_date: `${each}-12-25`, windows: JSON.stringify([]) },
  ]);
}

/** Types, their opening hours and their special dates. */
export async function insertFulfilment(
  tx: Tx,
  venue: { venueId: number; clock: SeedClock },
  types: readonly SeedFulfilment[],
): Promise<void> {
  const { venueId: venue_id, clock } = venue;
  const made = await tx.q
    .insertInto('fulfilment_type')
    .values(
      types.map(({ code, words, rules }, position) => ({
        venue_id,
        position,
        code,
        ...words,
        ...NO_RULES,
        ...rules,
      })),
    )
    .returning(['id', 'code'])
    .execute();
  const idOf = new Map(made.map(({ id, code }) => [code, id]));
  const neverShut = (code: FulfilmentCode): boolean => clock.alwaysOpen && WALK_IN.includes(code);
  const rowsOf = ({ code, hours }: SeedFulfilment) => {
    const fulfilment_type_id = idOf.get(code) as number;
    const held = neverShut(code) ? aroundTheClock : hours;
    return weekdays.flatMap((weekday) =>
      held[weekday].map(({ from, to }) => ({
        venue_id,
        fulfilment_type_id,
        weekday,
        opens: from,
        closes: to,
      })),
    );
  };
  await tx.q.insertInto('open_window').values(types.flatMap(rowsOf)).execute();
  const specials = types
    .filter(({ code }) => !neverShut(code))
    .flatMap(({ code }) =>
      specialDays(clock).map(({ on_date, windows }) => ({
        venue_id,
        fulfilment_type_id: idOf.get(code) as number,
        on_date,
        windows,
      })),
    );
  if (specials.length > 0) await tx.q.insertInto('special_date').values(specials).execute();
}
