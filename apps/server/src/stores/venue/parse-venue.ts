import { contactless, customField } from '@servery/contract/entities/checkout';
import { daySurcharges } from '@servery/contract/entities/day-surcharge';
import { fulfilmentCode, fulfilmentCodes, openWindow, weekdays } from '@servery/contract/entities/fulfilment';
import { brandRedirect } from '@servery/contract/entities/merchant';
import { paperSettings } from '@servery/contract/entities/paper';
import { saleChannel } from '@servery/contract/entities/sale-channel';
import type {
  DeliveryZone,
  FulfilmentPoint,
  PaymentMethod,
  VenueFacts,
  VenueFulfilment,
  VenueMenu,
  VenueProduct,
  VenuePromo,
} from '@servery/domain/venue/model';
import type { FulfilmentCode } from '@servery/contract/entities/fulfilment';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { MenuTable } from '#db/tables/catalogue';
import type {
  DeliveryZoneTable,
  FulfilmentTypeTable,
  VenueTable,
  OpenWindowTable,
  PaymentMethodTable,
  FulfilmentPointTable,
  SpecialDateTable,
} from '#db/tables/venue';
import type { PromoTable } from '#db/tables/promos';

/** Rows as the rest of the server knows them: flags are booleans, lists are lists, names are ours. */
const flag = (value: number): boolean => value === 1;
const maybe = (value: number | null): boolean | undefined => (value === null ? undefined : value === 1);

const storedDays = z.array(z.enum(weekdays));
const storedFulfilment = z.array(fulfilmentCode);
const storedChannels = z.array(saleChannel);
const storedCodes = z.array(z.string());
const storedWindows = z.array(openWindow);
const storedRedirect = brandRedirect.partial();
const storedFields = z.array(customField);
const storedContactless = z.record(z.string(), z.unknown());

export const parseDays = (text: string) => storedDays.parse(JSON.parse(text));
export const parseFulfilmentCodes = (text: string) => storedFulfilment.parse(JSON.parse(text));
export const parseChannels = (text: string) => storedChannels.parse(JSON.parse(text));
export const parsePaper = (text: string) => paperSettings.parse(JSON.parse(text));
export const parseCodes = (text: string): string[] => storedCodes.parse(JSON.parse(text));

export const parseFacts = (row: Selectable<VenueTable>): VenueFacts => ({
  id: row.id,
  brandCode: row.brand_code,
  paper: parsePaper(row.paper),
  name: row.name,
  address1: row.address1,
  suburb: row.suburb,
  state: row.state,
  postcode: row.postcode,
  phone: row.phone,
  abn: row.abn,
  gstRegistered: flag(row.gst_registered),
  timeZone: row.time_zone,
  countryCode: row.country_code,
  status: row.status,
  alwaysOpen: flag(row.always_open),
  orderForLater: flag(row.order_for_later),
  heroImage: row.hero_img_url,
  promoText: row.promo_text,
  paymentText: row.payment_text,
  deliveryText: row.delivery_text,
  warningText: row.warning_text,
  billingAddressRequired: flag(row.billing_address_required),
  surcharges: { card: row.surcharge_cc, amex: row.surcharge_amex, paypal: row.surcharge_paypal },
  paymentCosts: { card: row.cost_cc, amex: row.cost_amex, paypal: row.cost_paypal },
  daySurcharges: daySurcharges.parse(JSON.parse(row.day_surcharges)),
  preorderFee: row.preorder_fee,
  cashOnDelivery: flag(row.cash_on_delivery),
  standingPaymentRequired: flag(row.standing_payment_required),
  location: { lat: row.lat_e6 / 1e6, long: row.long_e6 / 1e6, radius: row.radius_km },
  closed: flag(row.closed),
  pausedUntil: row.paused_until,
  pauseReason: row.pause_reason,
  comingSoonText: row.cstext,
  venueType: row.venue_type,
  brandRedirect: storedRedirect.parse(JSON.parse(row.brand_redirect)),
});

/** A type that the venue does not name has no contactless handover. */
const NOT_CONTACTLESS = Object.fromEntries(
  fulfilmentCodes.flatMap((code) => [
    [code, 0],
    [`${code}_label`, ''],
    [`${code}_desc`, ''],
    [`${code}_notes_link`, ''],
  ]),
);

const parseContactless = (text: string): VenueMenu['contactless'] =>
  contactless.parse({ enabled: 0, ...NOT_CONTACTLESS, ...storedContactless.parse(JSON.parse(text)) });

