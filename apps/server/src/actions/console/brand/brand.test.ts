import { request } from 'node:http';
import { beforeAll, expect, test } from 'vitest';
import { readConfig } from '#config';
import { buildServer } from '#server';
import { atConsole } from '../../../../testing/console.ts';
import { codeOf } from '../../../../testing/sample-fields.ts';
import { inEachServery, type Person } from '../../../../testing/servery.ts';

type BrandJson = { name: string; code: string; hosts: string[]; theme: { light: Record<string, string> } };

/** As a browser asks at a host: fetch would say its own. */
const ask = (url: string, host: string): Promise<{ status: number; text: string }> =>
  new Promise((done, failed) => {
    const asked = request(url, { headers: { host } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        done({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString() }),
      );
    });
    asked.on('error', failed);
    asked.end();
  });

inEachServery('a brand', (servery) => {
  let owner: Person;
  const shown = () => owner.call('ConsoleBrand');
  const changed = async (by: (brand: BrandJson) => void) => {
    const { definition, version } = await shown();
    const brand = JSON.parse(definition) as BrandJson;
    by(brand);
    return { definition: JSON.stringify(brand), version };
  };
  const saved = async (by: (brand: BrandJson) => void) => owner.call('ConsoleBrand.save', await changed(by));
  const terms = async (host = 'localhost', url = servery().url) => ask(`${url}/api/legal/terms`, host);

  beforeAll(async () => {
    owner = await atConsole(servery());
  });

  test('is changed while the server runs, and shown with the next page', async () => {
    expect((await terms()).text).toContain('Banksia Kitchen');
    const { version } = await saved((brand) => Object.assign(brand, { name: 'Banksia Corner' }));
    expect((await shown()).version).toBe(version);
    await expect.poll(async () => (await terms()).text).toContain('Banksia Corner');
  });

  test('has texts of its own, which are read before they are taken', async () => {
    const { definition, version } = await shown();
    const own = {
      definition,
      version,
      privacy: '',
      terms: '# House rules\n\n## Manners\n\nBe kind at {brand}.\n',
    };
    await owner.call('ConsoleBrand.save', own);
    await expect.poll(async () => (await terms()).text).toContain('Be kind at');
    const bad = { ...own, version: version + 1, terms: '# Rules\n\n## Manners\n\nAsk {owner}.\n' };
    expect(codeOf(await owner.send('ConsoleBrand.save', bad))).toBe('brand_refused');
  });

  test('that nobody could read is refused with the pair of colours, and stays as it is', async () => {
    const before = await shown();
    const wish = await changed((brand) => Object.assign(brand.theme.light, { ink: '#cccccc' }));
    const { code, message } = await owner.refused('ConsoleBrand.save', wish);
    expect(code).toBe('brand_refused');
    expect(message).toMatch(/ink on surface is 1\.\d+:1, at least 4\.5:1/);
    expect(await owner.refused('ConsoleBrand.save', { ...wish, definition: 'no' })).toMatchObject({
      code: 'brand_refused',
    });
    expect(await shown()).toEqual(before);
  });

  test('keeps what its apps know it by, and takes no other brand’s address', async () => {
    const refused = async (by: (brand: BrandJson) => void) =>
      codeOf(await owner.send('ConsoleBrand.save', await changed(by)));
    expect(await refused((brand) => Object.assign(brand, { code: 'dune' }))).toBe('brand_fixed');
    expect(await refused((brand) => Object.assign(brand, { token: 'another' }))).toBe('brand_fixed');
    expect(await refused((brand) => brand.hosts.push('dune.localhost'))).toBe('host_taken');
    for (const host of ['Not A Host', 'dune.localhost.', '.localhost', 'dune..localhost'])
      expect([host, await refused((brand) => brand.hosts.push(host))]).toEqual([host, 'brand_refused']);
    expect(await refused((brand) => brand.hosts.push('192.0.2.7'))).toBe('bad_host');
  });

  test('is at its own addresses, and nobody’s is a plain page', async () => {
    expect((await terms('dune.localhost')).text).toContain('Dune Coffee');
    const nobodys = await terms('elsewhere.example.com');
    expect(nobodys.status).toBe(404);
    expect(nobodys.text).toContain('There’s no shop at this address');
    expect(nobodys.text).not.toMatch(/Banksia|Dune|Harbour/);
  });

  test('is not changed on top of somebody else’s change', async () => {
    const first = await changed((brand) => Object.assign(brand, { name: 'First' }));
    const second = await changed((brand) => Object.assign(brand, { name: 'Second' }));
    await owner.call('ConsoleBrand.save', first);
    expect(codeOf(await owner.send('ConsoleBrand.save', second))).toBe('brand_changed');
    expect((await shown()).definition).toContain('"First"');
  });

  test('is known to every process as soon as it is told', async () => {
    if (servery().engine !== 'postgres') return;
    const { databaseUrl = '', dataDir } = servery().config;
    const other = await buildServer(
      readConfig({
        NODE_ENV: 'test',
        PORT: '0',
        LOG_LEVEL: 'silent',
        SERVERY_DATA: dataDir,
        DATABASE_URL: databaseUrl,
      }),
    );
    const url = await other.listen();
    await owner.call('ConsoleBrand.save', {
      ...(await changed((brand) => Object.assign(brand, { name: 'Told to all' }))),
      terms: '',
    });
    await expect.poll(async () => (await terms('localhost', url)).text).toContain('Told to all');
    await other.close();
  });
});
