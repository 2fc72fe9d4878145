import { expect, test } from 'vitest';
import {
  canBeOpened,
  comingSoonText,
  distanceText,
  groupCanBeOpened,
  storeAction,
  storeState,
  takesOrders,
} from '#locations/venue-state';

const store = (status: string, always_open: 0 | 1, order_for_later: 0 | 1) => ({
  status,
  always_open,
  order_for_later,
});

test('takes orders when online, always open, or open for later orders [ORD-073]', () => {
  expect(takesOrders(store('online', 0, 0))).toBe(true);
  expect(takesOrders(store('offline', 1, 0))).toBe(true);
  expect(takesOrders(store('offline', 0, 1))).toBe(true);
  expect(takesOrders(store('offline', 0, 0))).toBe(false);
});

test('is online, offline, or for any other value inactive [ORD-074]', () => {
  expect(['online', 'offline', 'soon', '', 'Online'].map((status) => storeState({ status }))).toEqual([
    'online',
    'offline',
    'inactive',
    'inactive',
    'inactive',
  ]);
});

test('says Order Now when open and not only for later [ORD-075]', () => {
  expect(storeAction(store('online', 0, 0))).toBe('Order Now');
  expect(storeAction(store('online', 0, 1))).toBe('Order Now');
  expect(storeAction(store('offline', 1, 0))).toBe('Order Now');
  expect(storeAction(store('offline', 1, 1))).toBe('Order Now');
});

test('says Order for Later when offline, not always open, and orders for later are taken [ORD-076]', () => {
  expect(storeAction(store('offline', 0, 1))).toBe('Order for Later');
});

test('says Closed when it is neither [ORD-077]', () => {
  expect(storeAction(store('offline', 0, 0))).toBe('Closed');
});

test('only what is online or offline can be opened [ORD-078]', () => {
  expect(['online', 'offline', 'soon', ''].map((status) => canBeOpened({ status }))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('says what is coming in the venue’s words, else Coming soon [ORD-079]', () => {
  expect(comingSoonText({ cstext: 'Opening in March' })).toBe('Opening in March');
  expect(comingSoonText({ cstext: ' ' })).toBe('Coming soon');
});

test('tells a distance in kilometres to one decimal', () => {
  expect(['0.84', '12', '', ' ', 'far'].map(distanceText)).toEqual(['0.8 km', '12.0 km', '', '', '']);
});

test('a group can be opened when it is active and has stores [ORD-056]', () => {
  expect(groupCanBeOpened({ is_active: 1, merchants: [3] })).toBe(true);
  expect(groupCanBeOpened({ is_active: 0, merchants: [3] })).toBe(false);
  expect(groupCanBeOpened({ is_active: 1, merchants: [] })).toBe(false);
});
