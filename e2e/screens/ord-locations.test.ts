import type { Page } from '@playwright/test';
import { alterAnswer, alterFacts, overhear } from '../altered.ts';
import { test } from '../browserless/screen.ts';
import { expect, type Servery } from '../servery.ts';
import { chipsInCart, toCheckout } from '../prepared.ts';
import { SAM } from '../shopper.ts';

type Loose = Record<string, unknown>;

test.use({ on: ['web', 'app'], viewport: { width: 390, height: 844 } });

const dune = (servery: Servery): string => servery.url.replace('localhost', 'dune.localhost');
const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const cards = (page: Page) =>
  page
    .getByRole('list', { name: 'Stores' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });

/** A device that says where it is, and remembers how it was asked. */
const devicePosition = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const asked: { accurate: boolean; timeout: string }[] = [];
    const geolocation = {
      getCurrentPosition: (
        found: (position: object) => void,
        _failed: unknown,
        options?: { enableHighAccuracy?: boolean; timeout?: number },
      ) => {
        asked.push({ accurate: options?.enableHighAccuracy === true, timeout: String(options?.timeout) });
        setTimeout(() => found({ coords: { latitude: -32.05, longitude: 115.75 } }));
      },
    };
    Object.defineProperty(navigator, 'geolocation', { value: geolocation });
    Object.assign(window, { positionAsked: asked });
  });

async function signedInAtDune(page: Page, servery: Servery): Promise<void> {
  await page.goto(`${dune(servery)}/login`);
  await page.getByRole('textbox', { name: 'Email' }).fill('member@dune.example.com');
  await page.getByLabel('Password', { exact: true }).fill('banksia-demo');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).not.toHaveURL(/login/);
}

