import { brandFile } from '@servery/contract/brand';
import type { Customer } from '@servery/contract/entities/customer';
import { guestCustomer } from '@servery/domain/people/guest';
import { createMemoryHistory } from '@tanstack/react-router';
import { createElement } from 'react';
import { prerender } from 'react-dom/static';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Variant } from '#variants/variant.ts';
import demo from '../../../../brands/demo/brand.json' with { type: 'json' };

const brand = brandFile.parse(demo);
const SLUG = brand.menu_name;
vi.stubGlobal('serveryFacts', { brand, variant: 'web', sid_cookie: 'sid', first: {} });
vi.stubGlobal('location', { pathname: '/' });

const { App, routerFor } = await import('#app/app.tsx');
const { queryClient } = await import('#app/query-client.ts');
const variants = {
  web: (await import('#variants/web.tsx')).web,
  kiosk: (await import('#variants/kiosk.tsx')).kiosk,
  pos: (await import('#variants/pos.tsx')).pos,
};

/** The words of the page at an address, as somebody reads them. */
async function read(variant: Variant, path: string): Promise<string> {
  const base = variant.basepath === '/' ? '' : variant.basepath;
  const history = createMemoryHistory({ initialEntries: [`${base}${path}`] });
  const router = routerFor(variant, history);
  await router.load();
  const { prelude } = await prerender(createElement(App, { variant, router }));
  return (await new Response(prelude).text()).replaceAll(/<!--.*?-->/g, '');
}

const STATUS = { web: 1, kiosk: 3, pos: 8 } as const;

/** Somebody whom the screen is for. A screen in the venue has that venue at hand; a phone has only the brand. */
function arrive(name: keyof typeof STATUS): void {
  queryClient.clear();
  const customer: Customer = { ...guestCustomer, id: 7, status: STATUS[name], menu_name: SLUG };
  queryClient.setQueryData(['customer'], customer);
  queryClient.setQueryData(['account'], {});
  if (name === 'web') return;
  queryClient.setQueryData(['merchant', SLUG], { fulfilment: [], menu: { menu_name: SLUG, items: [] } });
  queryClient.setQueryData(['order', SLUG], { items: [] });
}

describe.each(['web', 'kiosk', 'pos'] as const)('%s', (name) => {
  const variant = variants[name];
  beforeEach(() => arrive(name));

  test('says that logs and tests are not enabled [ACC-204]', async () => {
    expect(await read(variant, '/logs')).toContain('Logs not enabled');
    expect(await read(variant, '/tests')).toContain('Tests not enabled');
  });

  test('says on About what the app is, by whom, which version, and on what terms [ACC-218 ACC-219]', async () => {
    const html = await read(variant, '/about');
    for (const said of [
      'Banksia Kitchen</',
      'A kitchen by the harbour in Fremantle.',
      'href="https://banksia-kitchen.example.com"',
      'Payments by Braintree, a service of PayPal',
      'Made with Servery',
      'Version 3.1.21',
    ])
      expect(html).toContain(said);
    const base = variant.basepath === '/' ? '' : variant.basepath;
    expect(html).toMatch(
      new RegExp(
        `you agree to our <a href="${base}/terms"[^>]*>terms of use</a> and <a href="${base}/privacy"[^>]*>privacy policy</a>`,
      ),
    );
  });

  test('shows the terms and the privacy policy that the server has for the brand', async () => {
    for (const page of ['terms', 'privacy']) {
      const parts = [{ heading: `Part of ${page}`, blocks: [{ kind: 'list', items: ['**One** rule.'] }] }];
      queryClient.setQueryData(['legal', page], { title: `Our ${page}`, intro: [], parts });
      const html = await read(variant, `/${page}`);
      for (const said of [`Our ${page}</`, `Part of ${page}</h2>`, '<strong>One</strong> rule.'])
        expect(html).toContain(said);
    }
  });
});

test.for(['web', 'kiosk', 'pos'] as const)(
  'About says that it stands on a kiosk only where it does: %s [ACC-220]',
  async (name) => {
    arrive(name);
    const html = await read(variants[name], '/about');
    expect(html.includes('Self-service kiosk')).toBe(name === 'kiosk');
  },
);

test.for(['notifications', 'deliveries', 'invoices', 'settings'])(
  'the account has no %s yet, and says so to its member [ACC-203]',
  async (name) => {
    arrive('web');
    expect(await read(variants.web, `/account/${name}`)).toContain('Currently unavailable');
    queryClient.setQueryData<Customer>(['customer'], guestCustomer);
    expect(await read(variants.web, `/account/${name}`)).not.toContain('Currently unavailable');
  },
);
