import { amount, choice, clock, type Fields, flag, list, maybe, name, text, whole } from '#fields/field';
import { FULFILMENT_CODES, SALE_CHANNELS } from '#fields/lists';
import { WEEK } from '#hours/availability';
import { t } from '#menu-editor/texts';
import { dollars } from '#money';
import type {
  FileFacts,
  FileFulfilment,
  FilePayment,
  FilePoint,
  FilePromo,
  FileSettings,
  FileZone,
} from '#venue-file/parts';

/** A field of `Facts` that is forgotten here does not compile. */
type AllOf<Facts> = { [Key in keyof Facts]: Fields[string] };

const said = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value ?? ''));
type Change = (slots: { from: string; to: string }) => string;
const between = (change: Change) => (from: unknown, to: unknown) =>
  change({ from: said(from), to: said(to) });
const inDollars = (change: Change) => (from: unknown, to: unknown) =>
  change({ from: dollars(said(from)), to: dollars(said(to)) });
const limitText = (value: unknown): string => (value === 0 ? t.noLimit : said(value));
const upTo = (change: Change) => (from: unknown, to: unknown) =>
  change({ from: limitText(from), to: limitText(to) });
const mostText = (value: unknown): string => (value === '0.00' ? t.noLimit : dollars(said(value)));
const renamed = (from: unknown): string => t.name({ from: said(from) });

/** What a venue is, but for what consists of parts: surcharges, the place on the map, paper. */
export const FACTS_FIELDS = {
  name: name('name', { as: 'name', word: () => t.nameWord, said: renamed }),
  address: text('address1', { as: 'address1', word: () => t.address }),
  suburb: text('suburb', { as: 'suburb', word: () => t.address }),
  state: text('state', { as: 'state', word: () => t.address }),
  postcode: text('postcode', { as: 'postcode', word: () => t.address }),
  phone: text('phone', { as: 'phone', word: () => t.phoneWord, said: between(t.phone) }),
  abn: text('abn', { as: 'abn', word: () => t.abnWord, said: between(t.abn) }),
  /** Charges GST, and so gives tax invoices. */
  gst_registered: flag('gst_registered', {
    as: 'gstRegistered',
    empty: true,
    word: () => t.gstOn,
    said: (_from, to) => (to === true ? t.gstOn : t.gstOff),
  }),
  time_zone: name('time_zone', { as: 'timeZone', word: () => t.timeZoneWord, said: between(t.timeZone) }),
  country: text('country_code', { as: 'countryCode', empty: 'AU', word: () => t.address }),
  /** 'online' or 'offline'; anything else is not open yet. */
  status: text('status', { as: 'status', empty: 'online', word: () => t.status }),
  /** Instead of 'Coming soon', while the venue is not active. */
  coming_soon_text: text('cstext', { as: 'comingSoonText', word: () => t.comingSoon }),
  type: text('venue_type', { as: 'venueType', word: () => t.venueType }),
  always_open: flag('always_open', { as: 'alwaysOpen', word: () => t.weekHours }),
  order_for_later: flag('order_for_later', { as: 'orderForLater', empty: true, word: () => t.forLater }),
  hero_image: text('hero_img_url', { as: 'heroImage', word: () => t.hero }),
  promo_text: text('promo_text', { as: 'promoText', word: () => t.notices }),
  payment_text: text('payment_text', { as: 'paymentText', word: () => t.notices }),
  delivery_text: text('delivery_text', { as: 'deliveryText', word: () => t.notices }),
  warning_text: text('warning_text', { as: 'warningText', word: () => t.notices }),
  preorder_fee: amount('preorder_fee', { as: 'preorderFee', empty: '0.00', word: () => t.preorderFee }),
  /** Deliveries may be paid for when they arrive. */
  cash_on_delivery: flag('cash_on_delivery', {
    as: 'cashOnDelivery',
    word: () => t.cashOnDelivery,
    said: (_from, to) => (to === true ? t.cashOnDelivery : t.noCashOnDelivery),
  }),
  /** A card is not taken without the address that its bank knows. */
  billing_address_required: flag('billing_address_required', {
    as: 'billingAddressRequired',
    word: () => t.asksFor,
  }),
  /** A standing order is not saved without a means to pay for it. */
  standing_payment_required: flag('standing_payment_required', {
    as: 'standingPaymentRequired',
    word: () => t.standing,
  }),
} satisfies AllOf<
  Omit<
    FileFacts,
    | 'surcharges'
    | 'payment_costs'
    | 'day_surcharges'
    | 'location'
    | 'brand_redirect'
    | 'home_redirect'
    | 'paper'
  >
