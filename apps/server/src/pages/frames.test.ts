import { expect, test } from 'vitest';
import { inEachServery } from '../../testing/servery.ts';

inEachServery('a page of ours', (servery) => {
  test.each(['/cart', '/checkout', '/account', '/login', '/kiosk/', '/kiosk/menu', '/pos/', '/pos/checkout'])(
    'cannot be framed by another: %s',
    async (path) => {
      const { headers } = await fetch(servery().url + path);
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('x-frame-options')).toBe('DENY');
    },
  );

  test.each(['/', '/menu/banksia-kitchen'])('may stand in the venue’s own site: %s', async (path) => {
    const { headers } = await fetch(servery().url + path);
    expect(headers.get('content-security-policy')).not.toContain('frame-ancestors');
    expect(headers.get('x-frame-options')).toBe(null);
  });
});
