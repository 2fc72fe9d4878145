import type { SeedCategory, SeedGroup } from '#db/seed/data/shape';

export const duneGroups = {
  size: {
    name: 'Size',
    required: true,
    options: [
      { descr: 'Small', chosen: true },
      { descr: 'Large', cents: 70 },
    ],
  },
  milk: {
    name: 'Milk',
    required: true,
    options: [
      { descr: 'Full cream', chosen: true },
      { descr: 'Skim' },
      { descr: 'Oat', cents: 80 },
      { descr: 'Almond', cents: 80 },
    ],
  },
  extras: {
    name: 'Extras',
    many: true,
    most: 3,
    options: [
      { descr: 'Extra shot', cents: 60 },
      { descr: 'Decaf' },
      { descr: 'Vanilla', cents: 60 },
      { descr: 'Own cup', cents: -50 },
    ],
  },
  bean: {
    name: 'Bean',
    required: true,
    options: [{ descr: 'Ethiopia, bright' }, { descr: 'Colombia, round' }],
  },
  grind: {
    name: 'Grind',
    required: true,
    options: [
      { descr: 'Whole beans', chosen: true },
      { descr: 'Espresso' },
      { descr: 'Plunger' },
      { descr: 'Filter' },
    ],
  },
  toast: {
    name: 'Bread',
    required: true,
    options: [
      { descr: 'Sourdough', chosen: true },
      { descr: 'Fruit loaf', cents: 100 },
      { descr: 'Gluten free', cents: 150 },
    ],
  },
} as const satisfies Record<string, SeedGroup>;

type DuneCategory = SeedCategory<keyof typeof duneGroups>;
type Words = Pick<DuneCategory['products'][number], 'name' | 'descr' | 'price'>;
type Rest = Partial<Omit<DuneCategory['products'][number], keyof Words>>;

/** Dune shows no pictures: a product is a name, a line and a price. */
const item = (words: Words, rest: Rest = {}): DuneCategory['products'][number] => ({
  ...words,
  pic: '',
  tint: 'oat',
  ...rest,
});

const plain = { header: '', pic: '', tint: 'oat' } as const;

export const duneMenu: readonly DuneCategory[] = [
  {
    ...plain,
    name: 'Coffee',
    descr: 'House blend, pulled short',
    station: 'Bar',
    products: [
      item(
        { name: 'Flat White', descr: 'A double shot under a thin skin of milk.', price: 480 },
        { dietary: ['V', 'GF', 'EF'], groups: ['size', 'milk', 'extras'] },
      ),
      item(
        { name: 'Long Black', descr: 'Two shots over hot water, crema on top.', price: 450 },
        { dietary: ['VE', 'GF', 'DF'], groups: ['size', 'extras'] },
      ),
      item(
        { name: 'Cappuccino', descr: 'Thick foam and a dusting of dark cocoa.', price: 480 },
        { dietary: ['V', 'GF', 'EF'], groups: ['size', 'milk', 'extras'] },
      ),
      item(
        { name: 'Iced Latte', descr: 'Cold milk, two shots, a tall glass of ice.', price: 620 },
        { dietary: ['V', 'GF'], groups: ['milk', 'extras'] },
      ),
      item(
        { name: 'Dirty Chai', descr: 'Wet chai with a shot and local honey.', price: 650 },
        { dietary: ['V'], groups: ['size', 'milk', 'extras'] },
      ),
    ],
  },
  {
    ...plain,
    name: 'Filter',
    descr: 'One origin at a time',
    station: 'Bar',
    parent: 'Coffee',
    products: [
      item(
        { name: 'Batch Brew', descr: 'Today’s filter, poured from the big flask.', price: 450 },
        { dietary: ['VE', 'GF', 'DF'], groups: ['size'] },
      ),
      item(
        { name: 'Pour Over', descr: 'Brewed for you in four slow minutes.', price: 700 },
        { dietary: ['VE', 'GF', 'DF'], groups: ['bean'] },
      ),
      item(
        { name: 'Cold Drip', descr: 'Eight hours, one drop after the other.', price: 650 },
        { dietary: ['VE', 'GF', 'DF'] },
      ),
    ],
  },
  {
    ...plain,
    name: 'Breakfast',
    descr: 'Until the grill goes off at eleven',
    station: 'Kitchen',
    from: '06:30',
    to: '11:00',
    products: [
      item(
        { name: 'Bacon & Egg Roll', descr: 'Smoked bacon, a soft egg, tomato relish.', price: 1200 },
        { dietary: ['DF'] },
      ),
      item(
        { name: 'Avocado Toast', descr: 'Lemon, chilli flakes and good olive oil.', price: 1450 },
        { dietary: ['VE', 'DF'], groups: ['toast'] },
      ),
      item(
        { name: 'Bircher', descr: 'Soaked oats, green apple, toasted almonds.', price: 1100 },
        { dietary: ['V'] },
      ),
    ],
  },
  {
    ...plain,
    name: 'From the Oven',
    descr: 'Baked before you were up',
    station: 'Bar',
    products: [
      item(
        { name: 'Butter Croissant', descr: 'Three days of folding, gone in four bites.', price: 650 },
        { dietary: ['V'] },
      ),
      item(
        { name: 'Banana Bread', descr: 'Toasted, with salted butter on the side.', price: 700 },
        { dietary: ['V'] },
      ),
      item(
        { name: 'Toast & Jam', descr: 'Two slices, strawberry jam from Manjimup.', price: 800 },
        { dietary: ['V'], groups: ['toast'] },
      ),
      item(
        { name: 'Sea Salt Cookie', descr: 'Dark chocolate, flaked salt, soft middle.', price: 550 },
        { dietary: ['V'] },
      ),
    ],
  },
  {
    ...plain,
    name: 'Beans',
    descr: 'To take home',
    station: 'Bar',
    products: [
      item(
        { name: 'House Blend, 250 g', descr: 'Cocoa and stone fruit, roasted on Monday.', price: 2000 },
        { dietary: ['VE'], groups: ['grind'], tax: 'gst_free' },
      ),
      item(
        { name: 'Single Origin, 250 g', descr: 'What stands on the filter bar this month.', price: 2400 },
        { dietary: ['VE'], groups: ['bean', 'grind'], tax: 'gst_free' },
      ),
    ],
  },
];
