import { emptyChoice, checkFulfilment } from '@servery/domain/fulfilment/choice';
import { pickerOf } from '@servery/domain/fulfilment/picker';
import { timesOn } from '@servery/domain/hours/times';
import { datesAround, TIMES, type Timetable, timetables } from '@servery/domain/testing/timetables';
import { weekdays } from '@servery/contract/entities/fulfilment';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { add, changeMenu, submission, visit } from '../../../../testing/orders.ts';
import { SEED_TIME } from '../../../../testing/prepare.ts';
import { inEachServery, type Servery } from '../../../../testing/servery.ts';

/** Gives the venue's pickup a timetable, as its console would. */
const setUp = (servery: Servery, { zone, now, type }: Timetable) =>
  changeMenu(servery, async ({ q }) => {
    servery.clock.now = now;
    const { id: venue_id } = await q
      .updateTable('venue')
      .set({
        time_zone: zone,
        status: type.online_status,
        order_for_later: type.order_for_later,
      })
      .where('name', '=', 'Banksia Kitchen')
      .returning('id')
      .executeTakeFirstOrThrow();
    const { id: fulfilment_type_id } = await q
      .updateTable('fulfilment_type')
      .set({
        min_notice: type.min_notice,
        time_block: type.time_block,
        order_for_later: type.order_for_later,
        block_capacity: 0,
        asap: 0,
      })
      .where('venue_id', '=', venue_id)
      .where('code', '=', 'pickup')
      .returning('id')
      .executeTakeFirstOrThrow();
    const of = { venue_id, fulfilment_type_id };
    await q.deleteFrom('open_window').where('fulfilment_type_id', '=', fulfilment_type_id).execute();
    await q.deleteFrom('special_date').where('fulfilment_type_id', '=', fulfilment_type_id).execute();
    const windows = weekdays.flatMap((weekday) =>
      type[`available_${weekday}`].map(({ from, to }) => ({ ...of, weekday, opens: from, closes: to })),
    );
    if (windows.length > 0) await q.insertInto('open_window').values(windows).execute();
    const specials = type.special_dates.map((special) => ({
      ...of,
      on_date: special.ph_date,
      windows: JSON.stringify(special.windows),
    }));
    if (specials.length > 0) await q.insertInto('special_date').values(specials).execute();
  });

const pick = <T>(list: readonly T[], count: number): T[] =>
  Array.from(
    { length: Math.min(count, list.length) },
    (_, at) => list[Math.floor((at * list.length) / count)] as T,
  );

inEachServery(
  'the times that a picker offers',
  (servery) => {
    test.each(
      fc
        .sample(timetables, { numRuns: 8, seed: 20_261_118 })
        .map((timetable, at) => [at, timetable] as const),
    )('are the times that are taken, timetable %i', async (_at, timetable) => {
      await setUp(servery(), timetable);
      const person = servery().person();
      const venue = await visit(person);
      const { now, zone } = timetable;
      expect(venue.merchant.time_zone).toBe(zone);
      const type = venue.merchant.fulfilment.find(({ code }) => code === 'pickup')!;
      const picker = pickerOf(type, zone, now);
      const offered = picker.disabled
        ? []
        : picker.days.flatMap(({ date }) =>
            timesOn(picker.availability, date, now).map(({ time }) => ({ date, time })),
          );
      const isOffered = (date: string, time: string) =>
        offered.some((each) => each.date === date && each.time === time);
      const anywhere = pick(datesAround(timetable), 6).flatMap((date) =>
        pick(TIMES, 2).map((time) => ({ date, time })),
      );
      await add(person, venue, 'Rosemary Chips');
      for (const { date, time } of [...pick(offered, 5), ...anywhere]) {
        const options = {
          fulfilment_type: 'pickup',
          fulfilment_asap: 0,
          fulfilment_date: date,
          fulfilment_time: time,
        };
        const change = { ...venue.at, checkout_options: options };
        const updated = await person.send('ManageCart.update_checkout', change);
        const at = Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(zone).epochMilliseconds;
        const fulfilment_datetime = Math.floor(at / 1000);
        const wish = submission(venue, { preorder: 0, fulfilment_asap: 0, fulfilment_datetime });
        const ordered = await person.send('SubmitOrder', wish);
        const taken = isOffered(date, time) ? 'SUCCESS' : 'ERROR';
        const isSkipped = !Temporal.Instant.fromEpochMilliseconds(at)
          .toZonedDateTimeISO(zone)
          .toPlainTime()
          .equals(Temporal.PlainTime.from(time));
        const closed = !checkFulfilment({ ...emptyChoice('pickup'), date, time }, type, { now, zone }).ok;
        expect(closed).toBe(!isOffered(date, time));
        if (!isSkipped) expect([date, time, ordered.ResponseCode]).toEqual([date, time, taken]);
        if (!picker.disabled) expect([date, time, updated.ResponseCode]).toEqual([date, time, taken]);
      }
      servery().clock.now = SEED_TIME;
    });
  },
  { RATE_LIMIT: 'off' },
);
