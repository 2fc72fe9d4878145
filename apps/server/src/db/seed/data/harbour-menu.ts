import type { SeedCategory, SeedGroup } from '#db/seed/data/shape';

export const harbourGroups = {
  noodles: {
    name: 'Noodles',
    required: true,
    options: [
      { descr: 'Thin and firm', chosen: true },
      { descr: 'Thick and curly' },
      { descr: 'Rice noodles', cents: 100 },
    ],
  },
  heat: {
    name: 'How hot?',
    required: true,
    options: [
      { descr: 'Not at all' },
      { descr: 'Warm' },
      { descr: 'Hot' },
      { descr: 'Harbour fire', cents: 50 },
    ],
  },
  toppings: {
    name: 'Toppings',
    many: true,
    most: 4,
    options: [
      { descr: 'Soy egg', cents: 300 },
      { descr: 'Chashu pork', cents: 500 },
      { descr: 'Sweet corn', cents: 150 },
      { descr: 'Bamboo', cents: 200 },
      { descr: 'More noodles', cents: 350 },
    ],
  },
  comesWith: {
    name: 'Comes with',
    many: true,
    options: [
      { descr: 'Spring onion', chosen: true },
      { descr: 'Nori', chosen: true },
      { descr: 'Sesame', chosen: true },
    ],
  },
  rice: {
    name: 'Rice',
    options: [
      { descr: 'Brown rice', cents: 100 },
      { descr: 'Less rice', cents: -100 },
    ],
  },
} as const satisfies Record<string, SeedGroup>;

type HarbourCategory = SeedCategory<keyof typeof harbourGroups>;

const ramen: HarbourCategory = {
  name: 'Ramen',
  descr: 'Broth on since yesterday',
  header: '',
  pic: 'cat-ramen',
  tint: 'sea',
  station: 'Noodles',
  products: [
    {
      name: 'Tonkotsu Ramen',
      descr: 'Eighteen-hour broth, chashu and a soft egg.',
      price: 2200,
      pic: 'tonkotsu',
      tint: 'sea',
      dietary: ['DF'],
      groups: ['noodles', 'comesWith', 'toppings'],
    },
    {
      name: 'Chilli Prawn Laksa',
      descr: 'Prawns and tofu puffs in rich coconut laksa.',
      price: 2350,
      pic: 'chilli-prawn',
      tint: 'berry',
      dietary: ['DF'],
      groups: ['heat', 'toppings'],
    },
    {
      name: 'Ginger Miso Ramen',
      descr: 'White miso, sweet corn and roasted tofu.',
      price: 1950,
      pic: 'chicken-noodles',
      tint: 'leaf',
      dietary: ['VE', 'DF'],
      groups: ['noodles', 'comesWith', 'toppings'],
    },
    {
      name: 'Shoyu Duck Ramen',
      descr: 'Clear soy broth, rosy duck, orange peel.',
      price: 2450,
      pic: 'duck-ramen',
      tint: 'clay',
      dietary: ['DF'],
      groups: ['noodles', 'comesWith', 'toppings'],
    },
    {
      name: 'Fish Cake Udon',
      descr: 'Fat noodles in dashi, narutomaki, wakame.',
      price: 1850,
      pic: 'udon',
      tint: 'oat',
      dietary: ['DF', 'EF'],
      groups: ['comesWith'],
    },
  ],
};

