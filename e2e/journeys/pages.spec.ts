import { expect, test } from '../servery.ts';

type Facts = {
  brand: { name: string; token: string };
  variant: string;
  first: { Merchant?: { merchant: { name: string; menu: { items: unknown[] } } }; AppHome?: object };
};

const factsIn = (html: string): Facts =>
  JSON.parse(
    /<script type="application\/json" id="page-facts">([^]*?)<\/script>/.exec(html)?.[1] ?? 'null',
  ) as Facts;

test.describe('the page as it is sent', () => {
  test('shows the second brand on its own host', async ({ page, servery }) => {
    const response = await page.goto(servery.url.replace('localhost', 'harbour.localhost'));
    const facts = factsIn((await response?.text()) ?? '');
    expect(facts.brand).toMatchObject({ name: 'Harbour Noodle Bar', token: 'harbour-token' });
    await expect(page).toHaveTitle(/Harbour Noodle Bar/);
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(ground).toBe('rgb(14, 22, 38)');
  });
});
