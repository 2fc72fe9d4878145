import { resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '../..');

/**
 * Some files in which a small mistake costs money, food or trust, and the tests near enough to find it. Clients have
 * none here: their mutants are drawn and listed, and judged by what runs the built client (`schemata.ts`).
 */
export type Area = {
  name: string;
  root: string;
  files: readonly string[];
  tests: readonly string[];
  /** What has to stand before the tests do. */
  globalSetup?: string;
};

const PREPARED = 'apps/server/testing/prepare.ts';
const server = (
  name: string,
  files: readonly string[],
  tests: readonly string[],
): Area & { globalSetup: string } => ({
  name: `server-${name}`,
  root: 'apps/server',
  globalSetup: PREPARED,
  files,
  tests,
});
const client = (name: string): Area => ({
  name,
  root: `apps/${name}`,
  files: ['src/**/*.{ts,tsx}'],
  tests: [],
});

const DOMAIN: Area = {
  name: 'domain',
  root: 'packages/domain',
  files: [
    'src/money.ts',
    'src/{payments,totals,fulfilment,delivery,hours,people,orders,cart,promos,rewards,tax,printing}/*.ts',
    'src/{address,capacity,checkout,limits,locations,menu,ordering,venue}/*.ts',
    'src/{gifts,order-edit,sales,standing-orders,stock,terminal}/*.ts',
  ],
  tests: ['src/**/*.test.ts'],
};

/** With a server and its databases: each has only the tests that are about it, or it would run for a day. */
const SERVER: readonly Area[] = [
  server('access', ['src/http/access.ts'], ['src/http/access.test.ts']),
  server(
    'terminal',
    [
      'src/payments/{pay-by-terminal,terminal-*}.ts',
      'src/jobs/{payment-terminal,terminal-refund}.ts',
      'src/ordering/terminal-tender.ts',
      'src/providers/terminal/linkly*.ts',
      'src/actions/customer/terminal/*.ts',
      'src/stores/terminal{s,-payments}.ts',
    ],
    [
      'src/providers/terminal/*.test.ts',
      'src/actions/customer/terminal/*.test.ts',
      'src/actions/customer/till/take-payment.test.ts',
    ],
  ),
  server(
    'topups',
    ['src/topups/*.ts', 'src/stores/{ledger,saved-cards}.ts', 'src/actions/customer/account/{run-,}topup.ts'],
    ['src/topups/{auto-topup,topup-pages}.test.ts', 'src/actions/customer/account/topup.test.ts'],
  ),
  server(
    'standing',
    ['src/standing/*.ts', 'src/stores/{standing-orders,standing-pauses,occurrences}.ts'],
    [
      'src/standing/*.test.ts',
      'src/actions/console/standing/*.test.ts',
      'src/actions/customer/account/{standing-orders,skip-standing-order}.test.ts',
    ],
  ),
  server(
    'stock',
    ['src/stores/{stock,stock-days,due-orders,capacity}.ts', 'src/ordering/take-{stock,capacity}.ts'],
    ['src/actions/customer/orders/{stock,daily-stock,daily-stock-begins,capacity,asap-capacity}.test.ts'],
  ),
  server(
    'edits',
    ['src/ordering/{edit-*,plan-edit,settle-edit}.ts', 'src/stores/{order-edits,sold-edits}.ts'],
    ['src/actions/console/orders/edit-*.test.ts', 'src/{printing/edited,sales/edited-days}.test.ts'],
  ),
  server(
    'gifts',
    ['src/ordering/{secure,spend}-gift.ts', 'src/stores/{gifts,gift-holds,sold-gifts}.ts'],
    [
      'src/payments/{gift-holds,gift-refunds,late-gift,pay-by-gift}.test.ts',
      'src/actions/console/gifts/*.test.ts',
      'src/actions/customer/till/gifts.test.ts',
    ],
  ),
  server(
    'payments',
    ['src/payments/*.ts', 'src/stores/{payments,payment-accounts,money-back,refunds}.ts'],
    ['src/payments/*.test.ts'],
  ),
  server('sales', ['src/sales/*.ts', 'src/stores/sales-*.ts'], ['src/sales/*.test.ts']),
  server(
    'ordering',
    ['src/ordering/*.ts', 'src/stores/{orders,order-moves,promos,rewards,holds}.ts'],
    [
      'src/ordering/*.test.ts',
      'src/actions/customer/orders/*.test.ts',
      'src/actions/console/payments/refund.test.ts',
      'src/printing/{star,cancelled}.test.ts',
    ],
  ),
  server(
    'jobs',
    ['src/jobs/*.ts', 'src/stores/{jobs,reconciliations}.ts'],
    ['src/jobs/{payment,reconcile*,refund-links,status-messages,webhook*,worker,deliver}.test.ts'],
  ),
];

export const AREAS: readonly Area[] = [
  DOMAIN,
  {
    name: 'contract',
    root: 'packages/contract',
    files: ['src/form/*.ts', 'src/{key-calls,permissions}.ts'],
    tests: ['src/**/*.test.ts'],
  },
  { name: 'order-api', root: 'apps/order', files: ['src/api/*.ts'], tests: ['src/**/*.test.ts'] },
  {
    name: 'server-lists',
    root: 'apps/server',
    files: ['src/providers/{card/xml,*/*-list}.ts', 'src/stores/{payment-ids,order-refs}.ts'],
    tests: ['src/providers/**/{listing,xml,*-list}.test.ts', 'src/stores/{payment-ids,order-refs}.test.ts'],
  },
  ...SERVER,
  client('order'),
  client('console'),
];
