import { brandFile } from '@servery/contract/brand';
import { WEB_PATHS } from '@servery/domain/links/web-paths';
import { createMemoryHistory, isRedirect } from '@tanstack/react-router';
import { expect, test, vi } from 'vitest';
import demo from '../../../../brands/demo/brand.json' with { type: 'json' };

type Name = 'web' | 'kiosk' | 'pos';

/** A page that the server sent for one variant of the demo brand, with other switches where a test wants them. */
async function router(name: Name, path: string, flags: object = {}) {
  vi.resetModules();
  const brand = brandFile.parse({ ...demo, flags: { ...demo.flags, ...flags } });
  Object.assign(globalThis, { serveryFacts: { brand, variant: name, sid_cookie: 'sid', first: {} } });
  const { routerFor } = await import('#app/app.tsx');
  const { loadVariant } = await import('#variants/load.ts');
  const variant = await loadVariant();
  const history = createMemoryHistory({ initialEntries: [path] });
  return { router: routerFor(variant, history), variant };
}

type Leads = { to?: string; search?: true | Record<string, string | undefined> };

/** Where the route of an address sends on to; nothing where it is shown itself. */
async function sendsTo(address: string, flags?: object): Promise<Leads | undefined> {
  const { router: web } = await router('web', '/', flags);
  const [path = '', query = ''] = address.split('?');
  const search = Object.fromEntries(new URLSearchParams(query));
  const match = web.matchRoutes(path, search).at(-1);
  const route = Object.values(web.routesById).find(({ id }) => id === match?.routeId);
  const beforeLoad = route?.options.beforeLoad as ((at: object) => void) | undefined;
  try {
    beforeLoad?.({ params: match?.params, search });
    return undefined;
  } catch (thrown) {
    if (!isRedirect(thrown)) throw thrown;
    const { to, search: kept } = thrown.options as Leads;
    return { to, search: kept };
  }
}

/** The path of the route that an address belongs to, as the variant wrote it. */
async function routesOf(name: Name): Promise<(path: string) => string> {
  const { router: its, variant } = await router(name, '/');
  const base = variant.basepath === '/' ? '' : variant.basepath;
  return (path) => its.matchRoutes(base + path, {}).at(-1)?.fullPath ?? '';
}

const TIMEOUT_MS = 120_000;

test(
  'the web knows the routes of ordering, of signing in, of the receipt and of the pages about the venue [ACC-018 ACC-020 ACC-021 ACC-028]',
  async () => {
    const route = await routesOf('web');
    for (const path of [
      '/locations/login',
      '/menu/login',
      '/menu',
      '/cart/login',
      '/cart',
      '/checkout/login',
      '/checkout',
      '/login',
      '/signup',
      '/signin',
      '/forgot',
      '/logout',
      '/account/reset',
      '/logs',
      '/tests',
      '/about',
      '/terms',
      '/privacy',
    ])
      expect(route(path).replace(/(.)\/$/, '$1')).toBe(path);
    expect(route('/menu/banksia-kitchen')).toMatch(/^\/menu\/\$slug\/?$/);
    expect(route('/menu/banksia-kitchen/item/22-chips')).toBe('/menu/$slug/item/$item');
    expect(route('/account/orders/abc')).toBe('/account/orders/$orderId');
  },
  TIMEOUT_MS,
);

test('the server knows which addresses of the web are pages', async () => {
  const { router: its } = await router('web', '/');
  const paths = Object.values(its.routesById)
    .filter(({ id }) => id !== '__root__' && id !== '/$')
    .map(({ fullPath }) => (fullPath as string).replaceAll(/\$\w+/g, '$').replace(/(.)\/$/, '$1'));
  expect(paths.toSorted()).toEqual(WEB_PATHS.toSorted());
});

test('the root goes to the menu that it names, else shows Home, else the stores [ACC-016 ACC-017]', async () => {
  expect((await sendsTo('/?menu=other-menu'))?.to).toBe('/menu/other-menu');
  expect(await sendsTo('/')).toBeUndefined();
  const hidden = await sendsTo('/', { hide_home: true });
  expect(hidden?.to).toBe('/menu/banksia-kitchen');
});

test('the stores of a brand with one store, and every address that means nothing, are its menu [ACC-019 ACC-029]', async () => {
  for (const path of ['/locations', '/locations/fremantle', '/nothing', '/nothing/at/all'])
    expect((await sendsTo(path))?.to).toBe('/menu/banksia-kitchen');
});

test('an address with a sid, or with a user and their token, signs in and keeps the menu it names [ACC-031]', async () => {
  const link = (search: object) => ({ to: '/login/link', search });
  expect(await sendsTo('/?sid=abc&menu=other-menu')).toEqual(link({ sid: 'abc', menu: 'other-menu' }));
  expect(await sendsTo('/?userid=7&usertoken=t')).toEqual(link({ userid: '7', usertoken: 't' }));
  expect(await sendsTo('/?userid=7')).not.toMatchObject({ to: '/login/link' });
});

const SIGNED_IN = [
  '/menu/$slug',
  '/menu',
  '/cart',
  '/order/$orderId',
  '/checkout',
  '/eftpos/linkly',
  '/logs',
  '/tests',
  '/about',
  '/terms',
  '/privacy',
];
/** What a till has beside them. */
const OWN = { kiosk: [], pos: ['/orders', '/order/$orderId/pay', '/order/$orderId/split'] };
/** Where somebody signs in, or out. */
const OPEN = ['/login', '/signup', '/signin', '/forgot', '/logout', '/pair'];

test.each(['kiosk', 'pos'] as const)(
  'the %s knows its own routes and no more, behind a sign-in, and About for anything else [ACC-036]',
  async (name) => {
    const { router: its } = await router(name, '/');
    const paths = (inside: boolean) =>
      Object.values(its.routesById)
        .filter(({ id }) => id.startsWith('/signed-in/') === inside && id !== '__root__')
        .map(({ fullPath }) => fullPath as string);
    expect(paths(true).toSorted()).toEqual(['/', '/$', ...SIGNED_IN, ...OWN[name]].toSorted());
    expect(
      paths(false)
        .filter((path) => path !== '/')
        .toSorted(),
    ).toEqual(OPEN.toSorted());
  },
  TIMEOUT_MS,
);
