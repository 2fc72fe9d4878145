import { matchesGlob, relative, resolve } from 'node:path';
import { expect } from 'vitest';
import type { Engine } from '#db/database';

type Reason = { why: string; files: readonly string[] };

/**
 * Which test files run on SQLite and on PostgreSQL, and why. All others run on SQLite alone: what they show is decided
 * above the database. `ENGINES=all` runs every file on both, as `npm run test:long` does, and `ENGINES=sqlite` none: tests
 * that are run hundreds of times over, for the sake of one line each, need no second engine.
 *
 * A file belongs here where what it shows could end differently on the other engine: several do the same at once, a
 * lock or a lost connection matters, or it is the one that asks a room's statements.
 */
export const ON_BOTH: readonly Reason[] = [
  {
    why: 'the engines themselves: migrations, types of columns, transactions, copies',
    files: ['db/**', 'stores/**', 'venue-file/import-venue.test.ts', 'venues/venues.test.ts'],
  },
  {
    why: 'one has it and the others do not: several want the same place, portion, code or money at once',
    files: [
      'actions/customer/orders/{asap-capacity,capacity,daily-stock,holds,rewards,stock}.test.ts',
      'actions/customer/orders/{pay-by-balance,submit-order}.test.ts',
      'actions/customer/cart/promo.test.ts',
      'actions/customer/till/{gifts,parked-orders,take-payment}.test.ts',
      'actions/console/brand/hosts.test.ts',
      'actions/console/orders/{edit-order,finish-station}.test.ts',
      'actions/console/payments/refund.test.ts',
      'actions/console/promos/vouchers.test.ts',
      'http/call-order.test.ts',
      'payments/gift-holds.test.ts',
      'safety/card-guard.test.ts',
      'topups/auto-topup.test.ts',
    ],
  },
  {
    why: 'claimed, told and swept: jobs by whoever is first, events by LISTEN and NOTIFY, old rows in batches',
    files: ['brand/keep-brands.test.ts', 'jobs/{delete-old-rows,deliver,webhook,worker}.test.ts', 'live/**'],
  },
  {
    why: 'a process or a database that goes away in the middle',
    files: ['crash.test.ts', 'http/outage.test.ts', 'outage-payments.test.ts', 'two-processes.test.ts'],
  },
  {
    why: 'the statements of the other rooms: chosen so that with as few files as possible each room has asked its own',
    files: [
      'actions/console/brand/brand-room.test.ts',
      'actions/console/customers/{allergy,customers,feedback}.test.ts',
      'actions/console/fulfilment/fulfilment.test.ts',
      'actions/console/gifts/gifts.test.ts',
      'actions/console/menu/draft.test.ts',
      'actions/console/news/news-rules.test.ts',
      'actions/console/payments/accounts.test.ts',
      'actions/console/promos/promos.test.ts',
      'actions/console/reports/reports.test.ts',
      'actions/console/session/second-step.test.ts',
      'actions/console/standing/standing-pauses.test.ts',
      'actions/console/venues/venues.test.ts',
      'actions/customer/account/news.test.ts',
      'actions/customer/cart/repeat-order.test.ts',
      'actions/customer/orders/venue-times.test.ts',
      'actions/customer/push/push.test.ts',
      'payments/account-webhooks.test.ts',
      'printing/star.test.ts',
      'safety/{pair-screen,sealed-rows}.test.ts',
      'sales/{days,gift-days,report-mails}.test.ts',
    ],
  },
];

const SRC = resolve(import.meta.dirname, '../src');
const BOTH: readonly Engine[] = ['sqlite', 'postgres'];

export const enginesOf = (file: string): readonly Engine[] => {
  const { ENGINES: asked } = process.env;
  const isOnBoth = ON_BOTH.some(({ files }) => files.some((pattern) => matchesGlob(file, pattern)));
  return asked !== 'sqlite' && (isOnBoth || asked === 'all') ? BOTH : ['sqlite'];
};

/** The engines of the test file that asks. */
export const engines = (): readonly Engine[] => enginesOf(relative(SRC, expect.getState().testPath ?? ''));
