import type { Insertable, Selectable } from 'kysely';
import { banksiaCheckout } from '#db/seed/data/checkout-form';
import type { MenuTable } from '#db/tables/catalogue';
import type { DeliveryZoneTable, VenueTable, FulfilmentPointTable, PromoTable } from '#db/tables/venue';

type OfVenue<Table> = Omit<Insertable<Table>, 'id' | 'venue_id'>;

const DAY = 86_400_000;
const EVERY_DAY = JSON.stringify(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']);
const WORKDAYS = JSON.stringify(['mon', 'tue', 'wed', 'thu', 'fri']);

export const banksiaVenue: Insertable<VenueTable> = {
  brand_code: 'demo',
  name: 'Banksia Kitchen',
  address1: '12 Market Street',
  suburb: 'Fremantle',
  state: 'WA',
  postcode: '6160',
  phone: '(08) 5550 0142',
  // The tax office's own example number: it passes the check digits and belongs to nobody.
  abn: '51 824 753 556',
  time_zone: 'Australia/Perth',
  country_code: 'AU',
  status: 'online',
  always_open: 0,
  order_for_later: 1,
  hero_img_url: 'pics/table-side.svg',
  promo_text: '10% off your first spring order with SPRING10.',
  payment_text: 'No surcharge on cards or in store. PayPal adds 1.5%.',
  delivery_text: 'We deliver around Fremantle from $5.00, lunch and dinner.',
  warning_text: 'Our kitchen uses nuts, sesame, gluten, egg and dairy. Tell us about an allergy in the note.',
  // No more on eftpos, Visa and Mastercard since 1 October 2026; whether American Express is another matter is open.
  surcharge_cc: 0,
  surcharge_amex: 0,
  surcharge_paypal: 150,
  preorder_fee: 0,
  lat_e6: -32_053_900,
  long_e6: 115_745_800,
  radius_km: 8,
};

export const banksiaMenuSettings: OfVenue<MenuTable> = {
  slug: 'banksia-kitchen',
  version: 1,
  public_notice: '',
  checkout_notice: '',
  display_images: 1,
  allow_promo_codes: 1,
  allow_order_notes: 1,
  require_registration: 0,
  show_dietary_info: 1,
  group_by_category: 1,
  students_enabled: 0,
  student_name_label: 'Student name',
  ...banksiaCheckout,
};

export const studentClasses = ['Year 7A', 'Year 7B', 'Year 8A', 'Year 8B', 'Year 9A', 'Year 9B'];

export const deliveryZones: readonly OfVenue<DeliveryZoneTable>[] = [
  { postcode: '6160', name: 'Fremantle', fee: 500, minimum: 2000, minutes: 25 },
  { postcode: '6158', name: 'East Fremantle', fee: 600, minimum: 2500, minutes: 30 },
  { postcode: '6159', name: 'North Fremantle', fee: 600, minimum: 2500, minutes: 30 },
  {
    postcode: '6162',
    name: 'South Fremantle, Beaconsfield and White Gum Valley',
    fee: 600,
    minimum: 2500,
    minutes: 30,
  },
  { postcode: '6157', name: 'Palmyra and Bicton', fee: 750, minimum: 3000, minutes: 35 },
  { postcode: '6163', name: 'Hilton, O’Connor and Coolbellup', fee: 750, minimum: 3000, minutes: 35 },
  { postcode: '6012', name: 'Mosman Park', fee: 900, minimum: 4000, minutes: 40 },
  { postcode: '6011', name: 'Cottesloe', fee: 950, minimum: 4000, minutes: 45 },
];

/** One rider at lunch, three in the evening. */
const slot = (label: string, due_time: string, cut_off_time: string): OfVenue<FulfilmentPointTable> => ({
  kind: 'slot',
  label,
  due_time,
  cut_off_time,
  cut_off_days: 0,
  weekdays: EVERY_DAY,
  capacity: due_time < '17:00' ? 10 : 30,
});

const stop = (label: string, due_time: string, cut_off_time: string): OfVenue<FulfilmentPointTable> => ({
  kind: 'stop',
  label,
  due_time,
  cut_off_time,
  cut_off_days: 0,
  weekdays: WORKDAYS,
  capacity: 20,
});

const location = (label: string): OfVenue<FulfilmentPointTable> => ({
  kind: 'location',
  label,
  due_time: '12:15',
  cut_off_time: '10:30',
  cut_off_days: 0,
  weekdays: EVERY_DAY,
  capacity: 25,
});

export const places: readonly OfVenue<FulfilmentPointTable>[] = [
  slot('11:30 am to 12:00 pm', '11:30', '11:00'),
  slot('12:00 pm to 12:30 pm', '12:00', '11:30'),
  slot('12:30 pm to 1:00 pm', '12:30', '12:00'),
  slot('1:00 pm to 1:30 pm', '13:00', '12:30'),
  slot('5:30 pm to 6:00 pm', '17:30', '17:00'),
  slot('6:00 pm to 6:30 pm', '18:00', '17:30'),
  slot('6:30 pm to 7:00 pm', '18:30', '18:00'),
  slot('7:00 pm to 7:30 pm', '19:00', '18:30'),
  stop('Fremantle Station, bus port', '11:45', '10:45'),
  stop('Fishing Boat Harbour, Mews Road', '12:00', '11:00'),
  stop('Notre Dame, Mouat Street gate', '12:15', '11:15'),
  stop('Victoria Quay, B Shed', '12:30', '11:30'),
  location('Banksia Kitchen, 12 Market Street'),
  location('The Beach Cart, Bathers Beach'),
  location('Saturday Market, stall 14'),
];

/** Cottesloe is a long ride: it has two runs of its own, and the first is planned the evening before. */
export const zoneSlots = {
  postcode: '6011',
  slots: [
    { ...slot('12:00 pm to 1:00 pm', '12:00', '18:00'), cut_off_days: 1 },
    slot('6:30 pm to 7:30 pm', '18:30', '17:00'),
  ],
};

const promo = (
  code: string,
  words: Pick<PromoTable, 'title' | 'descr' | 'terms'>,
  rule: Pick<PromoTable, 'kind'> & Partial<Selectable<PromoTable>>,
): Omit<OfVenue<PromoTable>, 'starts_at' | 'ends_at'> => ({
  code,
  ...words,
  kind: rule.kind,
  value: rule.value ?? 0,
  minimum: rule.minimum ?? 0,
  fulfilment: rule.fulfilment ?? '[]',
  listed: rule.listed ?? 1,
  reward: rule.reward ?? 0,
});

export function promos(now: number): OfVenue<PromoTable>[] {
  const running = { starts_at: now - 14 * DAY, ends_at: now + 365 * DAY };
  const over = { starts_at: now - 90 * DAY, ends_at: now - 30 * DAY };
  const spring = {
    title: '10% off this spring',
    descr: 'Ten per cent off everything on the menu.',
    terms: 'Once per order. Not with other offers.',
  };
  const lunch = {
    title: '$5 off lunch',
    descr: 'Five dollars off orders from $25.00.',
    terms: 'Orders from $25.00.',
  };
  const delivery = {
    title: 'Free delivery',
    descr: 'We bring it for nothing.',
    terms: 'Delivery orders only.',
  };
  const rewards = {
    title: 'Banksia Rewards',
    descr: 'A point for every dollar, $10 off at a hundred.',
    terms: 'For members. Points are added when the order is complete.',
  };
  const winter = { title: 'Winter warmer', descr: 'Two dollars off.', terms: 'Ended with the winter.' };
  const voucher = { title: 'Voucher', descr: 'Ten dollars, on the house.', terms: 'Once for each order.' };
  return [
    { ...promo('SPRING10', spring, { kind: 'percent', value: 1000 }), ...running },
    { ...promo('LUNCH5', lunch, { kind: 'amount', value: 500, minimum: 2500 }), ...running },
    { ...promo('', rewards, { kind: 'amount', reward: 1 }), ...running },
    {
      ...promo('FREEDEL', delivery, { kind: 'free_delivery', fulfilment: '["deliver"]', listed: 0 }),
      ...running,
    },
    { ...promo('ONUS10', voucher, { kind: 'amount', value: 1000, listed: 0 }), ...running },
    { ...promo('EXPIRED', winter, { kind: 'amount', value: 200, listed: 0 }), ...over },
  ];
}
