import type { Contactless, CustomField } from '@servery/contract/entities/checkout';
import type { DaySurcharge } from '@servery/contract/entities/day-surcharge';
import type { FulfilmentType, OpenWindow, Weekday } from '@servery/contract/entities/fulfilment';
import type { Merchant } from '@servery/contract/entities/merchant';
import type { PaperSettings } from '@servery/contract/entities/paper';
import type { OptionGroup } from '#cart/options';
import type { ModelOf } from '#fields/field';
import type { Instant } from '#hours/availability';
import type { Daypart } from '#menu/available';
import type { CATEGORY_FIELDS, PRODUCT_FIELDS } from '#menu-editor/fields';
import type { Surcharges } from '#payments/surcharge';
import type { Printer } from '#printing/routing';
import type {
  FACTS_FIELDS,
  METHOD_FIELDS,
  POINT_FIELDS,
  PROMO_FIELDS,
  SETTINGS_FIELDS,
  WAY_FIELDS,
  ZONE_FIELDS,
} from '#venue/fields';
import type { Promo } from '#promos/discount';
import type { Scheme } from '#rewards/scheme';

/** What a venue is, without what it sells. */
export type VenueFacts = ModelOf<typeof FACTS_FIELDS> & {
  id: number;
  /** What its printers print. */
  paper: PaperSettings;
  brandCode: string;
  surcharges: Surcharges;
  /** What such payments cost the venue, as somebody there says; 0 where nobody has. */
  paymentCosts: Surcharges;
  /** What orders for some days cost more, by the venue's calendar. */
  daySurcharges: readonly DaySurcharge[];
  location: { lat: number; long: number; radius: number };
  /** Takes no order at all, not even for later. */
  closed: boolean;
  /** No order for a time before this moment; 0 when it is not paused. */
  pausedUntil: Instant;
  pauseReason: string;
  /** Only what is set of it. */
  brandRedirect: Partial<Merchant['brand_redirect']>;
};

export type VenueMenu = ModelOf<typeof SETTINGS_FIELDS> & {
  id: number;
  slug: string;
  /** Raised by every change that a customer can see. */
  version: number;
  /** What the checkout asks beyond the usual, under its own title. */
  customFields: readonly CustomField[];
  contactless: Contactless;
};

/** With the hours, the station, the ways to order and the screens that its categories leave it. */
export type VenueProduct = ModelOf<typeof PRODUCT_FIELDS> & {
  id: number;
  categoryId: number;
  groups: readonly OptionGroup[];
  /** `until` 0 is until somebody puts it back. */
  soldOut: { text: string; until: Instant } | undefined;
  /** Whether somebody counts how many are left. */
  isCounted: boolean;
  /** Of the days that are counted, the ones for which none is left. */
  soldOutOn: readonly string[];
  /** Its own hours and those of its categories; none is always. */
  dayparts: readonly Daypart[];
};

export type VenueCategory = ModelOf<typeof CATEGORY_FIELDS> & {
  id: number;
  parentId: number | undefined;
  products: readonly VenueProduct[];
};

/** Until when a standing order is changed for a date, and what it takes off the products. */
export type StandingRules = {
  cutOffTime: string;
  /** How many days before its own the cut-off lies. */
  cutOffDays: number;
  discountBasisPoints: number;
};

export type VenueFulfilment = ModelOf<typeof WAY_FIELDS> & {
  id: number;
  venueId: number;
  code: FulfilmentType['code'];
  asap: boolean;
  asapMinutes: number;
  windows: readonly (OpenWindow & { weekday: Weekday })[];
  /** How orders that come again each week are taken; nothing where they are not. */
  standing?: StandingRules | undefined;
  /** The steps in which a time may be chosen, where they are not those of its blocks. */
  pickMinutes?: number;
  /** Dates with hours of their own, sorted by their start; none is closed. */
  specialDates: readonly { date: string; windows: readonly OpenWindow[] }[];
};

/** A slot, stop or pickup location: where or when orders are handed over together. */
export type FulfilmentPoint = ModelOf<typeof POINT_FIELDS> & {
  id: number;
  venueId: number;
  /** The zones that it is for; none: every zone without points of its own. */
  zoneIds: readonly number[];
};

export type DeliveryZone = ModelOf<typeof ZONE_FIELDS> & { id: number };

export type PaymentMethod = ModelOf<typeof METHOD_FIELDS> & { id: number };

export type VenuePromo = Promo & ModelOf<typeof PROMO_FIELDS> & { id: number };

/** What the page needs to turn a card into a token, and what the wallets are asked with. */
export type CardKeys = { key: string; url: string };
export type WalletKeys = {
  appleMerchantId: string;
  google:
    | { gateway: string; gatewayId: string; merchantId: string; environment: '' | 'TEST' | 'PRODUCTION' }
    | undefined;
};

/** One venue with its menu, whole. */
export type Venue = VenueFacts & {
  menu: VenueMenu;
  categories: readonly VenueCategory[];
  products: ReadonlyMap<number, VenueProduct>;
  fulfilment: readonly VenueFulfilment[];
  fulfilmentPoints: ReadonlyMap<number, FulfilmentPoint>;
  /** By postcode. */
  zones: ReadonlyMap<string, DeliveryZone>;
  methods: readonly PaymentMethod[];
  /** Nothing without a card provider. */
  card?: CardKeys | undefined;
  wallets?: WalletKeys | undefined;
  /** Which accounts it is paid through, by what they are for; where there is none, the installation's. */
  accounts?: Readonly<Partial<Record<string, string>>> | undefined;
  promos: readonly VenuePromo[];
  /** Whether somebody may hold a gift voucher of the brand. */
  takesGifts?: boolean;
  /** What every order of a type has off its products, in basis points; nothing for orders that somebody places. */
  discounts?: ReadonlyMap<FulfilmentType['code'], number>;
  /** What members earn and get here; nothing where the venue has no rewards. */
  scheme: Scheme | undefined;
  classes: readonly { id: number; name: string }[];
  printers: readonly Printer[];
};
