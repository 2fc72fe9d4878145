import { expect, test } from 'vitest';
import { linkOfSearch } from '#links/link-query';
import { promoLink } from '#promos/share';

test('a promo is shared as a page of the shop that takes the code along', () => {
  const path = '/menu/banksia';
  const shared = promoLink('ÉTÉ', { origin: 'https://desk.example.com', hosts: ['eat.example.com'], path });
  expect(new URL(shared).host).toBe('eat.example.com');
  expect(new URL(shared).pathname).toBe(path);
  expect(linkOfSearch(Object.fromEntries(new URL(shared).searchParams)).promo_code).toBe('ÉTÉ');
  expect(promoLink('A', { origin: 'http://localhost:3000', hosts: [], path })).toBe(
    'http://localhost:3000/menu/banksia?promo=A',
  );
  const own = { origin: 'https://b.example.com', hosts: ['a.example.com', 'b.example.com'], path };
  expect(promoLink('A', own)).toBe('https://b.example.com/menu/banksia?promo=A');
});
