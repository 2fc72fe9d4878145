import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('serveryFacts', undefined);
});

const pageWith = (text: string | null | undefined) =>
  vi.stubGlobal('document', {
    querySelector: (which: string) =>
      which === '#page-facts' && text !== undefined ? { textContent: text } : null,
  });

test('are read from the page, with times that no line breaks', async () => {
  pageWith(JSON.stringify({ variant: 'web', brand: { words: { opening_times: 'Daily from 7 am' } } }));
  const { facts } = await import('#api/app-facts.ts');
  expect(facts).toMatchObject({
    variant: 'web',
    brand: { words: { opening_times: 'Daily from 7\u00a0am' } },
  });
});

test.each([undefined, null, ''])('a page with %j for them was not sent by the server', async (text) => {
  pageWith(text);
  await expect(import('#api/app-facts.ts')).rejects.toThrow('This page was not sent by the Servery server');
});

test('are handed over where there is no page, and what is said is said as their brand says it', async () => {
  const given = { variant: 'kiosk', brand: { texts: {}, language: 'de-AT' } };
  vi.stubGlobal('serveryFacts', given);
  expect((await import('#api/app-facts.ts')).facts).toBe(given);
  const { spokenLanguage } = await import('@servery/domain/texts/catalogue');
  expect(spokenLanguage()).toBe('de-AT');
});
