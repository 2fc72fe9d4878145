import { expect, test } from 'vitest';
import { merchantCard, merchantGroup } from '@servery/contract/entities/merchant-card';
import { locationSettings } from '@servery/contract/calls/customer/merchants';
import { add, changeMenu, DUNE, signIn, submission, visit } from '../../../../testing/orders.ts';
import { inEachServery, type Person } from '../../../../testing/servery.ts';

/** On the beach at Cottesloe. */
const BEACH = { lat: '-31.9950' as never, long: '115.7510' as never };

const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);

inEachServery('the list of venues', (servery) => {
  const all = (person: Person, more: object = {}) => person.call('Merchants', { set: 'ALL', ...more });

  test('takes set, position, state, search, device and push data, and answers venues, history, types, groups and settings [ORD-323]', async () => {
    const person = servery().person(DUNE);
    const device = {
      device_useragent: 'Phone',
      device_cordova: '12',
      device_platform: 'ios',
      device_uuid: 'u-1',
      device_version: '19',
      device_model: 'iPhone',
      pn_data: { provider: 'onesignal', appId: 'a', subId: 's', userId: 'u', pushToken: 't' },
    };
    const wish = { set: 'ALL' as const, ...BEACH, state: 'WA', search: 'dune', ...device };
    const answer = await person.call('Merchants', wish);
    expect(Object.keys(answer)).toEqual([
      'merchants',
      'history',
      'favourites',
      'merchant_types',
      'merchant_groups',
      'settings',
    ]);
    expect(answer.merchants[0]?.name).toBe('Dune Cottesloe');
    expect(answer.history).toEqual([]);
    expect(answer.merchant_types[0]).toEqual({ code: 'cafe', name: 'Café' });
    expect(names((await all(person)).merchants)).toEqual([
      'Dune Cottesloe',
      'Dune Margaret River',
      'Dune Perth',
    ]);
    expect((await person.refused('Merchants', { set: 'SOME' })).message).toBe('set is not COORDS or ALL');
  });

  test('has the words of the brand’s settings, and says what the list was made from [ORD-322]', async () => {
    const { settings } = await all(servery().person(DUNE));
    expect(Object.keys(locationSettings.shape)).toEqual([
      'set',
      'promo_text',
      'payment_text',
      'delivery_text',
      'warning_text',
    ]);
    expect(settings).toMatchObject({ set: 'ALL', payment_text: 'Pay at the counter. No surcharge, ever.' });
    const near = await servery()
      .person(DUNE)
      .call('Merchants', { set: 'COORDS', ...BEACH });
    expect(near.settings.set).toBe('COORDS');
  });

  test('has groups with their venues, active or not [ORD-321]', async () => {
    const { merchant_groups: groups, merchants } = await all(servery().person(DUNE));
    expect(Object.keys(merchantGroup.shape)).toEqual([
      'id',
      'code',
      'group_title',
      'group_subtitle',
      'hero_img_url',
      'is_active',
      'merchants',
    ]);
    const idOf = (name: string) => merchants.find((merchant) => merchant.name === name)!.id;
    expect(groups.map(({ group_title, merchants: ids }) => [group_title, ids])).toEqual([
      ['Perth', [idOf('Dune Cottesloe'), idOf('Dune Perth')]],
      ['South West', [idOf('Dune Margaret River')]],
    ]);
    await servery().server.db.write(({ q }) =>
      q.updateTable('venue_group').set({ is_active: 0 }).where('code', '=', 'south-west').execute(),
    );
    const after = await all(servery().person(DUNE));
    expect(after.merchant_groups.map(({ is_active }) => is_active)).toEqual([1, 0]);
  });

  test('lists what is near, nearest first, with the distance to one decimal', async () => {
    const { merchants } = await servery()
      .person(DUNE)
      .call('Merchants', { set: 'COORDS', ...BEACH });
    expect(merchants.map(({ name, distance_from_position: km }) => [name, km])).toEqual([
      ['Dune Cottesloe', '0.1'],
      ['Dune Perth', '11.0'],
    ]);
    const everywhere = await all(servery().person(DUNE), BEACH);
    expect(names(everywhere.merchants)).toEqual(['Dune Cottesloe', 'Dune Perth', 'Dune Margaret River']);
    expect(everywhere.merchants[2]!.distance_from_position).toMatch(/^22\d\.\d$/);
  });

  test('needs a position to know what is near, and finds nothing near Sydney', async () => {
    const person = servery().person(DUNE);
    expect((await person.refused('Merchants', { set: 'COORDS' })).code).toBe('coords_missing');
    expect((await person.refused('Merchants', { set: 'COORDS', lat: 91, long: 0 })).code).toBe('bad_request');
    const sydney = { lat: '-33.8688' as never, long: '151.2093' as never };
    expect((await person.call('Merchants', { set: 'COORDS', ...sydney })).merchants).toEqual([]);
  });

  test('searches by name, suburb and postcode in any letters, and by state', async () => {
    const person = servery().person(DUNE);
    const found = async (more: object) => names((await all(person, more)).merchants);
    expect(await found({ search: 'MARGARET' })).toEqual(['Dune Margaret River']);
    expect(await found({ search: 'cottes' })).toEqual(['Dune Cottesloe']);
    expect(await found({ search: '6000' })).toEqual(['Dune Perth']);
    expect(await found({ search: 'nowhere' })).toEqual([]);
    expect(await found({ state: 'wa' })).toHaveLength(3);
    expect(await found({ state: 'NSW' })).toEqual([]);
  });

  test('tells online from offline and from any other status, with the words for what is to come', async () => {
    const { merchants } = await all(servery().person(DUNE));
    const facts = merchants.map(({ name, status, order_for_later, cstext }) => [
      name,
      status,
      order_for_later,
      cstext,
    ]);
    expect(facts).toEqual([
      ['Dune Cottesloe', 'online', 1, 'Coming soon'],
      ['Dune Margaret River', 'coming soon', 0, 'Opening this summer'],
      ['Dune Perth', 'offline', 1, 'Coming soon'],
    ]);
  });

  test('shows a venue with address, menus, fulfilment and payment icons, and never one of another brand', async () => {
    const { merchants } = await all(servery().person(DUNE));
    const cottesloe = merchants.find(({ name }) => name === 'Dune Cottesloe')!;
    expect(Object.keys(cottesloe)).toEqual(Object.keys(merchantCard.shape));
    expect(cottesloe).toMatchObject({
      address1: '38 Marine Parade',
      suburb: 'Cottesloe',
      brand: 'dune',
      merchant_type: 'cafe',
      hero_img_url: '/media/dune/hero.svg',
      payment_methods: ['store'],
      distance_from_position: '',
      menus: [{ name: 'dune-cottesloe', hours: expect.any(Array) }],
    });
    expect(cottesloe.fulfilment).toEqual([
      { code: 'pickup', icon: 'shopping-bag', verb: 'Pickup' },
      { code: 'deliver', icon: 'bike', verb: 'Beach drop' },
    ]);
    expect(names((await all(servery().person())).merchants)).toEqual(['Banksia Kitchen']);
  });

  test('remembers where a member has ordered, last first, and nothing for a guest', async () => {
    const member = await signIn(servery().person(DUNE), 'member@dune.example.com');
    const order = async (slug: string, more: object) => {
      const venue = await visit(member, slug);
      await add(member, venue, 'Cold Drip');
      await member.call('SubmitOrder', submission(venue, more));
      servery().clock.now += 1000;
    };
    const perth = await visit(member, 'dune-perth');
    const [shelf] = (await member.call('PickupLocations', perth.at)).locations_on_date;
    await order('dune-perth', {
      fulfilment_asap: 0,
      fulfilment_datetime: Date.parse('2026-11-18T08:00:00+08:00') / 1000,
      pickup_location_id: shelf!.pickup_location_id,
    });
    await order('dune-cottesloe', {});
    expect(names((await all(member)).history)).toEqual(['Dune Cottesloe', 'Dune Perth']);
    expect((await all(servery().person(DUNE))).history).toEqual([]);
  });

  test('a member keeps favourites, last first, each once, and lets them go; nobody else has any', async () => {
    const member = await signIn(servery().person(DUNE), 'member@dune.example.com');
    const store = async (slug: string) => (await visit(member, slug)).merchant.id;
    const keep = async (slug: string, is_favourite: 0 | 1 = 1) => {
      servery().clock.now += 1000;
      const store_id = await store(slug);
      return (await member.call('FavouriteStore', { store_id, is_favourite })).favourites;
    };
    await keep('dune-perth');
    await keep('dune-cottesloe');
    expect(await keep('dune-perth')).toEqual([await store('dune-cottesloe'), await store('dune-perth')]);
    expect(names((await all(member)).favourites)).toEqual(['Dune Cottesloe', 'Dune Perth']);
    expect((await all(servery().person(DUNE))).favourites).toEqual([]);
    await keep('dune-perth', 0);
    expect(await keep('dune-perth', 0)).toEqual([await store('dune-cottesloe')]);
  });

  test('a favourite is a store of the same brand, kept by a member', async () => {
    const member = await signIn(servery().person(DUNE), 'member@dune.example.com');
    const elsewhere = await visit(servery().person(), 'banksia-kitchen');
    const wish = { store_id: elsewhere.merchant.id, is_favourite: 1 as const };
    expect((await member.refused('FavouriteStore', wish)).code).toBe('no_merchant');
    const guest = servery().person(DUNE);
    const perth = await visit(guest, 'dune-perth');
    const own = { store_id: perth.merchant.id, is_favourite: 1 as const };
    expect((await guest.refused('FavouriteStore', own)).code).toBe('signed_out');
    const staff = await signIn(servery().person(DUNE), 'staff@dune.example.com');
    expect((await staff.refused('FavouriteStore', own)).code).toBe('members_only');
    expect((await all(staff)).favourites).toEqual([]);
  });

  test('sends a venue whose brand has moved to its own app there [ORD-345]', async () => {
    const moved = {
      redirect: 1 as const,
      title: 'We have moved',
      text: 'Order in our own app.',
      brand_name: 'Dune Roasters',
      url_web_app: 'https://roasters.example.com',
      url_ios_app: 'https://apps.example.com/ios',
      url_android_app: 'https://apps.example.com/android',
    };
    const person = servery().person(DUNE);
    expect((await visit(person, 'dune-cottesloe')).merchant.brand_redirect).toEqual({
      redirect: 0,
      title: '',
      text: '',
      brand_name: '',
      url_web_app: '',
      url_ios_app: '',
      url_android_app: '',
    });
    await changeMenu(servery(), ({ q }) =>
      q
        .updateTable('venue')
        .set({ brand_redirect: JSON.stringify(moved) })
        .where('name', '=', 'Dune Cottesloe')
        .execute(),
    );
    expect((await visit(person, 'dune-cottesloe')).merchant.brand_redirect).toEqual(moved);
  });
});