>;

/** Of a menu as a whole. */
export const SETTINGS_FIELDS = {
  public_notice: text('public_notice', { as: 'publicNotice', word: () => t.notices }),
  checkout_notice: text('checkout_notice', { as: 'checkoutNotice', word: () => t.notices }),
  display_images: flag('display_images', { as: 'displayImages', empty: true, word: () => t.image }),
  allow_promo_codes: flag('allow_promo_codes', { as: 'allowPromoCodes', word: () => t.codeWord }),
  allow_order_notes: flag('allow_order_notes', { as: 'allowOrderNotes', empty: true, word: () => t.asksFor }),
  require_registration: flag('require_registration', { as: 'requireRegistration', word: () => t.asksFor }),
  show_dietary_info: flag('show_dietary_info', { as: 'showDietaryInfo', empty: true, word: () => t.dietary }),
  group_by_category: flag('group_by_category', { as: 'groupByCategory', empty: true, word: () => t.header }),
  students_enabled: flag('students_enabled', { as: 'studentsEnabled', word: () => t.asksFor }),
  student_name_label: text('student_name_label', { as: 'studentNameLabel', word: () => t.asksFor }),
  questions_label: text('custom_fields_label', { as: 'customFieldsLabel', word: () => t.asksFor }),
  /** Nothing where the venue is to say. */
  order_for_later: maybe('order_for_later', { as: 'orderForLater', word: () => t.forLater }),
} satisfies AllOf<Omit<FileSettings, 'questions' | 'contactless'>>;

/** Of a way to order, but for its hours, the time it takes and its standing orders. */
export const WAY_FIELDS = {
  offered: flag('offered', {
    empty: true,
    word: () => t.switchedOn,
    said: (_from, to) => (to === true ? t.switchedOn : t.switchedOff),
  }),
  name: name('verb', { as: 'verb', word: () => t.nameWord, said: renamed }),
  icon: text('icon', { as: 'icon', word: () => t.image }),
  description: text('descr', { as: 'description', word: () => t.description }),
  time_frame: choice('time_frame', ['none', 'datetime', 'location'], {
    as: 'timeFrame',
    word: () => t.chosenTimes,
  }),
  time_type: choice('time_type', ['none', 'user', 'slots', 'stops', 'locations'], {
    as: 'timeType',
    word: () => t.chosenTimes,
  }),
  notice_minutes: whole('min_notice', { as: 'minNotice', word: () => t.notice }),
  block_minutes: whole('time_block', { as: 'timeBlock', word: () => t.blocks }),
  /** Orders that one block of time can take; 0 is without limit. */
  block_capacity: whole('block_capacity', { as: 'blockCapacity', word: () => t.capacity }),
  /** Nothing where the menu, or else the venue, is to say. */
  order_for_later: maybe('order_for_later', { as: 'orderForLater', word: () => t.forLater }),
  address_required: flag('address_required', { as: 'addressRequired', word: () => t.asksFor }),
  table_number_required: flag('table_num_required', { as: 'tableNumRequired', word: () => t.asksFor }),
  /** The tables that there are, as the venue writes them: '1-40, B1-B12'. Empty where nobody has said. */
  tables: text('table_nums', { as: 'tableNums', word: () => t.tables }),
  booking_reference_required: flag('booking_ref_required', {
    as: 'bookingRefRequired',
    word: () => t.asksFor,
  }),
  booking_name_required: flag('booking_name_required', { as: 'bookingNameRequired', word: () => t.asksFor }),
  booking_people_required: flag('booking_pax_required', { as: 'bookingPaxRequired', word: () => t.asksFor }),
  available_text: text('available_text', { as: 'availableText', word: () => t.notices }),
} satisfies AllOf<
  Omit<FileFulfilment, 'type' | 'asap_minutes' | 'standing_orders' | 'hours' | 'special_dates'>
>;

export const ZONE_FIELDS = {
  postcode: name('postcode', { as: 'postcode', word: () => t.address }),
  name: text('name', { as: 'name', word: () => t.nameWord, said: renamed }),
  fee: amount('fee', { as: 'fee', empty: '0.00', word: () => t.feeWord, said: inDollars(t.fee) }),
  minimum: amount('minimum', {
    as: 'minimum',
    empty: '0.00',
    word: () => t.minimumWord,
    said: inDollars(t.minimum),
  }),
  minutes: whole('minutes', { as: 'minutes', word: () => t.minutesWord, said: between(t.minutes) }),
} satisfies AllOf<FileZone>;