export const parseMenu = (row: Selectable<MenuTable>): VenueMenu => ({
  id: row.id,
  slug: row.slug,
  version: row.version,
  publicNotice: row.public_notice,
  checkoutNotice: row.checkout_notice,
  displayImages: flag(row.display_images),
  allowPromoCodes: flag(row.allow_promo_codes),
  allowOrderNotes: flag(row.allow_order_notes),
  requireRegistration: flag(row.require_registration),
  showDietaryInfo: flag(row.show_dietary_info),
  groupByCategory: flag(row.group_by_category),
  studentsEnabled: flag(row.students_enabled),
  studentNameLabel: row.student_name_label,
  customFields: storedFields.parse(JSON.parse(row.custom_fields)),
  customFieldsLabel: row.custom_fields_label,
  contactless: parseContactless(row.contactless),
  orderForLater: maybe(row.order_for_later),
});

type Hours = {
  windows: readonly Selectable<OpenWindowTable>[];
  specials: readonly Selectable<SpecialDateTable>[];
};

export const parseFulfilment = (
  row: Selectable<FulfilmentTypeTable>,
  { windows, specials }: Hours,
): VenueFulfilment => ({
  id: row.id,
  venueId: row.venue_id,
  code: row.code as VenueFulfilment['code'],
  icon: row.icon,
  verb: row.verb,
  description: row.descr,
  asap: flag(row.asap),
  asapMinutes: row.asap_mins,
  timeFrame: row.time_frame as VenueFulfilment['timeFrame'],
  timeType: row.time_type as VenueFulfilment['timeType'],
  minNotice: row.min_notice,
  timeBlock: row.time_block,
  blockCapacity: row.block_capacity,
  orderForLater: maybe(row.order_for_later),
  addressRequired: flag(row.address_required),
  tableNumRequired: flag(row.table_num_required),
  tableNums: row.table_nums,
  bookingRefRequired: flag(row.booking_ref_required),
  bookingNameRequired: flag(row.booking_name_required),
  bookingPaxRequired: flag(row.booking_pax_required),
  availableText: row.available_text,
  standing: flag(row.standing)
    ? {
        cutOffTime: row.standing_cut_off_time,
        cutOffDays: row.standing_cut_off_days,
        discountBasisPoints: row.standing_discount,
      }
    : undefined,
  windows: windows.map(({ weekday, opens, closes }) => ({
    weekday: weekday as VenueFulfilment['windows'][number]['weekday'],
    from: opens,
    to: closes,
  })),
  specialDates: specials.map((special) => ({
    date: special.on_date,
    windows: storedWindows.parse(JSON.parse(special.windows)).toSorted((a, b) => (a.from < b.from ? -1 : 1)),
  })),
});

export const parsePoint = (
  row: Selectable<FulfilmentPointTable>,
  zoneIds: readonly number[],
): FulfilmentPoint => ({
  id: row.id,
  venueId: row.venue_id,
  kind: row.kind,
  label: row.label,
  dueTime: row.due_time,
  cutOffTime: row.cut_off_time,
  cutOffDays: row.cut_off_days,
  weekdays: parseDays(row.weekdays),
  capacity: row.capacity,
  zoneIds,
});

export const parseZone = (row: Selectable<DeliveryZoneTable>): DeliveryZone => ({
  id: row.id,
  postcode: row.postcode,
  name: row.name,
  fee: row.fee,
  minimum: row.minimum,
  minutes: row.minutes,
});

export const parseMethod = (row: Selectable<PaymentMethodTable>): PaymentMethod => ({
  id: row.id,
  code: row.code,
  icon: row.icon,
  description: row.descr,
  info: row.info,
  channels: parseChannels(row.channels),
  fulfilment: parseFulfilmentCodes(row.fulfilment),
});

function hoursOf({ days, from_time: from, to_time: to }: Selectable<PromoTable>): VenuePromo['hours'] {
  const on = parseDays(days);
  return on.length === 0 && from === '' && to === '' ? undefined : { days: on, from, to };
}

export const parsePromo = (
  row: Selectable<PromoTable>,
  products: ReadonlyMap<number, VenueProduct>,
): VenuePromo => ({
  id: row.id,
  code: row.code,
  title: row.title,
  description: row.descr,
  terms: row.terms,
  kind: row.kind,
  value: row.value,
  minimum: row.minimum,
  fulfilment: parseCodes(row.fulfilment) as FulfilmentCode[],
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  listed: flag(row.listed),
  isReward: flag(row.reward),
  product: row.product_id === null ? undefined : products.get(row.product_id),
  usesTotal: row.uses_total,
  usesEach: row.uses_each,
  atMost: row.at_most,
  hours: hoursOf(row),
  isPaused: flag(row.paused),
  who: row.who,
  hasVouchers: flag(row.vouchers),
});