const dumplings: HarbourCategory = {
  name: 'Dumplings',
  descr: 'Folded on the bench by the window',
  header: '',
  pic: 'cat-dumplings',
  tint: 'sun',
  station: 'Fry',
  products: [
    {
      name: 'Pan-fried Gyoza',
      descr: 'Six, crisp underneath, with black vinegar.',
      price: 1350,
      pic: 'gyoza',
      tint: 'sun',
      dietary: ['DF'],
    },
    {
      name: 'Ebi Fry',
      descr: 'Panko prawns, lemon and curry salt.',
      price: 1600,
      pic: 'ebi',
      tint: 'clay',
      dietary: ['DF'],
    },
    {
      name: 'Chilli Oil Wontons',
      descr: 'Eight silky pork wontons, Sichuan oil.',
      price: 1450,
      pic: 'wontons',
      tint: 'berry',
      dietary: ['DF'],
      groups: ['heat'],
    },
    {
      name: 'Mushroom Dumplings',
      descr: 'Six, steamed, shiitake and chive.',
      price: 1300,
      pic: 'mushroom-dumplings',
      tint: 'leaf',
      dietary: ['VE', 'DF'],
    },
    {
      name: 'Lotus Rice Parcel',
      descr: 'Sticky rice and chestnut, steamed in the leaf.',
      price: 1100,
      pic: 'rice-parcel',
      tint: 'oat',
      dietary: ['VE', 'GF'],
      maxQty: 8,
    },
  ],
};

const sushiAndRice: HarbourCategory = {
  name: 'Sushi & Rice',
  descr: '',
  header: '',
  pic: 'cat-sushi',
  tint: 'berry',
  station: 'Cold',
  products: [
    {
      name: 'Salmon Nigiri',
      descr: 'Four, brushed with soy.',
      price: 1500,
      pic: 'sushi',
      tint: 'berry',
      dietary: ['GF', 'DF'],
    },
    {
      name: 'Chicken Katsu Curry',
      descr: 'Crisp chicken, Japanese curry, pickles.',
      price: 2000,
      pic: 'katsu',
      tint: 'sun',
      dietary: ['DF', 'Halal'],
      groups: ['rice'],
    },
    {
      name: 'Teriyaki Bento',
      descr: 'Chicken thigh, rice, greens and a dumpling.',
      price: 2150,
      pic: 'teriyaki-bento',
      tint: 'clay',
      dietary: ['DF'],
      groups: ['rice'],
    },
    {
      name: 'Karaage Rice Bowl',
      descr: 'Twice-fried chicken, yuzu mayo, cabbage.',
      price: 1900,
      pic: 'karaage',
      tint: 'sea',
      dietary: ['DF', 'Halal'],
      groups: ['rice'],
    },
    {
      name: 'Nasu Don',
      descr: 'Soy-glazed eggplant on rice, crisp shallot.',
      price: 1700,
      pic: 'nasu-don',
      tint: 'leaf',
      dietary: ['VE', 'DF'],
      groups: ['rice'],
    },
  ],
};

const snacks: HarbourCategory = {
  name: 'Snacks',
  descr: 'And something to drink',
  header: '',
  pic: 'cat-snacks',
  tint: 'oat',
  station: 'Cold',
  products: [
    {
      name: 'Onigiri',
      descr: 'Two, pickled plum and sesame.',
      price: 900,
      pic: 'onigiri',
      tint: 'sea',
      dietary: ['V'],
    },
    {
      name: 'Salted Edamame',
      descr: 'Warm, in the pod, sea salt.',
      price: 750,
      pic: 'edamame',
      tint: 'leaf',
      dietary: ['VE', 'GF'],
    },
    {
      name: 'Three-colour Dango',
      descr: 'Soft rice dumplings on a stick, brown sugar.',
      price: 800,
      pic: 'dango',
      tint: 'berry',
      dietary: ['VE', 'GF'],
    },
    {
      name: 'Yuzu Lemonade',
      descr: 'Sharp, cold, not too sweet.',
      price: 700,
      pic: 'yuzu-lemonade',
      tint: 'sun',
      dietary: ['VE', 'GF'],
    },
    {
      name: 'Hot Sencha',
      descr: 'A cup, and as much hot water as you like.',
      price: 500,
      pic: 'sencha',
      tint: 'oat',
      dietary: ['VE', 'GF'],
    },
  ],
};

export const harbourMenu = [ramen, dumplings, sushiAndRice, snacks];
