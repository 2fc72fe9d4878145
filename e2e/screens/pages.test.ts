import { test } from '../browserless/screen.ts';
import { expect } from '../servery.ts';

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
  test('holds the brand, the variant and the whole menu before any script runs', async ({ servery }) => {
    const html = await (await fetch(`${servery.url}/menu/banksia-kitchen`)).text();
    const facts = factsIn(html);
    expect(facts).toMatchObject({ variant: 'web', brand: { name: 'Banksia Kitchen' } });
    expect(facts.first.Merchant?.merchant.menu.items).toHaveLength(8);
    expect(html).toContain('<title>Banksia Kitchen, Fremantle Online Menu</title>');
    expect(html).toMatch(/--accent:#2f5d4a/);
  });

  test('holds the landing page at /, and its own variant below /kiosk/ and /pos/', async ({ servery }) => {
    const at = async (path: string) => factsIn(await (await fetch(`${servery.url}${path}`)).text());
    expect((await at('/')).first.AppHome).toBeTruthy();
    expect((await at('/kiosk/')).variant).toBe('kiosk');
    expect((await at('/pos/')).variant).toBe('pos');
  });

  test('allows no script but its own files', async ({ servery }) => {
    const response = await fetch(`${servery.url}/`);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain('unsafe');
  });

  test('sends hashed files compressed and for ever, and nothing from outside its folders', async ({
    servery,
  }) => {
    const html = await (await fetch(`${servery.url}/`)).text();
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? '';
    const response = await fetch(`${servery.url}${script}`, { headers: { 'accept-encoding': 'br' } });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    for (const path of [
      '/assets/../package.json',
      '/assets/%2e%2e/index.html',
      '/media/demo/..%2f..%2fpackage.json',
    ])
      expect(await (await fetch(`${servery.url}${path}`)).text()).not.toContain('"workspaces"');
    expect((await fetch(`${servery.url}/assets/none.js`)).status).toBe(404);
  });

  test('serves console and component gallery', async ({ servery }) => {
    for (const path of ['/console/', '/ui/']) expect((await fetch(`${servery.url}${path}`)).status).toBe(200);
  });
});