test('the list is first loading, then near; the position is asked for exactly and without hurry, and sent with what the device is [ORD-063 ORD-064 ORD-068 ORD-285]', async ({
  page,
  servery,
  variant,
}) => {
  await devicePosition(page);
  const heard = overhear(page);
  const held = Promise.withResolvers<void>();
  await page.route('**/api', async (route) => {
    if ((route.request().postData() ?? '').includes('RequestAction=Merchants')) await held.promise;
    await route.fallback();
  });
  await page.goto(`${dune(servery)}/locations`);
  await expect(page.getByText('Looking for stores near you')).toBeAttached();
  await expect(cards(page)).toHaveCount(0);
  held.resolve();
  await expect(cards(page).first()).toContainText('Dune Cottesloe');
  await expect(tab(page, 'Nearby')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('Looking for stores near you')).toHaveCount(0);
  const asked = await page.evaluate(
    () => (window as unknown as { positionAsked: { accurate: boolean; timeout: string }[] }).positionAsked,
  );
  expect(asked.length).toBeGreaterThan(0);
  for (const each of asked) expect(each).toEqual({ accurate: true, timeout: 'Infinity' });

  const near = () => heard.find(({ request }) => request.form.get('set') === 'COORDS');
  await expect.poll(() => near()?.answer.ResponseCode).toBe('SUCCESS');
  expect(Object.fromEntries(near()?.request.form ?? [])).toMatchObject({
    RequestAction: 'Merchants',
    lat: '-32.05',
    long: '115.75',
    device_platform: variant === 'app' ? 'stand-in' : 'web',
    device_useragent: expect.stringContaining('Mozilla'),
  });
  expect([...(near()?.request.form.keys() ?? [])].filter((name) => name.startsWith('pn_data'))).toEqual([]);
  const { merchants, history, merchant_types, merchant_groups, settings } = near()?.answer.Response ?? {};
  for (const list of [merchants, history, merchant_types, merchant_groups])
    expect(Array.isArray(list)).toBe(true);
  for (const { group_title } of merchant_groups as { group_title: string }[])
    await expect(page.getByRole('link', { name: group_title, exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Notes' })).toContainText(
    String((settings as Loose)['promo_text']),
  );
  for (const name of ['Search', 'History', 'Nearby']) {
    await tab(page, name).click();
    await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
  }
  await tab(page, 'Search').click();
  await page.getByRole('combobox', { name: 'Suburb or town' }).fill('fremant');
  await alterAnswer(page, 'AddressSearch.resolve', () => undefined);
  const fremantle = page.getByRole('option', { name: /Fremantle/ }).first();
  const withState = (await fremantle.textContent()) ?? '';
  const wished = (field: string) =>
    heard.findLast(({ name }) => name === 'Merchants')?.request.form.get(field) ?? '';
  await fremantle.click();
  await expect.poll(() => wished('state')).toBe('WA');
  expect([wished('set'), wished('search')]).toEqual(['ALL', '']);
  // Neither its position nor its state is known: the name is what is left.
  await alterAnswer(page, 'AddressSearch.suggest', (answer) => {
    for (const each of answer.Response['suggestions'] as Loose[]) each['secondary'] = '';
    return answer;
  });
  await page.getByRole('combobox', { name: 'Suburb or town' }).fill('fremantle');
  // What was suggested before is shown until the new list is there.
  await expect(fremantle).not.toHaveText(withState);
  await fremantle.click();
  await expect.poll(() => wished('search')).toMatch(/Fremantle/);
  expect([wished('set'), wished('state')]).toEqual(['ALL', '']);
});

test('each list that is empty says so in its own words [ORD-070]', async ({ page, servery }) => {
  await devicePosition(page);
  await signedInAtDune(page, servery);
  await alterAnswer(page, 'Merchants', (answer) => {
    Object.assign(answer.Response, { merchants: [], history: [], favourites: [] });
    return answer;
  });
  await page.goto(`${dune(servery)}/locations`);
  // Once it is known that nothing is near, the search is shown: who taps before that is led there too.
  await expect(tab(page, 'Search')).toHaveAttribute('aria-selected', 'true');
  for (const [name, words] of [
    ['Nearby', 'No results nearby :('],
    ['Search', 'No results :('],
    ['Favourites', 'No favourites :('],
    ['History', 'No history found :('],
  ] as const) {
    await tab(page, name).click();
    await expect(page.getByText(words, { exact: true })).toBeVisible();
  }
});

test('places are suburbs and towns of Australia and New Zealand, and nothing else [ORD-052]', async ({
  page,
  servery,
}) => {
  await page.goto(`${dune(servery)}/locations`);
  const place = page.getByRole('combobox', { name: 'Suburb or town' });
  const options = page.getByRole('option');
  for (const [typed, found] of [
    ['ponsonby', /^Ponsonby/],
    ['fitzro', /^Fitzroy/],
    ['fremantle', /^Fremantle/],
  ] as const) {
    await place.fill(typed);
    await expect(options.first()).toHaveText(found);
  }
  // A suburb of London, and a street, are in the provider's books too.
  await place.fill('fitzrov');
  await expect(options.filter({ hasText: 'Fitzro' })).toHaveCount(0);
  await place.fill('norfolk');
  await expect(options.filter({ hasText: 'Norfolk' })).toHaveCount(0);
});

test('a group opens only when it is active and has stores [ORD-056]', async ({ page, servery }) => {
  await devicePosition(page);
  await alterFacts(page, ({ brand }) => {
    Object.assign(brand['locations'] as Loose, { groups: 'cards' });
  });
  await alterAnswer(page, 'Merchants', (answer) => {
    const [like] = answer.Response['merchant_groups'] as Loose[];
    answer.Response['merchant_groups'] = [
      { ...like, id: 1, code: 'one', group_title: 'Open' },
      { ...like, id: 2, code: 'two', group_title: 'Asleep', is_active: 0 },
      { ...like, id: 3, code: 'three', group_title: 'Empty', merchants: [] },
    ];
    return answer;
  });
  await page.goto(`${dune(servery)}/locations`);
  const groups = page.getByRole('list', { name: 'Groups of stores' });
  await expect(groups.getByRole('listitem')).toHaveCount(3);
  await expect(groups.getByRole('link')).toHaveCount(1);
  for (const name of ['Asleep', 'Empty']) await groups.getByText(name, { exact: true }).click();
  await expect(page).toHaveURL(/\/locations$/);
  await groups.getByRole('link', { name: 'Open' }).click();
  await expect(page).toHaveURL(/\/locations\/one$/);
});

test('a store takes orders when it is online, always open, or takes them for later; any other status is inactive [ORD-073 ORD-074]', async ({
  page,
  servery,
}) => {
  await devicePosition(page);
  await alterAnswer(page, 'Merchants', (answer) => {
    const [like] = answer.Response['merchants'] as Loose[];
    const store = (
      id: number,
      name: string,
      status: string,
      always_open: number,
      order_for_later: number,
    ) => ({
      ...like,
      id,
      name,
      status,
      always_open,
      order_for_later,
      cstext: '',
    });
    answer.Response['merchants'] = [
      store(91, 'Online', 'online', 0, 0),
      store(92, 'Always', 'offline', 1, 0),
      store(93, 'Later', 'offline', 0, 1),
      store(94, 'Offline', 'offline', 0, 0),
      store(95, 'Odd', 'being built', 0, 0),
    ];
    return answer;
  });
  await page.goto(`${dune(servery)}/locations`);
  await expect(page.getByRole('link', { name: 'Order Now, Online' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Order Now, Always' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Order for Later, Later' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Closed, Offline' })).toBeVisible();
  await expect(page.getByRole('button', { name: /, Odd$/ })).toBeDisabled();
  await expect(page.getByRole('link', { name: /, Odd$/ })).toHaveCount(0);
});

test('the brand has one store, in Western Australia; people from abroad are welcome [ORD-002 ORD-013]', async ({
  page,
  servery,
}) => {
  const shopper = await chipsInCart(page, servery);
  const heard = overhear(page);
  await page.goto(`${servery.url}/locations`);
  await expect(page).toHaveURL(/\/menu\/banksia-kitchen$/);
  await toCheckout(shopper);
  const loaded = () =>
    heard.find(({ name }) => name === 'ManageCart.load_checkout')?.answer.Response['merchant'];
  await expect.poll(loaded).toMatchObject({ state: 'WA', locale: { country_code: 'AU' } });
  const country = page.getByRole('combobox', { name: 'Country' });
  await expect(country).toHaveValue('AU');
  await country.selectOption('NZ');
  await shopper.fillDetails({ ...SAM, mobile: '21 123 4567' });
  await shopper.placeOrder();
  await shopper.receiptNumber();
});
