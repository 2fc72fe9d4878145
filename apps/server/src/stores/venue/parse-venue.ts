import { contactless, customField } from '@servery/contract/entities/checkout';
import { daySurcharges } from '@servery/contract/entities/day-surcharge';
import { fulfilmentCodes, openWindow } from '@servery/contract/entities/fulfilment';
import { brandRedirect } from '@servery/contract/entities/merchant';
import { paperSettings } from '@servery/contract/entities/paper';
import { modelOf, type ValueOf, valueIn } from '@servery/domain/fields/field';
import {
  FACTS_FIELDS,
  METHOD_FIELDS,
  POINT_FIELDS,
  PROMO_FIELDS,
  SETTINGS_FIELDS,
  WAY_FIELDS,
  ZONE_FIELDS,
} from '@servery/domain/venue/fields';
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

const storedWindows = z.array(openWindow);
const storedRedirect = brandRedirect.partial();
const storedFields = z.array(customField);
const storedContactless = z.record(z.string(), z.unknown());

export const parsePaper = (text: string) => paperSettings.parse(JSON.parse(text));
export const parseFacts = (row: Selectable<VenueTable>): VenueFacts => ({
  id: row.id,
  brandCode: row.brand_code,
  paper: parsePaper(row.paper),
  ...modelOf(FACTS_FIELDS, valueIn(FACTS_FIELDS, row)),
  surcharges: { card: row.surcharge_cc, amex: row.surcharge_amex, paypal: row.surcharge_paypal },
  paymentCosts: { card: row.cost_cc, amex: row.cost_amex, paypal: row.cost_paypal },
  daySurcharges: daySurcharges.parse(JSON.parse(row.day_surcharges)),
  location: { lat: row.lat_e6 / 1e6, long: row.long_e6 / 1e6, radius: row.radius_km },
  closed: flag(row.closed),
  pausedUntil: row.paused_until,
  pauseReason: row.pause_reason,
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
  ...modelOf(SETTINGS_FIELDS, valueIn(SETTINGS_FIELDS, row)),
  customFields: storedFields.parse(JSON.parse(row.custom_fields)),
  contactless: parseContactless(row.contactless),
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
  ...modelOf(WAY_FIELDS, valueIn(WAY_FIELDS, row)),
  asap: flag(row.asap),
  asapMinutes: row.asap_mins,
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
  ...modelOf(POINT_FIELDS, valueIn(POINT_FIELDS, row)),
  zoneIds,
});

export const parseZone = (row: Selectable<DeliveryZoneTable>): DeliveryZone => ({
  ...modelOf(ZONE_FIELDS, valueIn(ZONE_FIELDS, row)),
  id: row.id,
});

export const parseMethod = (row: Selectable<PaymentMethodTable>): PaymentMethod => ({
  ...modelOf(METHOD_FIELDS, valueIn(METHOD_FIELDS, row)),
  id: row.id,
});

const hoursOf = ({ days, time_from: from, time_to: to }: ValueOf<typeof PROMO_FIELDS>): VenuePromo['hours'] =>
  days.length === 0 && from === '' && to === '' ? undefined : { days, from, to };

export function parsePromo(
  row: Selectable<PromoTable>,
  products: ReadonlyMap<number, VenueProduct>,
): VenuePromo {
  const value = valueIn(PROMO_FIELDS, row);
  return {
    ...modelOf(PROMO_FIELDS, value),
    id: row.id,
    kind: row.kind,
    value: row.value,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    product: row.product_id === null ? undefined : products.get(row.product_id),
    hours: hoursOf(value),
    hasVouchers: flag(row.vouchers),
  };
}
