import type { Merchant } from '@servery/contract/entities/merchant';
import { describe, expect, test } from 'vitest';
import { FRESH_MS, loadPlan, loadStage } from '#menu/load-stage';
import { sampleType } from '#testing/sample-type';

const MINUTE = 60_000;
const web = (now: number) => ({ now, native: false });
const app = (now: number) => ({ now, native: true });
const held = { slug: 'banksia', at: 0 };

describe('opening a menu', () => {
  test('without a stored venue, with a stale one or with another, the fulfilment is reset and the menu left out [ORD-139]', () => {
    for (const plan of [
      loadPlan(undefined, 'banksia', web(0)),
      loadPlan(held, 'banksia', web(5 * MINUTE)),
      loadPlan(held, 'dune', web(0)),
      loadPlan({ slug: 'banksia', at: 10 }, 'banksia', web(0)),
    ])
      expect(plan).toEqual({ resetFulfilment: true, withMenu: false });
  });

  test('with a fresh venue of the same name it is loaded with the menu [ORD-140]', () => {
    expect(loadPlan(held, 'banksia', web(MINUTE))).toEqual({ resetFulfilment: false, withMenu: true });
    const later = { slug: 'banksia', at: 60 * MINUTE };
    for (const now of [60 * MINUTE, 64 * MINUTE])
      expect(loadPlan(later, 'banksia', web(now))).toEqual({ resetFulfilment: false, withMenu: true });
  });

  test('the menu is fresh for five minutes [ORD-142]', () => {
    expect(loadPlan(held, 'banksia', web(5 * MINUTE - 1)).withMenu).toBe(true);
    expect(loadPlan(held, 'banksia', web(5 * MINUTE)).withMenu).toBe(false);
    expect(loadPlan(held, 'banksia', app(5 * MINUTE)).withMenu).toBe(false);
  });

  test('the fulfilment is fresh for five minutes [ORD-143]', () => {
    expect(loadPlan(held, 'banksia', web(5 * MINUTE - 1)).resetFulfilment).toBe(false);
    expect(loadPlan(held, 'banksia', web(5 * MINUTE)).resetFulfilment).toBe(true);
  });

  test('and for fifteen in the native app [ORD-144]', () => {
    expect(loadPlan(held, 'banksia', app(15 * MINUTE - 1)).resetFulfilment).toBe(false);
    expect(loadPlan(held, 'banksia', app(15 * MINUTE)).resetFulfilment).toBe(true);
    expect([FRESH_MS.cart, FRESH_MS.cartNative]).toEqual([MINUTE, 15 * MINUTE]);
  });
});

describe('what a loaded venue shows', () => {
  const venue = (more: {
    redirect?: 0 | 1;
    items?: unknown[];
    types?: ReturnType<typeof sampleType>[];
    ready?: 0 | 1;
    later?: 0 | 1;
  }): Merchant =>
    ({
      brand_redirect: { redirect: more.redirect ?? 0 },
      menu: {
        items: more.items ?? [],
        is_merchant_ready: more.ready ?? 0,
        is_order_for_later_enabled: more.later ?? 0,
      },
      order_for_later: 0,
      fulfilment: more.types ?? [],
    }) as unknown as Merchant;
  const now = sampleType({ order_for_later: 0 });
  const table = sampleType({ code: 'table', order_for_later: 0 });

  test('the way to the brand’s own app comes before everything', () => {
    expect(loadStage(venue({ redirect: 1, items: [{}] })).kind).toBe('redirect');
  });
  test('items are shown', () => {
    expect(loadStage(venue({ items: [{}], types: [now] })).kind).toBe('menu');
  });
  test('the only way, at once and today, is chosen', () => {
    expect(loadStage(venue({ types: [now] }))).toMatchObject({ kind: 'only', type: { code: 'pickup' } });
    const notToday = sampleType({ available_today: 0, order_for_later: 0 });
    expect(loadStage(venue({ types: [notToday] })).kind).toBe('closed');
    expect(loadStage(venue({ types: [now, table] })).kind).toBe('closed');
  });
  test('a venue that is ready, or takes orders for later, asks for the fulfilment [ORD-149]', () => {
    expect(loadStage(venue({ types: [now, table], ready: 1 })).kind).toBe('ask');
    expect(loadStage(venue({ later: 1 })).kind).toBe('ask');
    expect(loadStage(venue({ types: [sampleType(), table] })).kind).toBe('ask');
  });
  test('what a type says of orders for later counts, not what the menu says', () => {
    expect(loadStage(venue({ types: [now, table], later: 1 })).kind).toBe('closed');
  });
  test('all others are closed [ORD-150]', () => {
    expect(loadStage(venue({ types: [now, table] })).kind).toBe('closed');
    expect(loadStage(venue({})).kind).toBe('closed');
  });
});
