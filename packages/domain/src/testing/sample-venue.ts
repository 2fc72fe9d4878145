import { USUAL_PAPER } from '#printing/usual-paper';
import { contactless } from '@servery/contract/entities/checkout';
import { type FulfilmentCode, fulfilmentCodes, weekdays } from '@servery/contract/entities/fulfilment';
import { saleChannels } from '@servery/contract/entities/sale-channel';
import { emptyOf, modelOf } from '#fields/field';
import { PRODUCT_FIELDS } from '#menu-editor/fields';
import { instantOf } from '#hours/times';
import { type Cart, emptyCart } from '#ordering/cart';
import { FACTS_FIELDS, PROMO_FIELDS, SETTINGS_FIELDS, WAY_FIELDS } from '#venue/fields';
import type {
  DeliveryZone,
  FulfilmentPoint,
  Venue,
  VenueFulfilment,
  VenueMenu,
  VenueProduct,
  VenuePromo,
} from '#venue/model';

export const ZONE = 'Australia/Perth';
/** A Wednesday at noon. */
export const NOON = instantOf({ date: '2026-11-18', time: '12:00' }, ZONE);
export const onDay = (date: string, time: string): number => instantOf({ date, time }, ZONE);

/** For tests: pickup every day from 7 to 21, now or at a time of one's own. */
export const sampleFulfilment = (more: Partial<VenueFulfilment> = {}): VenueFulfilment => ({
  ...modelOf(WAY_FIELDS, {
    ...emptyOf(WAY_FIELDS),
    name: 'Pick up',
    icon: 'bag',
    time_frame: 'datetime',
    time_type: 'user',
    notice_minutes: 30,
    block_minutes: 15,
  }),
  id: 5,
  venueId: 1,
  code: 'pickup',
  asap: true,
  asapMinutes: 15,
  windows: weekdays.map((weekday) => ({ weekday, from: '07:00', to: '21:00' })),
  specialDates: [],
  ...more,
});

export const sampleProduct = (more: Partial<VenueProduct> = {}): VenueProduct => ({
  ...modelOf(PRODUCT_FIELDS, { ...emptyOf(PRODUCT_FIELDS), name: 'Lasagne', price: '15.00' }),
  id: 11,
  categoryId: 2,
  groups: [],
  soldOut: undefined,
  isCounted: false,
  soldOutOn: [],
  dayparts: [],
  ...more,
});

export const samplePoint = (more: Partial<FulfilmentPoint> = {}): FulfilmentPoint => ({
  id: 31,
  venueId: 1,
  kind: 'slot',
  label: '6 pm to 7 pm',
  capacity: 8,
  zoneIds: [],
  weekdays,
  dueTime: '18:00',
  cutOffTime: '16:00',
  cutOffDays: 0,
  ...more,
});

export const sampleZone = (more: Partial<DeliveryZone> = {}): DeliveryZone => ({
  id: 3,
  postcode: '6160',
  name: 'Fremantle',
  fee: 600,
  minimum: 2000,
  minutes: 35,
  ...more,
});

export const samplePromo = (more: Partial<VenuePromo> = {}): VenuePromo => ({
  ...modelOf(PROMO_FIELDS, { ...emptyOf(PROMO_FIELDS), code: 'TENOFF' }),
  id: 61,
  kind: 'percent',
  value: 1000,
  startsAt: 0,
  endsAt: NOON + 1,
  product: undefined,
  hours: undefined,
  hasVouchers: false,
  ...more,
});

const noContactless = contactless.parse({
  enabled: 0,
  ...Object.fromEntries(
    fulfilmentCodes.flatMap((code: FulfilmentCode) => [
      [code, 0],
      [`${code}_label`, ''],
      [`${code}_desc`, ''],
      [`${code}_notes_link`, ''],
    ]),
  ),
});

export const sampleMenu = (more: Partial<VenueMenu> = {}): VenueMenu => ({
  ...modelOf(SETTINGS_FIELDS, {
    ...emptyOf(SETTINGS_FIELDS),
    allow_promo_codes: true,
    show_dietary_info: false,
  }),
  id: 2,
  slug: 'menu',
  version: 1,
  customFields: [],
  contactless: noContactless,
  ...more,
});

const byId = <T extends { id: number }>(list: readonly T[]): ReadonlyMap<number, T> =>
  new Map(list.map((each) => [each.id, each]));

type More = Partial<Omit<Venue, 'products' | 'fulfilmentPoints' | 'zones'>> & {
  products?: readonly VenueProduct[];
  points?: readonly FulfilmentPoint[];
  zones?: readonly DeliveryZone[];
};

const METHODS: Venue['methods'] = ['STORE', 'CC', 'SAVED', 'BALANCE', 'PP'].map((code, at) => ({
  id: at + 1,
  code,
  icon: '',
  description: '',
  info: '',
  channels: saleChannels,
  fulfilment: [],
}));

/** For tests: a venue in Perth that sells lasagne for $15, for pickup, paid in store. */
export const sampleVenue = ({
  products = [sampleProduct()],
  points = [],
  zones = [],
  ...more
}: More = {}): Venue => ({
  id: 1,
  brandCode: 'demo',
  paper: USUAL_PAPER,
  ...modelOf(FACTS_FIELDS, {
    ...emptyOf(FACTS_FIELDS),
    name: 'Trattoria',
    state: 'WA',
    postcode: '6160',
    time_zone: ZONE,
  }),
  surcharges: { card: 120, amex: 250, paypal: 300 },
  paymentCosts: { card: 0, amex: 0, paypal: 0 },
  daySurcharges: [],
  location: { lat: -32.05, long: 115.74, radius: 5 },
  closed: false,
  pausedUntil: 0,
  pauseReason: '',
  brandRedirect: {},
  menu: sampleMenu(),
  categories: [],
  fulfilment: [sampleFulfilment()],
  methods: METHODS,
  promos: [],
  scheme: undefined,
  classes: [],
  printers: [],
  ...more,
  products: byId(products),
  fulfilmentPoints: byId(points),
  zones: new Map(zones.map((zone) => [zone.postcode, zone])),
});

/** For tests: two portions of lasagne for pickup as soon as possible, to be paid in store. */
export const sampleCart = (more: Partial<Cart> = {}): Cart => {
  const empty = emptyCart({ sessionId: 1, venueId: 1, menuId: 2, now: NOON });
  return {
    ...empty,
    id: 9,
    lines: [{ slot: 1, productId: 11, quantity: 2, options: [], notes: '', seenPrice: 1500 }],
    fulfilmentType: 'pickup',
    time: { ...empty.time, asap: true },
    paymentMethod: 'STORE',
    ...more,
  };
};
