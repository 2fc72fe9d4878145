import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { DEFAULT_RADIUS_KM } from '@servery/domain/address/suggest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { visit } from '../../../../testing/orders.ts';
import { type Sandbox, setProvider, startSandbox } from '../../../../testing/sandbox.ts';
import { engines } from '../../../../testing/engines.ts';
import { inEachServery, openServery, type Servery } from '../../../../testing/servery.ts';

const session = 'c0ffee00-0000-4000-8000-000000000001';
const services = [
  { name: 'Google', env: (url: string) => ({ GOOGLE_MAPS_KEY: 'any', GOOGLE_MAPS_URL: `${url}/google` }) },
  { name: 'Addressr', env: (url: string) => ({ ADDRESSR_URL: `${url}/addressr` }) },
];
const cases = services.flatMap((service) => engines().map((engine) => ({ ...service, engine })));

describe.each(cases)('addresses by $name, on $engine', ({ engine, env, name }) => {
  let sandbox: Sandbox;
  let servery: Servery & { close(): Promise<void> };
  beforeAll(async () => {
    sandbox = await startSandbox();
    servery = await openServery(engine, env(sandbox.url));
  });
  afterAll(async () => {
    await servery.close();
    await sandbox.close();
  });
  const suggest = async (text: string, more: object = {}) => {
    const { suggestions } = await servery
      .person()
      .call('AddressSearch.suggest', { kind: 'address', text, session, ...more });
    return suggestions;
  };

  test('a few letters find an address, and choosing it tells its parts', async () => {
    const { at } = await visit(servery.person());
    const [first] = await suggest('8 norfolk', { store_id: at.store_id });
    expect(first).toMatchObject({
      main: '8 Norfolk Street',
      secondary: expect.stringContaining('Fremantle'),
    });
    const found = await servery.person().call('AddressSearch.resolve', { id: first?.id ?? '', session });
    expect(found).toMatchObject({
      address1: '8 Norfolk Street',
      city: 'Fremantle',
      state: 'WA',
      postcode: '6160',
      country: 'AU',
      street_number: '8',
    });
    expect(found.lat).toBeCloseTo(-32.06, 1);
  });

  test('the unit of a flat is kept apart from the street', async () => {
    const [flat] = await suggest('2/41 ellen street');
    const found = await servery.person().call('AddressSearch.resolve', { id: flat?.id ?? '', session });
    expect(found).toMatchObject({ address1: '41 Ellen Street', street_number: '41' });
    expect(found.address2).toMatch(/2$/);
  });

  test('suburbs are found for the list of stores', async () => {
    const [town] = await suggest('cotte', { kind: 'place' });
    expect(town?.main).toBe('Cottesloe');
    const found = await servery.person().call('AddressSearch.resolve', { id: town?.id ?? '', session });
    expect(found).toMatchObject({ city: 'Cottesloe', state: 'WA' });
  });

  test('three characters are too few to search by, four are enough [ORD-053]', async () => {
    expect(await suggest('cot', { kind: 'place' })).toEqual([]);
    expect(await suggest('cott', { kind: 'place' })).toHaveLength(1);
  });

  test('an address that the service has forgotten is refused with what to do', async () => {
    const refused = await servery.person().refused('AddressSearch.resolve', { id: 'gone', session });
    expect(refused.message).toBe('Error confirming address, please enter it manually');
  });

  test.runIf(name === 'Google')(
    'a service that fails or hangs up is told as such, and the next search works',
    async () => {
      for (const mode of ['refuse', 'temporary', 'drop']) {
        await setProvider(sandbox, 'address', { mode, times: 1 });
        const refused = await servery
          .person()
          .refused('AddressSearch.suggest', { kind: 'address', text: '8 norfolk', session });
        expect(refused.message).toBe(
          'Error searching for address. Please enter your delivery address manually.',
        );
      }
      expect(await suggest('8 norfolk')).not.toHaveLength(0);
    },
  );

  test.runIf(name === 'Google')(
    'addresses near the store come first, in the store’s country alone [ACC-160]',
    async () => {
      const { at } = await visit(servery.person());
      const found = await suggest('41 1 street', { store_id: at.store_id });
      expect(found.map(({ secondary }) => secondary).join()).toContain('Fremantle');
      expect(await suggest('ponsonby', { store_id: at.store_id })).toEqual([]);
      expect(await suggest('ponsonby')).toHaveLength(1);
      expect(await suggest('ponsonby', { kind: 'place' })).toHaveLength(1);
    },
  );
});

