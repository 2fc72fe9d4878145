import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { canBeTracked, TRACKING_URL_MOST, trackingUrlFrom } from '#orders/tracking';

test.each([
  ['', ''],
  ['  ', ''],
  [' https://track.example.com/d/8?x=1 ', 'https://track.example.com/d/8?x=1'],
  ['https://track.example.com', 'https://track.example.com/'],
])('%j is kept as %j', (typed, kept) => {
  expect(trackingUrlFrom(typed)).toBe(kept);
});

test.each([
  'track.example.com',
  'http://track.example.com/8',
  'javascript:alert(1)',
  'data:text/html,hello',
  'https://mia:secret@track.example.com/8',
  'https://localhost/8',
  `https://track.example.com/${'x'.repeat(TRACKING_URL_MOST)}`,
  `https://track.example.com/${'é'.repeat(200)}`,
])('%j is refused', (typed) => {
  expect(trackingUrlFrom(typed)).toBeUndefined();
});

test('whatever is kept is a link that opens a page, and is kept the same again', () => {
  const typed = fc.oneof(
    fc.string(),
    fc.webUrl(),
    fc.string().map((text) => `https://a.b/${text}`),
  );
  fc.assert(
    fc.property(typed, (text) => {
      const kept = trackingUrlFrom(text);
      if (!kept) return;
      expect(kept.startsWith('https://')).toBe(true);
      expect(kept.length).toBeLessThanOrEqual(TRACKING_URL_MOST);
      expect(trackingUrlFrom(kept)).toBe(kept);
    }),
  );
});

test('a driver is followed to an address, from the order on until it is over', () => {
  const home = { delivery_address: '5 High Street, Fremantle, WA, 6160, AU' };
  const open = ([1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const).filter((status) => canBeTracked(home, status));
  expect(open).toEqual([1, 2, 3, 4]);
  expect(canBeTracked({ delivery_address: '' }, 1)).toBe(false);
});
