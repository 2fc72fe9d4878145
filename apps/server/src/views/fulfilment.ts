import {
  type FulfilmentType,
  type OpenWindow,
  type Weekday,
  weekdays,
} from '@servery/contract/entities/fulfilment';
import { availabilityOf } from '@servery/domain/fulfilment/choice';
import { intervalsTouching, isNeverOpen, isOpenAt, localDate } from '@servery/domain/hours/availability';
import { openText } from '@servery/domain/hours/words';
import { z } from 'zod';
import type { Catalogue, FulfilmentRecord } from '#stores/catalogue';

const storedWindows = z.array(z.object({ from: z.string(), to: z.string() }));
const asFlag = (value: number | boolean): 0 | 1 => (value ? 1 : 0);

function windowsByDay(record: FulfilmentRecord): Record<Weekday, OpenWindow[]> {
  const of = (day: Weekday) =>
    record.windows
      .filter((window) => window.weekday === day)
      .map(({ opens, closes }) => ({ from: opens, to: closes }));
  return Object.fromEntries(weekdays.map((day) => [day, of(day)])) as Record<Weekday, OpenWindow[]>;
}

const LABELS = { table: 'Table', ref: 'Booking', name: 'Name', pax: 'Number of people' } as const;

function fixedPart(record: FulfilmentRecord): FulfilmentType {
  return {
    code: record.code as FulfilmentType['code'],
    icon: record.icon,
    verb: record.verb,
    desc: record.descr,
    asap: asFlag(record.asap),
    asap_mins: record.asap_mins,
    time_frame: record.time_frame as FulfilmentType['time_frame'],
    time_type: record.time_type as FulfilmentType['time_type'],
    min_notice: record.min_notice,
    time_block: record.time_block,
    order_for_later: asFlag(record.order_for_later),
    address_required: asFlag(record.address_required),
    table_num_required: asFlag(record.table_num_required),
    table_num_label: LABELS.table,
    table_num_desc: '',
    booking_ref_required: asFlag(record.booking_ref_required),
    booking_name_required: asFlag(record.booking_name_required),
    booking_pax_required: asFlag(record.booking_pax_required),
    booking_ref_label: LABELS.ref,
    booking_name_label: LABELS.name,
    booking_pax_label: LABELS.pax,
    available_today: 0,
    open_now: 0,
    available_text: record.available_text,
    unavailable_reason: '',
    windows: windowsByDay(record),
    special_dates: record.specials.map((special) => {
      const windows = storedWindows.parse(JSON.parse(special.windows));
      return { ph_date: special.on_date, menu_available: asFlag(windows.length > 0), windows };
    }),
  };
}

function viewAt(record: FulfilmentRecord, catalogue: Catalogue, now: number): FulfilmentType {
  const type = fixedPart(record);
  const zone = catalogue.merchant.time_zone;
  const availability = availabilityOf(type, zone);
  const online = catalogue.merchant.status === 'online' || catalogue.merchant.always_open === 1;
  const stillToday = intervalsTouching(availability, localDate(now, zone)).some(
    (interval) => interval.end > now,
  );
  return {
    ...type,
    available_today: asFlag(online && stillToday),
    open_now: asFlag(online && isOpenAt(availability, now)),
    unavailable_reason: isNeverOpen(availability)
      ? 'Not available at the moment'
      : stillToday
        ? ''
        : openText(availability, now),
  };
}

const MINUTE = 60_000;
const kept = new WeakMap<FulfilmentRecord, { minute: number; view: FulfilmentType }>();

/**
 * A fulfilment type as the client and the domain see it, with what holds at this moment filled in. Opening times
 * are in whole minutes, so one view serves a minute.
 */
export function fulfilmentView(record: FulfilmentRecord, catalogue: Catalogue, now: number): FulfilmentType {
  const minute = Math.floor(now / MINUTE);
  const held = kept.get(record);
  if (held?.minute === minute) return held.view;
  const view = viewAt(record, catalogue, now);
  kept.set(record, { minute, view });
  return view;
}
