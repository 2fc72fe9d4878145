import {
  type FulfilmentCode,
  type OpenWindow,
  type Weekday,
  weekdays,
} from '@servery/contract/entities/fulfilment';
import type { Selectable } from 'kysely';
import type { FulfilmentTypeTable } from '#db/tables/venue';

export type SeedHours = Readonly<Record<Weekday, readonly OpenWindow[]>>;
type Row = Selectable<FulfilmentTypeTable>;
type Words = Pick<Row, 'icon' | 'verb' | 'descr'>;
type Rules = Partial<Omit<Row, 'id' | 'venue_id' | 'position' | 'code' | keyof Words>>;
export type SeedFulfilment = { code: FulfilmentCode; words: Words; rules: Rules; hours: SeedHours };

export const daily = (usual: readonly OpenWindow[], weekend: readonly OpenWindow[] = usual): SeedHours =>
  Object.fromEntries(
    weekdays.map((day) => [day, day === 'fri' || day === 'sat' ? weekend : usual]),
  ) as unknown as SeedHours;

/** A window that ends when it starts runs all the way round the clock. */
export const aroundTheClock = daily([{ from: '00:00', to: '00:00' }]);

const kitchenHours = daily([{ from: '07:00', to: '21:00' }], [{ from: '07:00', to: '22:00' }]);
const deliveryHours = daily([{ from: '11:00', to: '20:00' }]);
const tableSittings = daily([
  { from: '12:00', to: '14:30' },
  { from: '17:30', to: '20:30' },
]);
const cateringHours = daily([{ from: '08:00', to: '18:00' }]);

/** The types that a customer may want at any hour: a demo keeps them open round the clock. */
export const WALK_IN: readonly FulfilmentCode[] = ['pickup', 'table', 'custom'];

export const banksiaFulfilment: readonly SeedFulfilment[] = [
  {
    code: 'pickup',
    words: { icon: 'shopping-bag', verb: 'Pickup', descr: 'Ready when you walk in, no line.' },
    rules: {
      asap: 1,
      asap_mins: 15,
      time_frame: 'datetime',
      time_type: 'user',
      min_notice: 15,
      time_block: 5,
      block_capacity: 8,
      order_for_later: 1,
      standing: 1,
      standing_cut_off_time: '20:00',
      standing_cut_off_days: 1,
      standing_discount: 1000,
    },
    hours: kitchenHours,
  },
  {
    code: 'deliver',
    words: { icon: 'bike', verb: 'Delivery', descr: 'To your door around Fremantle, in half-hour slots.' },
    rules: {
      time_frame: 'datetime',
      time_type: 'slots',
      min_notice: 30,
      order_for_later: 1,
      address_required: 1,
      standing: 1,
      standing_cut_off_time: '14:00',
      standing_cut_off_days: 1,
      standing_discount: 500,
    },
    hours: deliveryHours,
  },
  {
    code: 'table',
    words: { icon: 'utensils', verb: 'Eat here', descr: 'Tell us your table and we bring it to you.' },
    rules: {
      asap: 1,
      asap_mins: 15,
      table_num_required: 1,
      table_nums: '1-40, A1-A12, B1-B12, C1-C12',
      standing: 1,
      standing_cut_off_time: '20:00',
      standing_cut_off_days: 1,
    },
    hours: kitchenHours,
  },
  {
    code: 'booking',
    words: { icon: 'calendar-clock', verb: 'Book a table', descr: 'Order now, sit down to it at your time.' },
    rules: {
      time_frame: 'datetime',
      time_type: 'user',
      min_notice: 60,
      time_block: 15,
      block_capacity: 6,
      order_for_later: 1,
      booking_name_required: 1,
      booking_pax_required: 1,
    },
    hours: tableSittings,
  },
  {
    code: 'catering',
    words: { icon: 'party-popper', verb: 'Catering', descr: 'For ten or more, with a day’s notice.' },
    rules: {
      time_frame: 'datetime',
      time_type: 'user',
      min_notice: 1440,
      time_block: 30,
      order_for_later: 1,
    },
    hours: cateringHours,
  },
  {
    code: 'custom',
    words: { icon: 'car', verb: 'Curbside', descr: 'Pull up on Market Street and we bring it to your car.' },
    rules: {
      asap: 1,
      asap_mins: 20,
      time_frame: 'datetime',
      time_type: 'user',
      min_notice: 20,
      time_block: 10,
      order_for_later: 1,
    },
    hours: kitchenHours,
  },
];
