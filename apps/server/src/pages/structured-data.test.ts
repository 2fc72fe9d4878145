import { expect, test } from 'vitest';
import { visit } from '../../testing/orders.ts';
import { inEachServery } from '../../testing/servery.ts';
import { structuredData } from '#pages/structured-data';

inEachServery('the venue in the words of schema.org', (servery) => {
  test('names the restaurant, where it is, when it is open, and every dish with its price', async () => {
    const { merchant } = await visit(servery().person());
    const data = structuredData(merchant);
    expect(data).toMatchObject({
      '@type': 'Restaurant',
      name: 'Banksia Kitchen',
      address: { addressLocality: 'Fremantle', addressRegion: 'WA', addressCountry: 'AU' },
      hasMenu: { '@type': 'Menu' },
    });
    const { hasMenu, openingHoursSpecification: hours } = data as {
      hasMenu: { hasMenuSection: { name: string; hasMenuItem: { name: string; offers: object }[] }[] };
      openingHoursSpecification: { dayOfWeek: string }[];
    };
    expect(hasMenu.hasMenuSection.map(({ name }) => name)).toEqual(
      merchant.menu.items.map(({ name }) => name),
    );
    const chips = hasMenu.hasMenuSection
      .flatMap((section) => section.hasMenuItem)
      .find(({ name }) => name === 'Rosemary Chips');
    expect(chips?.offers).toMatchObject({
      price: expect.stringMatching(/^\d+\.\d\d$/),
      priceCurrency: 'AUD',
    });
    expect(hours.map(({ dayOfWeek }) => dayOfWeek)).toContain('Monday');
  });

  test('a very long menu is told by its sections alone', async () => {
    const { merchant } = await visit(servery().person());
    const long = { ...merchant, menu: { ...merchant.menu, item_count: 10_000 } };
    expect(JSON.stringify(structuredData(long))).not.toContain('MenuItem');
  });
});
