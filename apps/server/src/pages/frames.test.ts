import { expect, test } from 'vitest';
import { inEachShop } from '../../testing/shop.ts';

inEachShop('a page of ours', (shop) => {
  test.each(['/cart', '/checkout', '/account', '/login', '/kiosk/', '/kiosk/menu', '/pos/', '/pos/checkout'])(
    'cannot be framed by another: %s',
    async (path) => {
      const { headers } = await fetch(shop().url + path);
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('x-frame-options')).toBe('DENY');
    },
  );

  test.each(['/', '/menu/banksia-kitchen'])('may stand in the venue’s own site: %s', async (path) => {
    const { headers } = await fetch(shop().url + path);
    expect(headers.get('content-security-policy')).not.toContain('frame-ancestors');
    expect(headers.get('x-frame-options')).toBe(null);
  });
});
