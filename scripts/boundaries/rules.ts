/** Which of our packages each part of the house may import. `types` are erased and may go where `values` may not. */
export const MAY: Readonly<Record<string, { values: readonly RegExp[]; types: readonly RegExp[] }>> = {
  'packages/contract': { values: [], types: [] },
  'packages/domain': { values: [], types: [/^@servery\/contract\//] },
  // Parts say a few words by themselves, and those a brand can change like all others.
  'packages/ui': { values: [/^@servery\/domain\/(texts\/catalogue|media\/pictures)$/], types: [] },
  'apps/sandbox': { values: [], types: [] },
  'apps/server': { values: [/^@servery\/(contract|domain)\//], types: [] },
  'apps/order': {
    values: [/^@servery\/(domain|ui)\//, /^@servery\/contract\/client\//],
    types: [/^@servery\/contract\//],
  },
  'apps/console': {
    values: [/^@servery\/(domain|ui)\//, /^@servery\/contract\/client\//],
    types: [/^@servery\/contract\//],
  },
};

/** Vendors that are wrapped once, and where. */
export const VENDORS: readonly [vendor: RegExp, wrapped: RegExp][] = [
  [/^lucide-react/, /^packages\/ui\//],
  [/^react-aria-components/, /^packages\/ui\//],
  [
    /^(pg|node:sqlite)$/,
    /^apps\/server\/(src\/(db|live)|testing)\/|^bench\/|^scripts\/(data-model\/|bench\.test)/,
  ],
  [/^jose$/, /^apps\/server\/src\/providers\/social\//],
  [/^nodemailer/, /^apps\/server\/src\/providers\/mail\/|^apps\/sandbox\/.*\.test\.ts$/],
];

/** A room, and what no file of it may import; types count too. */
export const ROOMS: readonly { room: RegExp; never: RegExp; because: string }[] = [
  {
    room: /^apps\/server\/src\/stores\//,
    never: /^#(?!db\/|stores\/|trail$)/,
    because: 'a store has SQL and nothing else: it knows no jobs, providers, payments or views',
  },
  {
    room: /^apps\/server\/src\/views\//,
    never: /^#(db|queries|actions|http|jobs|ordering)\//,
    because: 'a view writes down what it is given; queries ask the stores',
  },
  {
    room: /^apps\/server\/src\/http\//,
    never: /^#(actions|ordering|jobs|messages)\//,
    because: 'http turns a request into a call and knows no business; it is given the actions',
  },
  {
    room: /^apps\/server\/src\/(ordering|topups)\//,
    never: /^#(http|actions|jobs|pages)\//,
    because: 'calls and jobs both place orders and top balances up: neither is known there',
  },
  {
    room: /^apps\/server\/src\/(jobs|messages|queries|venues|venue-file|callers|safety)\//,
    never: /^#(actions|pages|http\/(?!rate-limit))/,
    because: 'nothing but the routes speaks HTTP',
  },
  {
    room: /^apps\/order\/src\/(features|ordering|shared|state|api|platform)\//,
    never: /^#(kiosk|pos|variants)\//,
    because: 'what all three variants share knows none of them',
  },
  { room: /^apps\/order\/src\/kiosk\//, never: /^#pos\//, because: 'the kiosk knows no till' },
  { room: /^apps\/order\/src\/pos\//, never: /^#kiosk\//, because: 'the till knows no kiosk' },
  {
    room: /^apps\/order\/src\/(ordering|shared|state|api|platform)\//,
    never: /^#features\//,
    because: 'screens stand on these rooms, and not the other way round',
  },
  {
    room: /^apps\/order\/src\/(shared|state|api|platform)\//,
    never: /^#ordering\//,
    because: 'ordering stands on state and shared parts',
  },
  {
    room: /^apps\/server\/src\/providers\//,
    never: /^#(actions|http|stores|db|ordering|jobs|messages|views)\//,
    because: 'an adapter speaks to its vendor and to nobody else',
  },
];
