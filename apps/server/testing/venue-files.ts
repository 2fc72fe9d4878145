import { type FulfilmentCode, fulfilmentCodes, weekdays } from '@servery/contract/entities/fulfilment';
import { saleChannels } from '@servery/contract/entities/sale-channel';
import type { WholeVenueFile, WrittenVenueFile } from '@servery/contract/venue-file/venue-file';
import { venueFile } from '@servery/contract/venue-file/venue-file';
import type { FieldKind, Fields } from '@servery/domain/fields/field';
import {
  CATEGORY_FIELDS,
  GROUP_FIELDS,
  OPTION_FIELDS,
  PRODUCT_FIELDS,
} from '@servery/domain/menu-editor/fields';
import { normalForm } from '@servery/domain/venue-file/normal-form';
import { productsIn } from '@servery/domain/venue-file/parts';
import fc from 'fast-check';

type Written = Required<WrittenVenueFile>;
type Menu = Written['menus'][number];

const isReadable = (text: string): boolean => text.isWellFormed() && !/[^\P{Cc}\t\n\r]/u.test(text);
const words = fc.string({ unit: 'grapheme', maxLength: 12 }).filter(isReadable);
/** Few enough that the same name is often there twice. */
const name = fc.oneof(
  fc.constantFrom('Flat White', 'Size', 'Specials', 'Crème brûlée', 'Pho & Bánh mì', "O'Brien", 'a / b'),
  words.filter((text) => text.length > 0),
);
const cents = fc
  .nat(9_999_999)
  .map((all) => `${Math.floor(all / 100)}.${String(all % 100).padStart(2, '0')}`);
const difference = fc
  .tuple(fc.boolean(), cents)
  .map(([isLess, amount]) => (isLess && amount !== '0.00' ? `-${amount}` : amount));
const percent = fc.nat(10_000).map((points) => String(points / 100));
const count = fc.nat(500);
const two = (max: number) => fc.nat(max).map((part) => String(part).padStart(2, '0'));
const clock = fc.tuple(two(23), two(59)).map(([hour, minute]) => `${hour}:${minute}`);
const clockOrNothing = fc.oneof(fc.constant(''), clock);
const windows = fc.array(
  fc.tuple(clock, clock).map(([from, to]) => `${from}-${to}`),
  { maxLength: 3 },
);
const date = fc
  .tuple(
    fc.integer({ min: 2020, max: 2060 }),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 1, max: 28 }),
  )
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join('-'));
/** After four in the morning: no clock is moved then. */
const moment = fc
  .tuple(date, fc.integer({ min: 4, max: 23 }), two(59), fc.constantFrom('', ':07', ':00.250', ':59.999'))
  .map(([day, hour, minute, rest]) => `${day} ${String(hour).padStart(2, '0')}:${minute}${rest}`);
const days = fc.subarray([...weekdays]);
const ways = fc.subarray([...fulfilmentCodes]);
const flag = fc.boolean();
const some = { requiredKeys: [] };
const percents = fc.record({ card: percent, amex: percent, paypal: percent }, some);

const dates = fc.array(date, { maxLength: 2 });
const daySurcharge = fc.record({ name, percent, days, dates, fulfilment: ways, on: flag });

const facts = fc.record(
  {
    name,
    time_zone: fc.constantFrom('Australia/Perth', 'Australia/Sydney', 'Australia/Lord_Howe'),
    address: words,
    abn: words,
    gst_registered: flag,
    status: fc.constantFrom('online', 'offline', 'coming soon'),
    coming_soon_text: words,
    order_for_later: flag,
    surcharges: percents,
    payment_costs: percents,
    day_surcharges: fc.array(daySurcharge, { maxLength: 2 }),
    preorder_fee: cents,
    cash_on_delivery: flag,
    location: fc.record({
      lat: fc.integer({ min: -90_000_000, max: 90_000_000 }).map((degrees) => degrees / 1e6),
      long: fc.integer({ min: -180_000_000, max: 180_000_000 }).map((degrees) => degrees / 1e6),
      radius_km: count,
    }),
    brand_redirect: fc.record({ redirect: flag, title: words, url_web_app: words }, some),
    home_redirect: words,
    paper: fc.record({ receipt_logo: flag, receipt_top: words, docket_small: flag }, some),
  },
  { requiredKeys: ['name', 'time_zone'] },
);

