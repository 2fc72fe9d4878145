import { expect, test } from 'vitest';
import { shareCountText, shareLinks } from '#home/share-links';

test('shares by WhatsApp, Messenger, Facebook, Twitter and email, in their words [ACC-055]', () => {
  const links = shareLinks({ url: 'https://x.example.com/?a=1&b=2', title: 'Banksia', text: 'Lunch & more' });
  expect(links.map(({ network }) => network)).toEqual([
    'WhatsApp',
    'Messenger',
    'Facebook',
    'Twitter',
    'Email',
  ]);
  const url = encodeURIComponent('https://x.example.com/?a=1&b=2');
  for (const { href } of links) expect(href).toContain(url);
  expect(links[4]?.href).toMatch(/^mailto:\?subject=Banksia&body=Lunch%20%26%20more%0A%0Ahttps/);
});

test('tells how often something was shared from ten times on [ACC-055]', () => {
  expect(shareCountText(0)).toBeUndefined();
  expect(shareCountText(9)).toBeUndefined();
  expect(shareCountText(10)).toBe('Shared 10 times');
});
