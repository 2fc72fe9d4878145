import type { Contactless, CustomField } from '@servery/contract/entities/checkout';
import type { DaySurcharge } from '@servery/contract/entities/day-surcharge';
import type {
  FulfilmentCode,
  FulfilmentType,
  OpenWindow,
  Weekday,
} from '@servery/contract/entities/fulfilment';
import type { Merchant } from '@servery/contract/entities/merchant';
import type { PaperSettings } from '@servery/contract/entities/paper';
import type { SaleChannel } from '@servery/contract/entities/sale-channel';
import type { OptionGroup } from '#cart/options';
import type { ModelOf } from '#fields/field';
import type { PointKind } from '#fulfilment/chosen-time';
import type { PointRules } from '#fulfilment/points';
import type { Instant } from '#hours/availability';
import type { Daypart } from '#menu/available';
import type { CATEGORY_FIELDS, PRODUCT_FIELDS } from '#menu-editor/fields';
import type { Cents } from '#money';
import type { Surcharges } from '#payments/surcharge';
import type { Printer } from '#printing/routing';
import type { Promo } from '#promos/discount';
import type { Scheme } from '#rewards/scheme';

/** What a venue is, without what it sells. */
export type VenueFacts = {
  id: number;
  /** What its printers print. */
  paper: PaperSettings;
  brandCode: string;
  name: string;
  address1: string;
  suburb: string;
  state: string;
  postcode: string;
  phone: string;
  abn: string;
  /** Charges GST, and so gives tax invoices. */
  gstRegistered: boolean;
  timeZone: string;
  countryCode: string;
  /** 'online' or 'offline'; anything else is not open yet. */
  status: string;
  alwaysOpen: boolean;
  orderForLater: boolean;
  heroImage: string;
  promoText: string;
  paymentText: string;
  deliveryText: string;
  warningText: string;
  /** A card is not taken without the address that its bank knows. */
  billingAddressRequired: boolean;
  surcharges: Surcharges;
  /** What such payments cost the venue, as somebody there says; 0 where nobody has. */
  paymentCosts: Surcharges;
  /** What orders for some days cost more, by the venue's calendar. */
  daySurcharges: readonly DaySurcharge[];
  preorderFee: Cents;
  /** Deliveries may be paid for when they arrive. */
  cashOnDelivery: boolean;
  location: { lat: number; long: number; radius: number };
  /** A standing order is not saved without a means to pay for it. */
  standingPaymentRequired: boolean;
  /** Takes no order at all, not even for later. */
  closed: boolean;
  /** No order for a time before this moment; 0 when it is not paused. */
  pausedUntil: Instant;
  pauseReason: string;
  /** Instead of 'Coming soon', while the venue is not active. */
  comingSoonText: string;
  venueType: string;
  /** Only what is set of it. */
  brandRedirect: Partial<Merchant['brand_redirect']>;
};

export type VenueMenu = {
  id: number;
  slug: string;
  /** Raised by every change that a customer can see. */
  version: number;
  publicNotice: string;
  checkoutNotice: string;
  displayImages: boolean;
  allowPromoCodes: boolean;
  allowOrderNotes: boolean;
  requireRegistration: boolean;
  showDietaryInfo: boolean;
  groupByCategory: boolean;
  studentsEnabled: boolean;
  studentNameLabel: string;
  /** What the checkout asks beyond the usual, under its own title. */
  customFields: readonly CustomField[];
  customFieldsLabel: string;
  contactless: Contactless;
  /** Nothing where the venue is to say. */
  orderForLater: boolean | undefined;
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

export type VenueFulfilment = {
  id: number;
  venueId: number;
  code: FulfilmentType['code'];
  icon: string;
  verb: string;
  description: string;
  asap: boolean;
  asapMinutes: number;
  timeFrame: FulfilmentType['time_frame'];
  timeType: FulfilmentType['time_type'];
  minNotice: number;
  timeBlock: number;
  /** Orders that one block of time can take; 0 is without limit. */
  blockCapacity: number;
  /** Nothing where the menu, or else the venue, is to say. */
  orderForLater: boolean | undefined;
  addressRequired: boolean;
  tableNumRequired: boolean;
  /** The tables that there are, as the venue writes them: '1-40, B1-B12'. Empty where nobody has said. */
  tableNums: string;
  bookingRefRequired: boolean;
  bookingNameRequired: boolean;
  bookingPaxRequired: boolean;
  availableText: string;
  windows: readonly (OpenWindow & { weekday: Weekday })[];
  /** How orders that come again each week are taken; nothing where they are not. */
  standing?: StandingRules | undefined;
  /** The steps in which a time may be chosen, where they are not those of its blocks. */
  pickMinutes?: number;
  /** Dates with hours of their own, sorted by their start; none is closed. */
  specialDates: readonly { date: string; windows: readonly OpenWindow[] }[];
};

/** A slot, stop or pickup location: where or when orders are handed over together. */
export type FulfilmentPoint = PointRules & {
  id: number;
  venueId: number;
  kind: PointKind;
  label: string;
  capacity: number;
  /** The zones that it is for; none: every zone without points of its own. */
  zoneIds: readonly number[];
};

export type DeliveryZone = {
  id: number;
  postcode: string;
  name: string;
  fee: Cents;
  minimum: Cents;
  minutes: number;
};

export type PaymentMethod = {
  id: number;
  code: string;
  icon: string;
  description: string;
  info: string;
  /** Where it is offered; nowhere is off. */
  channels: readonly SaleChannel[];
  /** The ways to order that it is offered for; none is all. */
  fulfilment: readonly FulfilmentCode[];
};

export type VenuePromo = Promo & {
  id: number;
  title: string;
  description: string;
  terms: string;
  listed: boolean;
  /** What members earn: the client calls it a loyalty promotion. */
  isReward: boolean;
};

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
