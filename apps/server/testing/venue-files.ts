import { type FulfilmentCode, fulfilmentCodes, weekdays } from '@servery/contract/entities/fulfilment';
import type { WholeVenueFile, WrittenVenueFile } from '@servery/contract/venue-file/venue-file';
import { venueFile } from '@servery/contract/venue-file/venue-file';
import type { FieldKind, Fields } from '@servery/domain/fields/field';
import {
  CATEGORY_FIELDS,
  GROUP_FIELDS,
  OPTION_FIELDS,
  PRODUCT_FIELDS,
} from '@servery/domain/menu-editor/fields';
import {
  FACTS_FIELDS,
  METHOD_FIELDS,
  POINT_FIELDS,
  PROMO_FIELDS,
  SETTINGS_FIELDS,
  WAY_FIELDS,
  ZONE_FIELDS,
} from '@servery/domain/venue/fields';
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

/** A value for each kind of field, that stays within what a file may say. */
const BY_KIND: Readonly<Record<FieldKind, (of: readonly string[]) => fc.Arbitrary<unknown>>> = {
  name: () => name,
  text: () => words,
  flag: () => flag,
  whole: () => count,
  amount: () => cents,
  difference: () => difference,
  maybe: () => fc.option(flag, { nil: undefined }),
  clock: () => clockOrNothing,
  list: (of) => fc.subarray(of.length > 0 ? [...of] : ['V', 'VE', 'GF'], { maxLength: 3 }),
  choice: (of) => fc.constantFrom(...of),
};
const valuesOf = <All extends Fields>(fields: All) =>
  Object.fromEntries(Object.entries(fields).map(([key, { kind, of = [] }]) => [key, BY_KIND[kind](of)])) as {
    [Key in keyof All]: fc.Arbitrary<ReturnType<All[Key]['read']>>;
  };

/** All fields of something, each with some value. */
export const filledIn = <Value>(fields: Fields): fc.Arbitrary<Value> =>
  fc.record(valuesOf(fields)) as fc.Arbitrary<Value>;

/** As somebody writes it: what has an empty value may be left out. */
const written = (fields: Fields, more: object) => {
  const needed = Object.keys(fields).filter((key) => /^(?:name|amount)$/.test(fields[key]?.kind ?? ''));
  return fc.record({ ...valuesOf(fields), ...more }, { requiredKeys: needed }) as fc.Arbitrary<never>;
};

const facts = fc.record(
  {
    ...valuesOf(FACTS_FIELDS),
    time_zone: fc.constantFrom('Australia/Perth', 'Australia/Sydney', 'Australia/Lord_Howe'),
    country: fc.constantFrom('AU', 'NZ'),
    status: fc.constantFrom('online', 'offline', 'coming soon'),
    surcharges: percents,
    payment_costs: percents,
    day_surcharges: fc.array(daySurcharge, { maxLength: 2 }),
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
      ...valuesOf(WAY_FIELDS),
      type: fc.constantFrom(...fulfilmentCodes),
      asap_minutes: count,
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
    ...valuesOf(ZONE_FIELDS),
    postcode: fc.constantFrom('6160', '6158', '6011', '2000'),
  }),
  { maxLength: 3, selector: ({ postcode }) => postcode },
);
const pointsIn = (postcodes: readonly string[]) =>
  fc.array(
    fc.record(
      {
        ...valuesOf(POINT_FIELDS),
        time: clock,
        cut_off_time: clock,
        zones: fc.subarray([...postcodes]),
      },
      { requiredKeys: ['kind', 'label', 'time', 'cut_off_time'] },
    ),
    { maxLength: 4 },
  ) as fc.Arbitrary<Written['points']>;

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
      ...valuesOf(SETTINGS_FIELDS),
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
        ...valuesOf(PROMO_FIELDS),
        code: fc.constantFrom('', 'SPRING10', 'LUNCH5', 'ÉTÉ'),
        off,
        from: moment,
        until: moment,
        vouchers: flag,
      },
      { requiredKeys: ['code', 'off'] },
    ),
    { maxLength: 3, selector: ({ code }) => code },
  );
};

const payment = fc.record({ ...valuesOf(METHOD_FIELDS), code: fc.constantFrom('STORE', 'CC', 'PP') });
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
