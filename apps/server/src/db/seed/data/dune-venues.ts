import type { Insertable } from 'kysely';
import { daily, type SeedFulfilment } from '#db/seed/data/fulfilment';
import type { VenueTable, FulfilmentPointTable } from '#db/tables/venue';

type SeedVenue = Insertable<VenueTable>;
type SeedPoint = Omit<Insertable<FulfilmentPointTable>, 'venue_id'>;

export type SeedDuneVenue = {
  slug: string;
  facts: SeedVenue;
  fulfilment: readonly SeedFulfilment[];
  places: readonly SeedPoint[];
};

const WORKDAYS = JSON.stringify(['mon', 'tue', 'wed', 'thu', 'fri']);

type Where = Pick<SeedVenue, 'name' | 'address1' | 'suburb' | 'postcode' | 'phone' | 'lat_e6' | 'long_e6'>;

const venue = (where: Where, more: Partial<SeedVenue> = {}): SeedVenue => ({
  ...where,
  brand_code: 'dune',
  state: 'WA',
  // The tax office's own example number: it passes the check digits and belongs to nobody.
  abn: '51 824 753 556',
  // A small roastery that has not registered yet: it gives invoices without GST.
  gst_registered: 0,
  time_zone: 'Australia/Perth',
  country_code: 'AU',
  status: 'online',
  always_open: 0,
  order_for_later: 1,
  hero_img_url: 'hero.svg',
  promo_text: '',
  payment_text: 'Pay at the counter. No surcharge, ever.',
  delivery_text: '',
  warning_text: 'Our kitchen handles milk, nuts, wheat and egg.',
  surcharge_cc: 0,
  surcharge_amex: 0,
  surcharge_paypal: 0,
  preorder_fee: 0,
  radius_km: 3,
  venue_type: 'cafe',
  ...more,
});

const hours = daily([{ from: '06:00', to: '15:00' }]);

const pickup: SeedFulfilment = {
  code: 'pickup',
  words: { icon: 'shopping-bag', verb: 'Pickup', descr: 'On the shelf by the door, with your name on it.' },
  rules: {
    asap: 1,
    asap_mins: 8,
    time_frame: 'datetime',
    time_type: 'user',
    min_notice: 10,
    time_block: 5,
    block_capacity: 10,
    order_for_later: 1,
  },
  hours,
};

const beach: SeedFulfilment = {
  code: 'deliver',
  words: { icon: 'bike', verb: 'Beach drop', descr: 'We bring it down to the sand on weekday mornings.' },
  rules: { time_frame: 'datetime', time_type: 'stops', order_for_later: 1 },
  hours,
};

const lobby: SeedFulfilment = {
  code: 'pickup',
  words: { icon: 'shopping-bag', verb: 'Pickup', descr: 'Waiting on the shelf in your own lobby.' },
  rules: { time_frame: 'location', time_type: 'locations', order_for_later: 1 },
  hours,
};

const drop = (label: string, due_time: string, cut_off_time: string): SeedPoint => ({
  kind: 'stop',
  label,
  due_time,
  cut_off_time,
  cut_off_days: 0,
  weekdays: WORKDAYS,
  capacity: 24,
});

const shelf = (label: string, due_time: string, cut_off_time: string): SeedPoint => ({
  ...drop(label, due_time, cut_off_time),
  kind: 'location',
  capacity: 30,
});

export const duneVenues: readonly SeedDuneVenue[] = [
  {
    slug: 'dune-cottesloe',
    facts: venue(
      {
        name: 'Dune Cottesloe',
        address1: '38 Marine Parade',
        suburb: 'Cottesloe',
        postcode: '6011',
        phone: '(08) 5550 0163',
        lat_e6: -31_995_900,
        long_e6: 115_751_700,
      },
      // A drop at the beach is paid for there: nothing else is taken here.
      { cash_on_delivery: 1 },
    ),
    fulfilment: [pickup, beach],
    places: [
      drop('North Cottesloe steps', '07:15', '06:45'),
      drop('The Pylon', '07:30', '07:00'),
      drop('South groyne', '07:45', '07:15'),
    ],
  },
  {
    slug: 'dune-perth',
    facts: venue(
      {
        name: 'Dune Perth',
        address1: '140 St Georges Terrace',
        suburb: 'Perth',
        postcode: '6000',
        phone: '(08) 5550 0164',
        lat_e6: -31_955_000,
        long_e6: 115_857_500,
      },
      { status: 'offline', venue_type: 'kiosk' },
    ),
    fulfilment: [lobby],
    places: [
      shelf('140 St Georges Terrace, lobby', '08:00', '07:15'),
      shelf('Brookfield Place, tower 1', '08:15', '07:30'),
      shelf('QV1, ground floor', '08:30', '07:45'),
    ],
  },
  {
    slug: 'dune-margaret-river',
    facts: venue(
      {
        name: 'Dune Margaret River',
        address1: '99 Bussell Highway',
        suburb: 'Margaret River',
        postcode: '6285',
        phone: '(08) 5550 0165',
        lat_e6: -33_955_500,
        long_e6: 115_075_900,
      },
      { status: 'coming soon', cstext: 'Opening this summer', order_for_later: 0, venue_type: 'roastery' },
    ),
    fulfilment: [pickup],
    places: [],
  },
];

export const duneTypes = [
  { code: 'cafe', name: 'Café' },
  { code: 'kiosk', name: 'Kiosk' },
  { code: 'roastery', name: 'Roastery' },
];

export const duneVenueGroups = [
  {
    code: 'perth',
    title: 'Perth',
    subtitle: 'By the beach and in the city',
    venues: ['dune-cottesloe', 'dune-perth'],
  },
  {
    code: 'south-west',
    title: 'South West',
    subtitle: 'Where we roast',
    venues: ['dune-margaret-river'],
  },
];
