import type { SeedCategory, SeedGroup } from '#db/seed/data/shape';

export const banksiaGroups = {
  bread: {
    name: 'Bread',
    required: true,
    options: [
      { descr: 'Dark rye', chosen: true },
      { descr: 'Sourdough' },
      { descr: 'Gluten free', cents: 250 },
      { descr: 'No bread, more greens', cents: -150 },
    ],
  },
  eggs: {
    name: 'How would you like your eggs?',
    required: true,
    options: [{ descr: 'Poached' }, { descr: 'Fried' }, { descr: 'Scrambled' }],
  },
  breakfastSides: {
    name: 'Add a side',
    many: true,
    options: [
      { descr: 'Poached egg', cents: 300 },
      { descr: 'Streaky bacon', cents: 500 },
      { descr: 'Grilled halloumi', cents: 500 },
      { descr: 'Roast tomato', cents: 350 },
      { descr: 'Hash brown', cents: 350 },
      { descr: 'Smoked salmon', cents: 650, out: true },
    ],
  },
  stack: {
    name: 'How tall?',
    required: true,
    options: [
      { descr: 'Two', cents: -300 },
      { descr: 'Three', chosen: true },
      { descr: 'Five', cents: 500 },
    ],
  },
  sweetTop: {
    name: 'On top',
    options: [
      { descr: 'Vanilla ice cream', cents: 300 },
      { descr: 'Whipped mascarpone', cents: 250 },
      { descr: 'Maple syrup' },
    ],
  },
  bowlSize: {
    name: 'Size',
    required: true,
    options: [
      { descr: 'Small', cents: -400 },
      { descr: 'Regular', chosen: true },
      { descr: 'Large', cents: 400 },
    ],
  },
  bowlExtras: {
    name: 'Extras',
    many: true,
    most: 3,
    options: [
      { descr: 'Avocado', cents: 350 },
      { descr: 'Pickled ginger', cents: 150 },
      { descr: 'Chilli crunch', cents: 150 },
      { descr: 'Extra prawns', cents: 600 },
      { descr: 'Poached egg', cents: 300 },
    ],
  },
  heat: {
    name: 'How hot?',
    required: true,
    options: [{ descr: 'Mild', chosen: true }, { descr: 'Medium' }, { descr: 'Hot' }],
  },
  mezze: {
    name: 'Choose your dips',
    many: true,
    required: true,
    most: 2,
    options: [
      { descr: 'Hummus' },
      { descr: 'Beetroot and walnut' },
      { descr: 'Smoky eggplant' },
      { descr: 'Labneh', cents: 100 },
    ],
  },
  cooked: {
    name: 'How would you like it cooked?',
    required: true,
    options: [{ descr: 'Medium' }, { descr: 'Medium well' }, { descr: 'Well done' }],
  },
  bun: {
    name: 'Bun',
    required: true,
    options: [
      { descr: 'Milk bun', chosen: true },
      { descr: 'Seeded sourdough' },
      { descr: 'Gluten free bun', cents: 250 },
      { descr: 'Lettuce wrap', cents: -100 },
    ],
  },
  burgerComesWith: {
    name: 'Comes with',
    many: true,
    options: [
      { descr: 'Cheddar', chosen: true },
      { descr: 'Pickles', chosen: true },
      { descr: 'Onion', chosen: true },
      { descr: 'House sauce', chosen: true },
    ],
  },
  burgerExtras: {
    name: 'Extras',
    many: true,
    most: 3,
    options: [
      { descr: 'Streaky bacon', cents: 300 },
      { descr: 'Fried egg', cents: 250 },
      { descr: 'Smoked cheddar', cents: 150 },
      { descr: 'Avocado', cents: 300 },
      { descr: 'Second patty', cents: 650 },
    ],
  },
  meal: {
    name: 'Make it a meal?',
    options: [
      { descr: 'With chips and a drink', cents: 900, pic: 'lemonade', tint: 'sun' },
      { descr: 'With chips', cents: 500, pic: 'chips', tint: 'sun' },
    ],
  },
  chipSauce: {
    name: 'Sauce',
    options: [
      { descr: 'Aioli', cents: 150 },
      { descr: 'Tomato sauce' },
      { descr: 'Sweet chilli and sour cream', cents: 200 },
    ],
  },
  wings: {
    name: 'How many?',
    required: true,
    options: [{ descr: 'Six' }, { descr: 'Ten', cents: 700 }, { descr: 'Sixteen', cents: 1500 }],
  },
  pizzaSize: {
    name: 'Size',
    required: true,
    options: [{ descr: '10 inch', cents: -400 }, { descr: '12 inch' }, { descr: '14 inch', cents: 500 }],
  },
  pizzaBase: {
    name: 'Base',
    required: true,
    options: [
      { descr: 'Classic', chosen: true },
      { descr: 'Thin' },
      { descr: 'Gluten free', cents: 400, out: true },
    ],
  },
  pizzaToppings: {
    name: 'More on top',
    many: true,
    options: [
      { descr: 'Fior di latte', cents: 350 },
      { descr: 'Olives', cents: 200 },
      { descr: 'Anchovies', cents: 300 },
      { descr: 'Prosciutto', cents: 500 },
      { descr: 'Rocket', cents: 200 },
      { descr: 'Chilli' },
    ],
  },
  saladComesWith: {
    name: 'Comes with',
    many: true,
    options: [
      { descr: 'Feta', chosen: true },
      { descr: 'Seeds', chosen: true },
      { descr: 'Red onion', chosen: true },
    ],
  },
  protein: {
    name: 'Make it a meal',
    options: [
      { descr: 'Grilled chicken', cents: 600 },
      { descr: 'Grilled halloumi', cents: 500 },
      { descr: 'Exmouth prawns', cents: 800 },
      { descr: 'Falafel', cents: 500 },
    ],
  },
  oysterDressing: {
    name: 'Dressing',
    required: true,
    options: [
      { descr: 'Lemon only', chosen: true },
      { descr: 'Finger lime mignonette', cents: 50 },
    ],
  },
  kidsSide: {
    name: 'On the side',
    required: true,
    options: [{ descr: 'Chips' }, { descr: 'Carrot and cucumber' }, { descr: 'Mash' }],
  },
  scoop: {
    name: 'Sprinkles',
    many: true,
    options: [
      { descr: 'Hundreds and thousands' },
      { descr: 'Chocolate sauce', cents: 50 },
      { descr: 'Flake', cents: 100 },
    ],
  },
  cupSize: {
    name: 'Size',
    required: true,
    options: [
      { descr: 'Small', cents: -50 },
      { descr: 'Regular', chosen: true },
      { descr: 'Large', cents: 80 },
      { descr: 'Your own cup', cents: -50 },
    ],
  },
  milk: {
    name: 'Milk',
    required: true,
    options: [
      { descr: 'Full cream milk', chosen: true },
      { descr: 'Skim milk' },
      { descr: 'Oat milk', cents: 80 },
      { descr: 'Soy milk', cents: 80 },
      { descr: 'Almond milk', cents: 80 },
      { descr: 'Lactose free milk', cents: 50 },
    ],
  },
  coffeeExtras: {
    name: 'Anything else?',
    many: true,
    most: 2,
    options: [
      { descr: 'Extra shot', cents: 60 },
      { descr: 'Decaf' },
      { descr: 'Vanilla', cents: 60 },
      { descr: 'Hazelnut', cents: 60 },
    ],
  },
  tea: {
    name: 'Tea',
    required: true,
    options: [
      { descr: 'English breakfast' },
      { descr: 'Earl grey' },
      { descr: 'Lemon myrtle' },
      { descr: 'Peppermint' },
      { descr: 'Sencha', cents: 50 },
    ],
  },
  warmed: {
    name: 'Served',
    options: [{ descr: 'Warmed' }, { descr: 'Warmed, with cream', cents: 200 }],
  },
  ice: {
    name: 'Ice',
    required: true,
    options: [{ descr: 'Regular ice', chosen: true }, { descr: 'Less ice' }, { descr: 'No ice' }],
  },
} as const satisfies Record<string, SeedGroup>;

export type BanksiaCategory = SeedCategory<keyof typeof banksiaGroups>;
