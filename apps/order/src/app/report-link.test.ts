import { expect, test, vi } from 'vitest';

vi.stubGlobal('serveryFacts', {
  brand: { name: 'Banksia Kitchen', words: { support_email: 'hello@banksia.test' }, texts: {} },
});
const { reportLink } = await import('#app/report-link.ts');

test('a problem is reported to the brand by a mail that names what broke, where, and in which version [ACC-232]', () => {
  const link = new URL(reportLink(new TypeError('no 1 + 1'), '/cart'));
  expect(link.pathname).toBe('hello@banksia.test');
  expect(link.search).not.toContain('+');
  expect(link.searchParams.get('subject')).toBe('Problem with Banksia Kitchen');
  expect(link.searchParams.get('body')).toMatch(/no 1 \+ 1\n\/cart\nVersion \d/);
  expect(reportLink('thrown text', '/')).toContain('Unknown');
});