const fulfilment = fc.uniqueArray(
  fc.record(
    {
      type: fc.constantFrom(...fulfilmentCodes),
      name,
      offered: flag,
      description: words,
      asap_minutes: count,
      time_frame: fc.constantFrom('none', 'datetime', 'location'),
      time_type: fc.constantFrom('none', 'user', 'slots', 'stops', 'locations'),
      block_minutes: count,
      order_for_later: flag,
      tables: words,
      standing_orders: fc.record({ cut_off_time: clock, cut_off_days: count, discount: percent }),
      hours: fc.record(Object.fromEntries(weekdays.map((day) => [day, windows])), some),
      special_dates: fc.uniqueArray(fc.record({ date, hours: windows }), {
        maxLength: 3,
        selector: (special) => special.date,
      }),
    },
    { requiredKeys: ['type', 'name'] },
  ),
  { maxLength: 4, selector: ({ type }) => type },
) as fc.Arbitrary<Written['fulfilment']>;

const zones = fc.uniqueArray(
  fc.record({
    postcode: fc.constantFrom('6160', '6158', '6011', '2000'),
    name: words,
    fee: cents,
    minutes: count,
  }),
  { maxLength: 3, selector: ({ postcode }) => postcode },
);
const pointsIn = (postcodes: readonly string[]) =>
  fc.array(
    fc.record(
      {
        kind: fc.constantFrom('slot', 'stop', 'location'),
        label: name,
        time: clock,
        cut_off_time: clock,
        cut_off_days: count,
        days,
        capacity: count,
        zones: fc.subarray([...postcodes]),
      },
      { requiredKeys: ['kind', 'label', 'time', 'cut_off_time'] },
    ),
    { maxLength: 4 },
  ) as fc.Arbitrary<Written['points']>;

/** A value for each kind of field, that stays within what a file may say. */
const BY_KIND: Readonly<Record<FieldKind, (of: readonly string[]) => fc.Arbitrary<unknown>>> = {
  name: () => name,
  text: () => words,
  flag: () => flag,
  whole: () => count,
  amount: () => cents,
  difference: () => difference,
  clock: () => clockOrNothing,
  list: (of) => fc.subarray(of.length > 0 ? [...of] : ['V', 'VE', 'GF'], { maxLength: 3 }),
  choice: (of) => fc.constantFrom(...of),
};
const valuesOf = (fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([key, { kind, of = [] }]) => [key, BY_KIND[kind](of)]));

/** All fields of something, each with some value. */
export const filledIn = <Value>(fields: Fields): fc.Arbitrary<Value> =>
  fc.record(valuesOf(fields)) as fc.Arbitrary<Value>;

/** As somebody writes it: what has an empty value may be left out. */
const written = (fields: Fields, more: object) => {
  const needed = Object.keys(fields).filter((key) => /^(?:name|amount)$/.test(fields[key]?.kind ?? ''));
  return fc.record({ ...valuesOf(fields), ...more }, { requiredKeys: needed }) as fc.Arbitrary<never>;
};

const KEYS = ['size', 'milk', 'extras-2', '12'];
const groups = fc.dictionary(
  fc.constantFrom(...KEYS),
  written(GROUP_FIELDS, { options: fc.array(written(OPTION_FIELDS, {}), { maxLength: 3 }) }),
  { maxKeys: 3 },
);
const product = (keys: readonly string[]) => written(PRODUCT_FIELDS, { options: fc.subarray([...keys]) });