/** A slot, stop or pickup location, but for its zones. */
export const POINT_FIELDS = {
  kind: choice('kind', ['slot', 'stop', 'location'], { as: 'kind', word: () => t.chosenTimes }),
  label: name('label', { as: 'label', word: () => t.nameWord, said: renamed }),
  time: clock('due_time', { as: 'dueTime', word: () => t.timeWord, said: between(t.time) }),
  cut_off_time: clock('cut_off_time', { as: 'cutOffTime', word: () => t.cutOff }),
  /** How many days before its own the cut-off lies; 0 is the same day. */
  cut_off_days: whole('cut_off_days', { as: 'cutOffDays', word: () => t.cutOff }),
  days: list('weekdays', WEEK, { as: 'weekdays', empty: [...WEEK], word: () => t.days }),
  capacity: whole('capacity', { as: 'capacity', word: () => t.holdsWord, said: between(t.holds) }),
} satisfies AllOf<Omit<FilePoint, 'zones'>>;

export const METHOD_FIELDS = {
  code: name('code', { as: 'code', word: () => t.nameWord }),
  name: name('descr', { as: 'description', word: () => t.nameWord }),
  icon: text('icon', { as: 'icon', word: () => t.image }),
  info: text('info', { as: 'info', word: () => t.notices }),
  /** Where it is offered; nowhere is off. */
  channels: list('channels', SALE_CHANNELS, {
    as: 'channels',
    empty: [...SALE_CHANNELS],
    word: () => t.soldAt,
  }),
  /** The ways to order that it is offered for; none is all. */
  fulfilment: list('fulfilment', FULFILMENT_CODES, {
    as: 'fulfilment',
    word: () => t.soldFor,
  }),
} satisfies AllOf<FilePayment>;

/** Of a promo, but for what it gives, from when until when, and whether its code is the beginning of many. */
export const PROMO_FIELDS = {
  code: text('code', { as: 'code', word: () => t.codeWord, said: between(t.code) }),
  title: text('title', { as: 'title', word: () => t.title }),
  description: text('descr', { as: 'description', word: () => t.promoDescription }),
  terms: text('terms', { as: 'terms', word: () => t.terms }),
  minimum: amount('minimum', {
    as: 'minimum',
    empty: '0.00',
    word: () => t.minimumWord,
    said: inDollars(t.minimum),
  }),
  /** None: good for every type. */
  fulfilment: list('fulfilment', FULFILMENT_CODES, {
    as: 'fulfilment',
    word: () => t.fulfilment,
  }),
  listed: flag('listed', {
    as: 'listed',
    empty: true,
    word: () => t.listed,
    said: (_from, to) => (to === true ? t.listed : t.unlisted),
  }),
  /** What members earn: the client calls it a loyalty promotion. */
  reward: flag('reward', { as: 'isReward', word: () => t.reward }),
  /** How often it may be used, in all and by one person; 0 is without limit. */
  uses_total: whole('uses_total', { as: 'usesTotal', word: () => t.usesTotalWord, said: upTo(t.usesTotal) }),
  uses_each: whole('uses_each', { as: 'usesEach', word: () => t.usesEachWord, said: upTo(t.usesEach) }),
  /** What it takes off at most; 0 is without limit. */
  at_most: amount('at_most', {
    as: 'atMost',
    empty: '0.00',
    word: () => t.atMostWord,
    said: (from, to) => t.atMost({ from: mostText(from), to: mostText(to) }),
  }),
  /** The days and hours that an order has to be wanted for; none: always. */
  days: list('days', WEEK, { word: () => t.days }),
  time_from: clock('from_time', { word: () => t.from }),
  time_to: clock('to_time', { word: () => t.from }),
  who: choice('who', ['everyone', 'members', 'first_order'], { as: 'who', word: () => t.who }),
  paused: flag('paused', {
    as: 'isPaused',
    word: () => t.paused,
    said: (_from, to) => (to === true ? t.paused : t.resumed),
  }),
} satisfies AllOf<Omit<FilePromo, 'off' | 'from' | 'until' | 'vouchers'>>;