inEachServery('addresses without a maps service', (servery) => {
  test('a search says that there is none [ORD-214]', async () => {
    const refused = await servery()
      .person()
      .refused('AddressSearch.suggest', { kind: 'address', text: '8 norfolk', session });
    expect(refused.message).toBe('Google maps not loaded, try again');
  });
});

inEachServery(
  'addresses of another brand’s store',
  (servery) => {
    test('a store that is not the brand’s is not searched around', async () => {
      const harbour = servery().person({ Token: 'harbour-token', AppId: 'servery-harbour' });
      const { at } = await visit(harbour, 'harbour-noodle-bar');
      const refused = await servery()
        .person()
        .refused('AddressSearch.suggest', { kind: 'address', text: '8 norfolk', session, ...at });
      expect(refused.code).toBe('no_merchant');
    });
  },
  { GOOGLE_MAPS_KEY: 'unused', GOOGLE_MAPS_URL: 'http://127.0.0.1:9' },
);

describe.each(engines())('where an address is looked for, on %s', (engine) => {
  const asked: {
    locationBias?: { circle: { center: object; radius: number } };
    includedRegionCodes: string[];
    includedPrimaryTypes: string[];
  }[] = [];
  let maps: Server;
  let servery: Servery & { close(): Promise<void> };
  beforeAll(async () => {
    maps = createServer(async (request, response) => {
      asked.push((await json(request)) as (typeof asked)[number]);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
    await new Promise<void>((done) => maps.listen(0, '127.0.0.1', done));
    const url = `http://127.0.0.1:${(maps.address() as AddressInfo).port}`;
    servery = await openServery(engine, { GOOGLE_MAPS_KEY: 'any', GOOGLE_MAPS_URL: url });
  });
  afterAll(async () => {
    await servery.close();
    maps.close();
  });

  test('it is around the store, as far as it serves; where it does not say how far, as far as 100 km, of which the service takes 50 [ORD-209 ACC-161]', async () => {
    const { at } = await visit(servery.person());
    const circleAt = async (radius_km: number) => {
      await servery.server.db.write((tx) =>
        tx.q.updateTable('venue').set({ radius_km }).where('id', '=', at.store_id).execute(),
      );
      const text = '8 norfolk';
      await servery.person().call('AddressSearch.suggest', { kind: 'address', text, session, ...at });
      return asked.at(-1)?.locationBias?.circle;
    };
    const center = { latitude: -32.0539, longitude: 115.7458 };
    expect(await circleAt(8)).toEqual({ center, radius: 8000 });
    expect(await circleAt(49)).toEqual({ center, radius: 49_000 });
    expect(await circleAt(0)).toEqual({ center, radius: 50_000 });
    expect(DEFAULT_RADIUS_KM).toBe(100);
  });

  test('it is in the store’s country, or in Australia and New Zealand where it does not say; and addresses alone [CHK-077]', async () => {
    const { at } = await visit(servery.person());
    const askedIn = async (country_code: string) => {
      await servery.server.db.write((tx) =>
        tx.q.updateTable('venue').set({ country_code }).where('id', '=', at.store_id).execute(),
      );
      const text = '8 norfolk';
      await servery.person().call('AddressSearch.suggest', { kind: 'address', text, session, ...at });
      return asked.at(-1);
    };
    for (const [code, regions] of [
      ['NZ', ['nz']],
      ['', ['au', 'nz']],
      ['AU', ['au']],
    ] as const)
      expect((await askedIn(code))?.includedRegionCodes).toEqual(regions);
    expect(asked.at(-1)?.includedPrimaryTypes).toEqual(['street_address', 'premise', 'subpremise', 'route']);
  });
});