function menuOf(keys: readonly string[]): fc.Arbitrary<Menu> {
  const products = fc.array(product(keys), { maxLength: 4 });
  const inner = written(CATEGORY_FIELDS, { products });
  const category = written(CATEGORY_FIELDS, { products, categories: fc.array(inner, { maxLength: 2 }) });
  const settings = fc.record(
    {
      public_notice: words,
      display_images: flag,
      order_for_later: flag,
      questions: fc.array(
        fc.record({
          name: fc.constantFrom('spice', 'seat'),
          label: name,
          type: fc.constantFrom('text', 'number', 'choice', 'check'),
          required: flag,
          options: fc.array(name, { maxLength: 2 }),
        }),
        { maxLength: 2 },
      ),
      contactless: fc.dictionary(
        fc.constantFrom<FulfilmentCode>('deliver', 'pickup'),
        fc.record({ label: words, description: words }, some),
      ),
    },
    some,
  );
  return fc.record({
    slug: fc.constantFrom('main', 'dinner'),
    settings,
    categories: fc.array(category, { maxLength: 3 }),
  });
}

const promosFor = (menus: readonly Menu[]): fc.Arbitrary<Written['promos']> => {
  const parsed = venueFile.parse({ version: 1, menus }).menus ?? [];
  const sold = parsed.flatMap((menu) => productsIn({ categories: menu.categories ?? [] }));
  const places = sold.map(({ category, name: product }) => ({ category, name: product }));
  const off = fc.oneof(
    fc.record({ kind: fc.constant('percent'), percent }),
    fc.record({ kind: fc.constant('amount'), amount: cents }),
    fc.constant({ kind: 'free_delivery' }),
    ...(places.length > 0
      ? [fc.record({ kind: fc.constant('product'), percent, product: fc.constantFrom(...places) })]
      : []),
  );
  return fc.uniqueArray(
    fc.record(
      {
        code: fc.constantFrom('', 'SPRING10', 'LUNCH5', 'ÉTÉ'),
        title: words,
        off,
        minimum: cents,
        fulfilment: ways,
        from: moment,
        until: moment,
        listed: flag,
        uses_each: count,
        at_most: cents,
        days,
        time_from: clockOrNothing,
        time_to: clockOrNothing,
        who: fc.constantFrom('everyone', 'members', 'first_order'),
        paused: flag,
        vouchers: flag,
      },
      { requiredKeys: ['code', 'off'] },
    ),
    { maxLength: 3, selector: ({ code }) => code },
  );
};

const places = { channels: fc.subarray([...saleChannels]), fulfilment: ways };
const payment = fc.record({ code: fc.constantFrom('STORE', 'CC', 'PP'), name, info: words, ...places });
const rest = fc.record({
  payments: fc.uniqueArray(payment, { maxLength: 3, selector: ({ code }) => code }),
  rewards: fc.option(fc.record({ name, points_per_dollar: count, points_required: count, value: cents })),
  student_classes: fc.array(name, { maxLength: 3 }),
  home: fc.array(
    fc.record(
      { block: fc.constantFrom('welcome', 'share', 'image'), title: words, visible: flag, card: flag },
      { requiredKeys: ['block'] },
    ),
    { maxLength: 4 },
  ),
  news: fc.array(fc.record({ at: moment, title: words, content: words }), { maxLength: 3 }),
  people: fc.uniqueArray(
    fc.record({
      name: words,
      email: fc.constantFrom('a@example.com', 'b@example.com', 'c@example.com'),
      role: fc.constantFrom('owner', 'manager', 'kitchen'),
      all_venues: flag,
    }),
    { maxLength: 3, selector: ({ email }) => email },
  ),
});

/** Whole venues as somebody might write them, in their normal form. */
export const venueFiles: fc.Arbitrary<WholeVenueFile> = fc
  .tuple(facts, fulfilment, zones, groups, rest)
  .chain(([own, types, places, options, others]) =>
    fc
      .uniqueArray(menuOf(Object.keys(options)), { minLength: 1, maxLength: 2, selector: ({ slug }) => slug })
      .chain((menus) =>
        fc
          .tuple(pointsIn(places.map(({ postcode }) => postcode)), promosFor(menus))
          .map(([points, promos]) => ({
            version: 1 as const,
            facts: own,
            fulfilment: types,
            zones: places,
            option_groups: options,
            menus,
            points,
            promos,
            ...others,
          })),
      ),
  )
  .map((written) => normalForm(venueFile.parse(written)) as WholeVenueFile);
